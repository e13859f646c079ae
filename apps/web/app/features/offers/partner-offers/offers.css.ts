import { vars } from "@jobami/ui/theme";
import { style } from "@vanilla-extract/css";

const { color, font, radius, space } = vars;

export const page = style({ paddingBlock: `clamp(2.5rem, 1.5rem + 4vw, 5rem) ${space[10]}` });
/** The advantage as a ticket has it: what one comes for, before its title. */
export const advantage = style({
  alignSelf: "start",
  justifySelf: "start",
  paddingBlock: space[1],
  paddingInline: space[3],
  border: `${vars.lineWidth} dashed ${color.primary}`,
  borderRadius: radius.box,
  background: color.primarySoft,
  color: color.onPrimarySoft,
  fontFamily: font.heading,
  fontSize: font.size.h3,
  fontWeight: font.weight.bold,
  lineHeight: 1.2,
  overflowWrap: "anywhere",
});
export const card = style({ height: "100%" });
export const facts = style({ marginBlockStart: "auto" });
export const bodyText = style({ maxWidth: "65ch", whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const title = style({ overflowWrap: "anywhere" });
export const form = style({ maxWidth: "48rem" });
export const steps = style({ paddingInlineStart: space[5], listStyle: "decimal" });
/** The picture of the camera: hidden until there is one. */
export const picture = style({
  width: "100%",
  maxWidth: "26rem",
  aspectRatio: "1",
  objectFit: "cover",
  borderRadius: radius.sheet,
  background: color.sunken,
  selectors: { "&[hidden]": { display: "none" } },
});
export const codeCard = style({ breakInside: "avoid" });
export const onScreen = style({ "@media": { print: { display: "none" } } });
/** What can be pressed in a card whose title is its link. */
export const above = style({ position: "relative", zIndex: 1 });
