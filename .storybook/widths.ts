/** The window of a story that states nothing about its width. In px. */
export const usualWindow = { width: 1280, height: 720 } as const;

/** The window of a screen that is judged at a width. In px. */
const windowOf = (width: number) => ({ width, height: width < 500 ? 844 : 900 });

/** Widths at which a screen is judged, by the value of the `viewport` global. */
export const windows: Readonly<Record<string, { width: number; height: number }>> = Object.fromEntries(
  [320, 390, 768, 1280].map((width) => [`w${width}`, windowOf(width)]),
);

/** The same as choices of Storybook's own menu. */
export const widths = Object.fromEntries(
  Object.entries(windows).map(([value, { width, height }]) => [
    value,
    { name: `${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);
