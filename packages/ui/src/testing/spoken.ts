import { virtual } from "@guidepup/virtual-screen-reader";

/** What browsers report to assistive tools of native elements, and the virtual reader does not know by itself. */
const native: readonly [selector: string, attributes: (element: Element) => Record<string, string>][] = [
  ["input[type=password]", () => ({ role: "textbox" })],
  [
    "summary",
    ({ parentElement }) => ({ "aria-expanded": String(parentElement?.hasAttribute("open")), role: "button" }),
  ],
  ["details:not([open]) > :not(summary)", () => ({ "aria-hidden": "true" })],
  // With scripts it is not rendered, though it holds its text.
  ["noscript", () => ({ "aria-hidden": "true" })],
];

/** What the virtual reader announces of native elements, and browsers keep to themselves. */
const silent: readonly [selector: string, attribute: string][] = [["button[value]", "value"]];

/** What a style writes before the text of an element, which browsers report with it; empty where it writes none. */
function writtenBefore(element: Element): string {
  const { content, display } = getComputedStyle(element, "::before");
  if (display === "none") return "";
  const attribute = /^attr\(([\w-]+)\)$/.exec(content)?.[1];
  if (attribute !== undefined) return element.getAttribute(attribute) ?? "";
  return /^"([^"]*[\p{L}\p{N}][^"]*)"$/u.exec(content)?.[1] ?? "";
}

/** Writes it into the document, where the virtual reader finds it; answers how to take it back. */
function writeOut(container: HTMLElement): () => void {
  const texts = [...container.querySelectorAll("[data-label]")].flatMap((element) => {
    const text = writtenBefore(element);
    return text === "" ? [] : [{ element, text: document.createTextNode(`${text} `) }];
  });
  for (const { element, text } of texts) element.prepend(text);
  return () => {
    for (const { text } of texts) text.remove();
  };
}

/** States it in ARIA for as long as the reading lasts; answers how to take it back. */
function spellOut(container: HTMLElement): () => void {
  const added: [Element, string][] = [];
  for (const [selector, attributes] of native)
    for (const element of container.querySelectorAll(selector))
      for (const [name, value] of Object.entries(attributes(element)))
        if (!element.hasAttribute(name)) {
          element.setAttribute(name, value);
          added.push([element, name]);
        }
  const hidden = silent.flatMap(([selector, name]) =>
    [...container.querySelectorAll(selector)].map((element) => {
      const value = element.getAttribute(name) ?? "";
      element.removeAttribute(name);
      return () => element.setAttribute(name, value);
    }),
  );
  return () => {
    for (const [element, name] of added) element.removeAttribute(name);
    for (const show of hidden) show();
  };
}

/**
 * Starts the reader without the listeners of the user-event that it brings along: they would stay, and keep a second value
 * of each field that a later story of the page types into.
 */
async function startReading(container: HTMLElement): Promise<void> {
  const { addEventListener } = document;
  document.addEventListener = () => {};
  try {
    await virtual.start({ container });
  } finally {
    document.addEventListener = addEventListener;
  }
}

/**
 * All that a screen reader announces from the first element of `container` to the last, in the order in which it is heard:
 * names, values and states. Paragraphs and ends of groups are left out.
 */
export async function spoken(container: HTMLElement, most = 200): Promise<string[]> {
  const takeBack = [spellOut(container), writeOut(container)];
  await startReading(container);
  try {
    const first = await virtual.lastSpokenPhrase();
    for (let step = 0; step < most; step += 1) {
      await virtual.next();
      // After the last element it begins again.
      if ((await virtual.lastSpokenPhrase()) === first) break;
    }
    const phrases = (await virtual.spokenPhraseLog()).map((phrase) => phrase.replace(/\s+/g, " ").trim());
    return phrases
      .slice(0, -1)
      .filter(
        (phrase, index) =>
          phrase !== "paragraph" && !phrase.startsWith("end of ") && !(index === 1 && phrase === phrases[0]),
      );
  } finally {
    await virtual.stop();
    for (const act of takeBack) act();
  }
}
