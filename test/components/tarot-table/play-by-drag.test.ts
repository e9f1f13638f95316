import { playsWholeDeals } from "./whole-deal.js";

playsWholeDeals("drag", 1280);
