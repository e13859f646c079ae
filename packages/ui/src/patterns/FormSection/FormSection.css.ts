import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { space } = vars;

export const section = style({
  display: "grid",
  gap: space[5],
  selectors: {
    "& + &": {
      marginBlockStart: space[8],
      paddingBlockStart: space[8],
      borderBlockStart: `${vars.lineWidth} solid ${vars.color.line}`,
    },
  },
});
export const textBlock = style({ display: "grid", gap: space[1] });
export const fields = style({ display: "grid", gap: space[5], minWidth: 0 });
