/** What stands below the promise, taken over after the first paint. */
const load = () => import("./LaterSections.tsx");

/** Four trades, and the way in. */
export async function loadHighlights() {
  return { default: (await load()).Highlights };
}

/** What each side gains. */
export async function loadWhyChoose() {
  return { default: (await load()).WhyChoose };
}

/** What the AI helps with. */
export async function loadAiSection() {
  return { default: (await import("./AiSection.tsx")).AiSection };
}

/** The last word before the questions. */
export async function loadCallToAction() {
  return { default: (await load()).CallToAction };
}
