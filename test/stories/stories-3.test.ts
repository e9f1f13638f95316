import { lookAtStories } from "./look-at-stories.js";

lookAtStories(2, 4);
