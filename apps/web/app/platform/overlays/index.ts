export { useIsOverlayFree, useOverlayLock } from "./overlay-lock.ts";
