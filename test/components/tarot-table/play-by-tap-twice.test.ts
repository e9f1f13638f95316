import { playsWholeDeals } from "./whole-deal.js";

playsWholeDeals("tap-twice", 1280);
