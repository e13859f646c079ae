import { media, vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, space, font } = vars;

/** Google's light button in every theme, as its guidelines ask: white, its own ink, its own edge. */
const google = { ground: "#ffffff", ink: "#1f1f1f", edge: "#747775" } as const;

export const button = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[3],
  width: "100%",
  minHeight: "max(3.5rem, 3.1em)",
  paddingInline: space[4],
  borderRadius: vars.radius.box,
  border: `${vars.lineWidth} solid ${google.edge}`,
  background: google.ground,
  color: google.ink,
  fontSize: vars.buttonSize,
  fontWeight: font.weight.semibold,
  textAlign: "center",
  textDecoration: "none",
  selectors: {
    "&:hover": { background: "#f2f2f2" },
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
