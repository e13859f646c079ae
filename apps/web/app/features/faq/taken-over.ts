/** The help section of the landing page, taken over after the first paint. */
export async function loadFaqSection() {
  return { default: (await import("./FaqSection.tsx")).FaqSection };
}
