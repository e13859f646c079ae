import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color, font } = vars;
export const section = style({
  scrollMarginTop: space[16],
  "@media": { print: { breakInside: "avoid-page" } },
});
export const paragraph = style({ textWrap: "pretty", lineHeight: 1.65, overflowWrap: "anywhere" });
export const list = style({ paddingInlineStart: space[5], listStyle: "disc", lineHeight: 1.6 });
export const label = style({ fontSize: font.size.small, color: color.textFaint });
export const value = style({ margin: 0, overflowWrap: "anywhere" });
export const screen = style({ paddingBlock: `${space[10]} ${space[16]}` });
export const contentsLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "1.75rem",
});
