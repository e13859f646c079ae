import { style } from "@vanilla-extract/css";

/** Devices that point with a finger have a camera at hand; on others the button would open the same files again. */
export const camera = style({ display: "none", "@media": { "(pointer: coarse)": { display: "block" } } });
