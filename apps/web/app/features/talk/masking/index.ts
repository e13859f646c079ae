export { ContestMask } from "./ContestMask.tsx";
export { copy as maskingCopy, kindLabel } from "./copy.ts";
export { loadMaskNote, loadWillBeMasked } from "./load.ts";
export { MarkedText } from "./MarkedText.tsx";
export { type ContestProblem, contestOutcomes } from "./masking.actors.ts";
export { ReadText } from "./ReadText.tsx";
