import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../../theme/contract.css.ts";

export const avatar = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  overflow: "hidden",
  borderRadius: "50%",
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1,
  userSelect: "none",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});
export const size = styleVariants({
  small: { width: "2rem", height: "2rem", fontSize: "0.75rem" },
  medium: { width: "2.75rem", height: "2.75rem", fontSize: "1rem" },
  large: { width: "4rem", height: "4rem", fontSize: "1.375rem" },
  huge: { width: "6rem", height: "6rem", fontSize: "2rem" },
});
const { color } = vars;
export const tints = styleVariants({
  sapin: { background: color.avatar, color: color.onAvatar },
  mirabelle: { background: color.jobiSoft, color: color.onJobiSoft },
  mandarine: { background: color.accentSoft, color: color.onAccentSoft },
  ciel: { background: color.infoSoft, color: color.onInfoSoft },
});
export const picture = style({ width: "100%", height: "100%", objectFit: "cover" });
