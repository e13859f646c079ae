import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const screen = style({ display: "grid", gap: space[10], paddingBlock: space[8] });

export const columns = style({
  display: "grid",
  gap: space[8],
  alignItems: "start",
  "@media": { [media.fromWide]: { gridTemplateColumns: "minmax(0, 2fr) minmax(16rem, 1fr)" } },
});

export const part = style({ display: "grid", gap: space[4], minWidth: 0 });
