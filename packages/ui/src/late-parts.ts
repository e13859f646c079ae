export { isPartMissed, latePart, prefetch, useLatePart, watchMissedParts } from "./internal/late-part.ts";
