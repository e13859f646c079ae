import { vars } from "@jobami/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const { color, radius } = vars;

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

/** A picture that opens: as high as a few lines, whatever its shape. */
export const opens = style({
  display: "block",
  width: "fit-content",
  maxWidth: "100%",
  padding: 0,
  borderRadius: radius.box,
  overflow: "hidden",
  border: `${vars.lineWidth} solid ${color.line}`,
  cursor: "zoom-in",
});
export const large = style({
  display: "block",
  width: "auto",
  height: "auto",
  maxWidth: "100%",
  maxHeight: "14rem",
  background: color.sunken,
});
/** One of several in a row. */
export const small = style({
  display: "block",
  width: "6rem",
  height: "6rem",
  objectFit: "cover",
  background: color.sunken,
});
/** Devices that point with a finger have a camera at hand; on others the button would open the same files again. */
export const camera = style({ display: "none", "@media": { "(pointer: coarse)": { display: "block" } } });
