import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { space, color, font, radius } = vars;

export const who = style({ overflowWrap: "anywhere" });

export const form = style({ padding: space[5], borderRadius: radius.box, background: color.sunken });

export const bodyText = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere", color: color.textSoft });

/** Two lines of what was written; the whole of it stands with the proposal. */
export const excerpt = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
});

/** All of what was written, with its lines. */
export const wholeText = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });

export const row = style({
  position: "relative",
  padding: space[5],
  borderRadius: radius.card,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.surface,
  selectors: {
    "&:hover": { borderColor: color.primary },
    "&[data-awaited]": { borderColor: color.primary, boxShadow: `inset 0 0 0 1px ${color.primary}` },
  },
});

export const rowHead = style({ fontSize: font.size.small, color: color.textFaint });

export const rowTitle = style({ minWidth: 0 });

export const rowPrice = style({ flexShrink: 0 });
export const rowTerms = style({ fontWeight: font.weight.semibold });
/** Above the link that covers the card. */
export const rowAct = style({ position: "relative", zIndex: 1 });

export const rowLink = style({
  color: color.text,
  textDecoration: "none",
  overflowWrap: "anywhere",
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.card },
});

/** As high as the button that comes. */
export const awaited = style({
  minHeight: `max(${vars.target}, calc(2.75 * ${vars.buttonSize}))`,
});

export const changes = style({ margin: 0 });
export const change = style({ margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
/** What is new is marked by its weight, besides the line through what was. */
export const changed = style({ fontWeight: font.weight.semibold, textDecoration: "none" });
