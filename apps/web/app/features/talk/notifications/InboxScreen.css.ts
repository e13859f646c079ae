import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color, font, radius } = vars;

export const item = style({
  position: "relative",
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.card,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
  scrollMarginBlock: "7rem",
  selectors: {
    "&[data-unread]": { borderColor: color.primary, background: color.primarySoft },
    "&[data-sought]": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
  },
});

export const title = style({ overflowWrap: "anywhere" });

export const itemLink = style({
  color: color.text,
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.card },
});

export const textBlock = style({ color: color.textSoft, overflowWrap: "anywhere" });

export const foot = style({ fontSize: font.size.small, color: color.textSoft });

/** Above the link that covers the whole item. */
export const commands = style({ marginInline: `calc(-1 * ${space[2]})` });
export const mark = style({
  position: "relative",
  zIndex: 1,
  paddingInline: space[2],
  border: 0,
  background: "none",
  borderRadius: radius.control,
  color: color.primary,
  fontWeight: font.weight.semibold,
  cursor: "pointer",
  ":hover": { textDecoration: "underline" },
});
