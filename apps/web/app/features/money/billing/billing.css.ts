import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

/** A sheet of paper: on screen a card, in print the page itself. */
export const sheet = style({
  padding: space[6],
  background: color.surface,
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: vars.radius.card,
  "@media": {
    [media.belowTablet]: { padding: space[4] },
    print: { padding: 0, border: 0, borderRadius: 0 },
  },
});
/** The title of the page states the same: on paper it is that one alone. */
export const onScreen = style({ "@media": { print: { display: "none" } } });
/** Lines as they were typed. */
export const typed = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const wordBreak = style({ overflowWrap: "anywhere" });

/** Sums below each other, at the end of the sheet. */
export const totals = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: `${space[2]} ${space[6]}`,
  margin: 0,
  marginInlineStart: "auto",
  inlineSize: "100%",
  maxInlineSize: "22rem",
  fontVariantNumeric: "tabular-nums",
  breakInside: "avoid",
});
export const figure = style({ margin: 0, textAlign: "end" });
export const grand = style({
  paddingBlockStart: space[2],
  borderBlockStart: `${vars.lineWidth} solid ${color.line}`,
  fontWeight: vars.font.weight.bold,
});

/** A line of the editor. */
export const line = style({
  margin: 0,
  padding: space[4],
  border: `${vars.lineWidth} solid ${color.line}`,
  borderRadius: vars.radius.box,
  minInlineSize: 0,
});
export const legal = style({ breakInside: "avoid", fontSize: vars.font.size.small });

/** Stays in sight beside a long form. */
export const aside = style({
  "@media": {
    [media.fromWide]: { position: "sticky", insetBlockStart: "calc(var(--j-top-covered, 0px) + 1rem)" },
  },
});
export const alone = style({ paddingBlock: space[8], "@media": { print: { paddingBlock: 0 } } });
