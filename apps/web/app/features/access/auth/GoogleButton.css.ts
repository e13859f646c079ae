import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, font } = vars;

export const button = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[3],
  width: "100%",
  minHeight: "max(3.5rem, 3.1em)",
  paddingInline: space[4],
  borderRadius: vars.radius.box,
  border: `${vars.lineWidth} solid ${color.lineStrong}`,
  background: color.surface,
  color: color.text,
  fontSize: vars.buttonSize,
  fontWeight: font.weight.semibold,
  textAlign: "center",
  textDecoration: "none",
  selectors: {
    "&:hover": { borderColor: color.textFaint },
    "&:active": { background: color.sunken },
    "&[aria-busy=true]": { cursor: "progress" },
  },
  "@media": { [media.forcedColors]: { borderColor: "LinkText" } },
});

export const logo = style({ width: "1.25em", height: "1.25em", flex: "none" });

export const or = style({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  color: color.textSoft,
  "::before": { content: "", flex: 1, borderTop: `${vars.lineWidth} solid ${color.line}` },
  "::after": { content: "", flex: 1, borderTop: `${vars.lineWidth} solid ${color.line}` },
});
