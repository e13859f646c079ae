import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const place = style({ display: "grid", gap: vars.space[2], minWidth: 0 });
export const locate = style({ justifySelf: "start", marginInlineStart: "-0.5rem" });
