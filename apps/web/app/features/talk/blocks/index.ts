export { BlockNote } from "./BlockNote.tsx";
export { BlockQuestion } from "./BlockQuestion.tsx";
export { BlocksScreen } from "./BlocksScreen.tsx";
export { copy as blockCopy } from "./copy.ts";
export { loadBlockButton } from "./load.ts";
export { type Blocking, useBlock } from "./use-block.ts";
