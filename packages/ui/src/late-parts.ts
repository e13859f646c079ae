export {
  isPartMissed,
  latePart,
  missPage,
  prefetch,
  useLatePart,
  watchMissedParts,
} from "./internal/late-part.ts";
