export { isPartMissed, watchMissedParts } from "./internal/late-part.ts";
