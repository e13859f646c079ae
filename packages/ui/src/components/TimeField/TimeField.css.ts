import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const clock = style({ flex: "none", color: vars.color.textFaint });
