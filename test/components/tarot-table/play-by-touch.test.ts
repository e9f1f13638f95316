import { playsWholeDeals } from "./whole-deal.js";

playsWholeDeals("touch", 360);
