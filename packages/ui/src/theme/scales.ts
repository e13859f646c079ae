/** Space on a 4 px grid, in rem so that it follows the font scale. `space[4]` is 16 px at normal size. */
export const space = {
  0: "0",
  1: "0.25rem",
  2: "0.5rem",
  3: "0.75rem",
  4: "1rem",
  5: "1.25rem",
  6: "1.5rem",
  8: "2rem",
  10: "2.5rem",
  12: "3rem",
  16: "4rem",
  24: "6rem",
} as const;

/** Corner radii: controls 10 px, boxes 12 px, cards 16 px, pills full. */
export const radius = {
  small: "0.375rem",
  control: "0.625rem",
  box: "0.75rem",
  card: "1rem",
  sheet: "1.375rem",
  pill: "99rem",
} as const;

/** Type: families with size-adjusted fallbacks, sizes in rem, weights, unitless line heights, tracking. */
export const font = {
  heading: '"Bricolage Grotesque","Bricolage Fallback",sans-serif',
  text: '"Atkinson Hyperlegible Next","Atkinson Fallback",sans-serif',
  size: {
    tiny: "0.75rem",
    label: "0.8125rem",
    small: "0.875rem",
    body: "1rem",
    lead: "1.125rem",
    h4: "1.0625rem",
    h3: "1.25rem",
    h2: "1.75rem",
    h1: "clamp(1.875rem, 1.4rem + 2vw, 2.5rem)",
    display: "clamp(2.5rem, 1.3rem + 5.2vw, 5rem)",
  },
  weight: { regular: 400, semibold: 600, bold: 700, heavy: 800 },
  line: { flat: 1, tight: 1.06, snug: 1.25, body: 1.5 },
  tracking: { tight: "-0.018em", snug: "-0.01em", normal: "0", wide: "0.06em" },
} as const;

/** How long a movement takes, in ms: what appears, what moves, what crosses the page. Nothing moves where motion is unwanted. */
export const duration = { fast: 120, base: 180, slow: 240 } as const;

/** Stacking order of what floats, lowest first. */
export const layer = { sticky: 10, bar: 20, menu: 30, dialog: 40, toast: 50, skipLink: 60 } as const;

/** Smallest side of a target (44 px whatever the font scale; WCAG 2.5.5). */
export const target = "max(44px, 2.75rem)";

/** Widths in px at which a layout may change. */
export const breakpoint = { wide: 980, laptop: 768, tablet: 640, phone: 370 } as const;

/** Media queries: `from` a breakpoint up, or `below` it. Widths in em, so that zoom and text size count. */
export const media = {
  fromPhone: "(min-width: 23.125em)",
  fromTablet: "(min-width: 40em)",
  fromLaptop: "(min-width: 48em)",
  fromWide: "(min-width: 61.25em)",
  belowTablet: "(max-width: 39.99em)",
  belowWide: "(max-width: 61.24em)",
  /** Below 400 px there is no height for what stays over the page: it stands in it. */
  short: "(max-height: 24.99em)",
  hover: "(hover: hover)",
  motionAllowed: "(prefers-reduced-motion: no-preference)",
  forcedColors: "(forced-colors: active)",
} as const;

/** Widths of what something stands in, not of the window, in rem of the text as it is shown: large text counts as little room. */
export const boxes = { crowded: "(max-width: 19rem)", narrow: "(max-width: 26rem)" } as const;

/**
 * Where the rail stands beside a page, as a rule of styles: from `fromWide` on, and with text extra-large where the window is as wide
 * in that text. Queries of the window do not know that setting.
 */
export const whereRailStands = <Rule extends object>(rule: Rule) => ({
  [`screen and ${media.fromWide}`]: { selectors: { ":root:not([data-font-size=extra-large]) &": rule } },
  "screen and (min-width: 76.5625em)": rule,
});

/** Font scale of the setting fontSize, in rem of the browser's own size (A11Y-03). */
export const fontScale = { small: 0.875, normal: 1, large: 1.125, "extra-large": 1.25 } as const;
/** Size of what is typed, at every text size: iOS zooms the page into a field whose text is smaller than 16 px, which is a pica. */
export const typedSize = "max(1em, 1pc)";
/** Button scale of the setting buttonSize: text size of a button in rem (A11Y-06). */
export const buttonScale = { small: 0.75, normal: 1, large: 1.25, "extra-large": 1.5 } as const;
