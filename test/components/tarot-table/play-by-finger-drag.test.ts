import { playsWholeDeals } from "./whole-deal.js";

playsWholeDeals("finger-drag", 360);
