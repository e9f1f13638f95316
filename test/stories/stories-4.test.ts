import { lookAtStories } from "./look-at-stories.js";

lookAtStories(3, 4);
