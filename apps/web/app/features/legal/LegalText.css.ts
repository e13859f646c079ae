import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color, font } = vars;

export const article = style({ display: "grid", gap: space[8] });
export const section = style({
  display: "grid",
  gap: space[3],
  scrollMarginTop: space[16],
  "@media": { print: { breakInside: "avoid-page" } },
});
export const paragraph = style({ textWrap: "pretty", lineHeight: 1.65, overflowWrap: "anywhere" });
export const list = style({
  display: "grid",
  gap: space[2],
  paddingInlineStart: space[5],
  listStyle: "disc",
  lineHeight: 1.6,
});
export const identity = style({ display: "grid", gap: space[3] });
export const row = style({
  display: "grid",
  gap: space[1],
  "@media": {
    [media.fromTablet]: { gridTemplateColumns: "16rem minmax(0, 1fr)", alignItems: "baseline" },
  },
});
export const label = style({ fontSize: font.size.small, color: color.textFaint });
export const value = style({ margin: 0, overflowWrap: "anywhere" });
export const screen = style({ display: "grid", gap: space[6], paddingBlock: `${space[10]} ${space[16]}` });
export const contents = style({ display: "grid", gap: space[2] });
export const contentsLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "1.75rem",
});
