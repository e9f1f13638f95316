import { problemBox } from "../../shared/problem-box.js";
import { dog } from "./dog.styles.js";
import { hand } from "./hand.styles.js";
import { header } from "./header.styles.js";
import { largeText } from "./large-text.styles.js";
import { low } from "./low.styles.js";
import { panels } from "./panels.styles.js";
import { places } from "./places.styles.js";
import { seats } from "./seats.styles.js";
import { table } from "./table.styles.js";

export const styles = [table, header, seats, places, dog, hand, problemBox, panels, largeText, low];
