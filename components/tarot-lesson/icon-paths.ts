import { star, undo } from "../shared/icons.js";

/** What the icons of a lesson draw; see `icon()`. */
export const paths = {
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  skip: "M5 5.5l9 6.5-9 6.5zM18 6v12",
  undo,
  retry: "M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4.5 4v4.5H9",
  first: "M6 5v14M19 5.5L10 12l9 6.5z",
  bulb: "M9.5 20.5h5M9 17c0-2.5-3-3.8-3-7.5a6 6 0 0 1 12 0c0 3.7-3 5-3 7.5z",
  star,
  tick: "M4.5 12.5l5 5 10-11",
  cross: "M6 6l12 12M18 6L6 18",
  exclamation: "M12 5v8.5M12 18.5v.1",
} as const;
