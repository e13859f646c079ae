export { fetchAhead, isLost, useAheadWhenQuiet } from "./ahead.ts";
