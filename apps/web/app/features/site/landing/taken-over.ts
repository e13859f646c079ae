type Sections = typeof import("./LaterSections.tsx");

let sections: Promise<Sections> | undefined;

/**
 * Everything that stands below the promise, taken over once it is wanted. The import is cached: where its code has come, a section is
 * drawn without a wait.
 */
export async function loadLaterSections() {
  sections ??= import("./LaterSections.tsx");
  return await sections;
}

const load =
  <Name extends keyof Sections>(name: Name) =>
  async () => ({ default: (await loadLaterSections())[name] });

/** Nine services. */
export const loadServices = load("Services");
/** Who does them. */
export const loadPeople = load("People");
/** Four trades, and the way in. */
export const loadHighlights = load("Highlights");
/** What each side gains. */
export const loadWhyChoose = load("WhyChoose");
/** What partners offer now. */
export const loadPartnerOffers = load("PartnerOffers");
/** What it costs. */
export const loadPricing = load("Pricing");
/** What the AI helps with. */
export const loadAiSection = load("AiSection");
/** The last word before the questions. */
export const loadCallToAction = load("CallToAction");
