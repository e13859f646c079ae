type Sections = typeof import("./LaterSections.tsx");

/** Loads one of the sections that stand below the promise, taken over after the first paint. */
const load =
  <Name extends keyof Sections>(name: Name) =>
  async () => ({ default: (await import("./LaterSections.tsx"))[name] });

/** Four trades, and the way in. */
export const loadHighlights = load("Highlights");
/** What each side gains. */
export const loadWhyChoose = load("WhyChoose");
/** What partners offer now. */
export const loadPartnerOffers = load("PartnerOffers");
/** What it costs. */
export const loadPricing = load("Pricing");
/** What the AI helps with. */
export async function loadAiSection() {
  return { default: (await import("./AiSection.tsx")).AiSection };
}

/** The last word before the questions. */
export const loadCallToAction = load("CallToAction");
