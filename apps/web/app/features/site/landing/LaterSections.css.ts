import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";
import { cardLook, sectionLook } from "./section-look.ts";

const { color, space, font, radius } = vars;

export const section = style(sectionLook);
/** What follows belongs to it, or stands as close. */
export const sectionAbove = style([section, { paddingBlockEnd: 0 }]);
export const sunken = style({ background: color.sunken });

export const card = style(cardLook);
/** A card that is a link. */
export const linkCard = style([
  card,
  {
    textDecoration: "none",
    ":hover": { borderColor: color.primary },
  },
]);
export const icon = style({ flex: "none", color: color.primary });
export const popular = style({
  paddingInline: space[2],
  borderRadius: radius.pill,
  background: color.jobiSoft,
  color: color.onJobiSoft,
  fontSize: font.size.label,
});

/** Of what was written of a person: a few lines; their profile has the whole. */
export const review = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
});

/** Two beside each other also on a phone. */
export const trades = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space[3],
});
/** The first trade. */
export const tradeFirst = style([
  linkCard,
  { borderColor: color.primarySoft, background: color.primarySoft, color: color.onPrimarySoft },
]);
export const amount = style({
  fontFamily: font.heading,
  fontWeight: font.weight.heavy,
  fontSize: font.size.h2,
  lineHeight: 1,
  letterSpacing: "-0.03em",
});
export const signUp = style([card, { borderColor: color.primary, padding: space[5] }]);

/** What a short text becomes stands apart from them. */
export const proposed = style([card, { borderStyle: "dashed", borderColor: color.primary }]);

export const advantage = style({ color: color.primary });

export const planPrice = style({
  fontFamily: font.heading,
  fontWeight: font.weight.heavy,
  fontSize: font.size.h1,
  lineHeight: 1,
});
export const planFree = style([card, { borderColor: color.primary }]);
export const check = style({ flex: "none", marginTop: "0.15em", color: color.success });
export const jobi = style([
  card,
  { borderColor: color.jobiSoft, background: color.jobiSoft, color: color.onJobiSoft },
]);
export const coin = style({
  width: "1.1em",
  height: "1.1em",
  borderRadius: "50%",
  background: color.jobi,
  color: color.onJobi,
  fontSize: "0.86em",
  fontWeight: font.weight.heavy,
});

export const call = style([section, { background: color.primarySoft, color: color.onPrimarySoft }]);
