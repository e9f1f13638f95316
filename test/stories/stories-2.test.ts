import { lookAtStories } from "./look-at-stories.js";

lookAtStories(1, 4);
