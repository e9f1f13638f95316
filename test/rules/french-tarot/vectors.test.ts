import { holdVectors } from "../vectors.js";

holdVectors("french-tarot-3", 80);
holdVectors("french-tarot-4", 80);
holdVectors("french-tarot-5", 80);
/** Of the federation's magazine, with the scores that it prints. */
holdVectors("tarotmag", 2);
