import { media, vars } from "@jobami/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const { color, font } = vars;

/** Left out where a row has no room for it; the mission's page says it. */
export const fromTablet = style({ "@media": { [media.belowTablet]: { display: "none" } } });

const said = style({ fontWeight: font.weight.semibold });
export const tone = styleVariants({
  neutral: [said, { color: color.textSoft }],
  info: [said, { color: color.info }],
  success: [said, { color: color.success }],
  warning: [said, { color: color.warning }],
  danger: [said, { color: color.danger }],
});
export const urgent = style([said, { whiteSpace: "nowrap", color: color.danger }]);
export const urgentIcon = style({
  display: "inline",
  verticalAlign: "text-bottom",
  marginInlineEnd: "0.125rem",
});
