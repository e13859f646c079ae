import { vars } from "@jobami/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const { color } = vars;

const side = "min(70vh, 40rem)";

/** A window on a picture, in which it is moved by scrolling. */
export const paper = style({
  overflow: "auto",
  blockSize: side,
  border: `${vars.lineWidth} solid ${color.line}`,
  background: color.sunken,
});

/** A square, so that nothing of it is out of reach however it is turned. */
export const picture = style({
  display: "block",
  marginInline: "auto",
  maxInlineSize: "none",
  aspectRatio: "1",
  objectFit: "contain",
});

const times = (factor: number) => ({ inlineSize: `calc(min(100%, ${side}) * ${factor})` });

/** How large a picture is drawn: once, it fits its window. */
export const zoom = styleVariants({ 1: times(1), 2: times(2), 3: times(3), 4: times(4) });

export const turn = styleVariants(
  { 0: ["0deg"], 90: ["90deg"], 180: ["180deg"], 270: ["270deg"] },
  ([angle]) => ({ transform: `rotate(${angle})` }),
);
