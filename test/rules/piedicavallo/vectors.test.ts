import { holdVectors } from "../vectors.js";

holdVectors("piedicavallo", 60);
