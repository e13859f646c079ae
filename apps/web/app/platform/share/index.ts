export { ShareButton } from "./ShareButton.tsx";
export { useCopy } from "./use-copy.ts";
