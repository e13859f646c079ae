import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color } = vars;

export const page = style({ display: "grid", gap: space[8], paddingBlock: space[8] });

export const head = style({ display: "grid", gap: space[2] });

export const step = style({ display: "grid", gap: space[6] });

export const stepHead = style({ display: "grid", gap: space[1], outline: "none" });

export const actions = style({
  display: "flex",
  flexDirection: "row-reverse",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[3],
  paddingBlockStart: space[4],
  "@media": { [media.belowTablet]: { flexDirection: "column", alignItems: "stretch" } },
});

export const draftLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  minHeight: vars.target,
  color: color.textFaint,
});

export const choices = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
