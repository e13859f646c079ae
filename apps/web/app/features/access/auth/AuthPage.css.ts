import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

export const page = style({ flexGrow: 1 });
export const column = style({
  width: "min(100%, 34rem)",
  marginInline: "auto",
  padding: `clamp(2rem, 1rem + 4vw, 4.5rem) ${space[5]} ${space[16]}`,
});

/** What stands beside the form on wide screens: a word and the street. */
export const aside = style({
  display: "none",
  "@media": {
    [media.fromWide]: {
      display: "block",
      marginTop: "-5.25rem",
      overflow: "clip",
      background: `linear-gradient(${color.sunken}, color-mix(in oklab, ${color.primarySoft} 85%, ${color.page}))`,
    },
  },
});
export const asideView = style({
  position: "sticky",
  top: 0,
  height: "100dvh",
});
export const asideText = style({ padding: `${space[12]} ${space[12]} ${space[10]}` });
export const asideStreet = style({ width: "160%" });

/** Left free until the scripts have come that fill it: what stands below does not move. */
export const passkey = style({ minHeight: "max(3.5rem, 3.1em)" });

export const demo = style({
  padding: space[5],
  borderRadius: radius.card,
  border: `${vars.lineWidth} dashed ${color.lineStrong}`,
});
export const demoAccount = style({
  width: "100%",
  minHeight: vars.target,
  paddingInline: space[3],
  marginInline: `calc(-1 * ${space[3]})`,
  borderRadius: radius.control,
  textAlign: "start",
  overflowWrap: "anywhere",
  ":hover": { background: color.sunken },
});
export const demoLabel = style({ fontWeight: font.weight.semibold });
