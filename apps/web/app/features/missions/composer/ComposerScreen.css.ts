import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;

export const stepTitle = style({ outline: "none" });

export const actions = style({
  display: "flex",
  flexDirection: "row-reverse",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlockStart: space[4],
  "@media": { [media.belowTablet]: { flexDirection: "column", alignItems: "stretch" } },
});

export const draftLine = style({ minHeight: vars.target, color: color.textFaint });
