import { holdVectors } from "../vectors.js";

holdVectors("preferanzen", 100);
