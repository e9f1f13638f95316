import { playsWholeDeals } from "./whole-deal.js";

playsWholeDeals("keyboard", 1280);
