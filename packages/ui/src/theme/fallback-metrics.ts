const arial = 'local("Arial"),local("Liberation Sans"),local("Helvetica")';

/**
 * Arial stretched to the brand fonts, so that nothing moves when they arrive. size-adjust is the ratio of mean
 * letter widths over French letter frequencies; the overrides are the brand font's ascent and descent over it.
 */
export const fallbackMetrics = {
  heading: {
    src: arial,
    sizeAdjust: "100%",
    ascentOverride: "93%",
    descentOverride: "27%",
    lineGapOverride: "0%",
  },
  text: {
    src: arial,
    sizeAdjust: "100%",
    ascentOverride: "95%",
    descentOverride: "29%",
    lineGapOverride: "0%",
  },
} as const;
