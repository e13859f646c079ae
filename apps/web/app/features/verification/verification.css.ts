import { vars } from "@jobami/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const { color, space } = vars;

export const screen = style({ paddingBlock: `${space[4]} ${space[8]}` });

/** A window on a paper, in which it is moved by scrolling. */
export const paper = style({
  overflow: "auto",
  blockSize: "min(70vh, 40rem)",
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.sunken,
});

export const picture = style({ display: "block", maxInlineSize: "none", transformOrigin: "center" });

/** How wide a paper is drawn, in the width of its window. */
export const zoom = styleVariants({ 1: ["100%"], 2: ["200%"], 3: ["300%"], 4: ["400%"] }, ([inlineSize]) => ({
  inlineSize,
}));

export const turn = styleVariants(
  { 0: ["0deg"], 90: ["90deg"], 180: ["180deg"], 270: ["270deg"] },
  ([angle]) => ({ transform: `rotate(${angle})` }),
);
