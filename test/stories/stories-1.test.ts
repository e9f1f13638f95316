import { lookAtStories } from "./look-at-stories.js";

lookAtStories(0, 4);
