import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

/** Reaches into the room that every page leaves above its title, and lies over it to be clicked. */
export const trail = style({ position: "relative", marginBlockEnd: `calc(${vars.space[4]} * -1)` });
