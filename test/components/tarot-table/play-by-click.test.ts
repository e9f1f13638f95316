import { playsWholeDeals } from "./whole-deal.js";

playsWholeDeals("click", 1280);
