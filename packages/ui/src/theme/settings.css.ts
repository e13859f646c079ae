import { globalStyle } from "@vanilla-extract/css";
import { colorVisionFilterId, colorVisionMatrices } from "./color-vision.ts";
import { vars } from "./contract.css.ts";
import { buttonScale, fontScale } from "./scales.ts";

for (const [name, rem] of Object.entries(fontScale)) {
  if (rem !== 1) globalStyle(`:root[data-font-size=${name}]`, { fontSize: `${rem * 100}%` });
}
for (const [name, rem] of Object.entries(buttonScale)) {
  if (rem !== 1) globalStyle(`:root[data-button-size=${name}]`, { vars: { [vars.buttonSize]: `${rem}rem` } });
}

/** Where Tab leads, seen before it is pressed. An outline takes no room, and gives way to that of the focus and of a control's own. */
globalStyle(
  `:where(:root[data-keyboard=visible] :is(a[href], button:enabled, summary):not([tabindex="-1"], :focus-visible))`,
  { outline: `1px dashed ${vars.color.focus}`, outlineOffset: "1px" },
);

for (const vision of Object.keys(colorVisionMatrices) as (keyof typeof colorVisionMatrices)[]) {
  const root = `:root[data-color-vision=${vision}]`;
  // The browser draws modal dialogs and popovers beside the root element, out of reach of its filter.
  globalStyle(`${root}, ${root} :is(dialog:modal, [popover]:popover-open)`, {
    filter: `url(#${colorVisionFilterId(vision)})`,
  });
}

/** Not even a frame of an animation: what comes in is there at once, and however often it would be repeated, that takes no time either. A transition of any length, on everything, leaves the layout one frame behind: an anchor reached meanwhile is missed. */
const frozen = {
  animationDuration: "0s !important",
  transitionDuration: "0s !important",
} as const;
globalStyle(
  ":root[data-motion=reduced] *, :root[data-motion=reduced] *::before, :root[data-motion=reduced] *::after",
  frozen,
);
globalStyle(
  ":root:not([data-motion=full]) *, :root:not([data-motion=full]) *::before, :root:not([data-motion=full]) *::after",
  {
    "@media": { "(prefers-reduced-motion: reduce)": frozen },
  },
);
