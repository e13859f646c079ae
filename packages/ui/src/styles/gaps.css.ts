import { styleVariants } from "@vanilla-extract/css";
import { space } from "../theme/scales.ts";

/** Space between what a layout holds, in both directions. */
export const gap = styleVariants(space, (step) => ({ gap: step }));
/** Space between its lines, where it differs. After `gap`, since it is laid over it. */
export const rowGap = styleVariants(space, (step) => ({ rowGap: step }));
