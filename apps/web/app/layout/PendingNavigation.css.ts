import { media, vars } from "@jobami/ui/theme";
import { keyframes, style } from "@vanilla-extract/css";

const slide = keyframes({ from: { insetInlineStart: "-40%" }, to: { insetInlineStart: "100%" } });

export const track = style({
  position: "fixed",
  insetInline: 0,
  top: 0,
  zIndex: vars.layer.toast,
  height: "0.25rem",
  overflow: "hidden",
  background: vars.color.sunken,
});

/** Without motion it stands in the middle of the track. */
export const bar = style({
  position: "absolute",
  height: "100%",
  width: "40%",
  insetInlineStart: "30%",
  background: vars.color.primary,
  "@media": {
    [media.forcedColors]: { forcedColorAdjust: "none", background: "Highlight" },
    [media.motionAllowed]: {
      selectors: {
        ":root:not([data-motion=reduced]) &": { animation: `${slide} 1.4s ease-in-out infinite` },
      },
    },
  },
});
