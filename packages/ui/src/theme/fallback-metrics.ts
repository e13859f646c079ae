/**
 * Arial stretched to the brand fonts, so that nothing moves when they arrive. size-adjust is the ratio of mean
 * letter widths over French letter frequencies (measured: text 400 at 16 px; headings 700 between 40 and 80 px);
 * the overrides are the brand font's ascent and descent over it.
 */
export const fallbackMetrics = {
  heading: {
    src: 'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Helvetica Bold")',
    fontWeight: "200 800",
    sizeAdjust: "97%",
    ascentOverride: "95.9%",
    descentOverride: "27.8%",
    lineGapOverride: "0%",
  },
  text: {
    src: 'local("Arial"),local("ArialMT"),local("Liberation Sans"),local("Helvetica")',
    sizeAdjust: "100.4%",
    ascentOverride: "98%",
    descentOverride: "31.5%",
    lineGapOverride: "0%",
  },
} as const;
