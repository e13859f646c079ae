/** The hardest that a person can ask of a layout: a page 320 px wide, text and buttons extra-large. In px. */
export const narrowest = { width: 320, height: 700 } as const;

/** Whether a story is held to `narrowest`: those of the design system; pages have journeys of their own. */
export function isHeldToReflow(id: string): boolean {
  return id.startsWith("ui-") || id.startsWith("patterns-");
}

/** Runs in the page, which is already `narrowest`: what makes the document scroll sideways, by tag and class. */
export async function sidewaysOffences(): Promise<string[]> {
  const root = document.documentElement;
  const { fontSize = "normal", buttonSize = "normal" } = root.dataset;
  Object.assign(root.dataset, { fontSize: "extra-large", buttonSize: "extra-large" });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const limit = root.clientWidth;
  const wide =
    root.scrollWidth <= limit
      ? []
      : [...document.body.querySelectorAll("*")].filter(
          (element) => element.getBoundingClientRect().right > limit + 0.5,
        );
  const offences = wide
    .slice(0, 4)
    .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`);
  Object.assign(root.dataset, { fontSize, buttonSize });
  return offences;
}
