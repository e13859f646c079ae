import { media, vars } from "@jobami/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const { color, font } = vars;

/** Left out where a row has no room for it; the mission's page shows it. */
export const fromTablet = style({ "@media": { [media.belowTablet]: { display: "none" } } });

/** Icon or picture: one width, so that titles stand below each other. */
export const leading = style({ inlineSize: "2.5rem" });
export const cover = style({
  inlineSize: "2.5rem",
  blockSize: "2.5rem",
  objectFit: "cover",
  borderRadius: vars.radius.small,
  background: color.sunken,
});

const emphasis = style({ fontWeight: font.weight.semibold });
export const tone = styleVariants({
  neutral: [emphasis, { color: color.textSoft }],
  info: [emphasis, { color: color.info }],
  success: [emphasis, { color: color.success }],
  warning: [emphasis, { color: color.warning }],
  danger: [emphasis, { color: color.danger }],
});
export const urgent = style([emphasis, { whiteSpace: "nowrap", color: color.danger }]);
export const urgentIcon = style({
  display: "inline",
  verticalAlign: "text-bottom",
  marginInlineEnd: "0.125rem",
});
