import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, font, radius } = vars;

export const page = style({
  display: "grid",
  flexGrow: 1,
  "@media": { [media.fromWide]: { gridTemplateColumns: "minmax(0, 1.1fr) minmax(0, 1fr)" } },
});
export const column = style({
  display: "grid",
  gap: space[8],
  alignContent: "start",
  width: "min(100%, 34rem)",
  marginInline: "auto",
  padding: `clamp(2rem, 1rem + 4vw, 4.5rem) ${space[5]} ${space[16]}`,
});
export const head = style({ display: "grid", gap: space[2] });
export const form = style({ display: "grid", gap: space[5] });
export const pair = style({
  display: "grid",
  alignItems: "start",
  gap: space[5],
  "@media": { [media.fromTablet]: { gridTemplateColumns: "1fr 1fr" } },
});
export const stack = style({ display: "grid", gap: space[4], justifyItems: "start" });
export const targetLink = style({ display: "inline-flex", alignItems: "center", minHeight: vars.target });

/** What stands beside the form on wide screens: a word and the street. */
export const aside = style({
  display: "none",
  "@media": {
    [media.fromWide]: {
      display: "block",
      marginTop: "-5.25rem",
      overflow: "clip",
      background: `linear-gradient(180deg, ${color.sunken}, color-mix(in oklab, ${color.primarySoft} 85%, ${color.page}))`,
    },
  },
});
export const asideView = style({
  position: "sticky",
  top: 0,
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  height: "100dvh",
});
export const asideWords = style({
  padding: `${space[12]} ${space[12]} ${space[10]}`,
  display: "grid",
  gap: space[4],
});
export const asideStreet = style({ width: "160%" });

export const demo = style({
  display: "grid",
  gap: space[3],
  padding: space[5],
  borderRadius: radius.card,
  border: `${vars.lineWidth} dashed ${color.lineStrong}`,
});
export const demoList = style({ display: "grid", gap: space[1] });
export const demoAccount = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[3],
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
