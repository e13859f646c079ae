/** What is read of a page at most, in characters: a voice needs about a minute for it. */
const longestText = 1500;

function main(): HTMLElement {
  return document.querySelector("main") ?? document.body;
}

function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest("[aria-hidden=true],[inert]") === null
  );
}

function plain(text: string | null | undefined): string {
  return (text ?? "").replace(/\s+/g, " ").trim();
}

function textOfIds(ids: string | null): string {
  return plain(
    (ids ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  );
}

/** The name of a control, as assistive technologies give it, near enough to be read out. */
export function nameOf(element: Element): string {
  const labelled =
    textOfIds(element.getAttribute("aria-labelledby")) || plain(element.getAttribute("aria-label"));
  if (labelled !== "") return labelled;
  const isField = element.matches("input,select,textarea");
  const labels = isField ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const own = isField ? labels.map((label) => label.textContent).join(" ") : element.textContent;
  return plain(own) || plain(element.getAttribute("title")) || plain(element.getAttribute("placeholder"));
}

/** The title of the page: its main heading, else that of the tab. */
export function pageTitle(): string {
  return plain(main().querySelector("h1")?.textContent) || document.title;
}

/** The words of the page, cut after a sentence. */
export function pageText(): string {
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is not read, and lines end sentences.
  const shown = main().innerText;
  const text = shown
    .replace(/\s*\n\s*/g, ". ")
    .replace(/([.:;!?…])\./g, "$1")
    .trim();
  if (text.length <= longestText) return text;
  const cut = text.slice(0, longestText);
  return cut.slice(0, Math.max(cut.lastIndexOf(". ") + 1, longestText / 2));
}

/** The headings of the page in order. */
export function pageHeadings(): string[] {
  return [...main().querySelectorAll("h1,h2,h3")]
    .filter(isShown)
    .map((heading) => plain(heading.textContent));
}

const kinds = {
  buttons: "button,[role=button],input[type=submit]",
  links: "a[href]",
  fields: "input:not([type=hidden]):not([type=submit]),select,textarea,[role=combobox]",
} as const;

/** The names of the page's buttons, links or fields that can be seen, in order. */
export function namesOf(kind: keyof typeof kinds): string[] {
  return controls(kind)
    .map(nameOf)
    .filter((name) => name !== "");
}

/** The controls of a kind that can be seen. */
export function controls(kind: keyof typeof kinds): HTMLElement[] {
  return [...main().querySelectorAll<HTMLElement>(kinds[kind])].filter(
    (element) => isShown(element) && !element.matches(":disabled"),
  );
}

/** The errors that the fields of the page show, each with the name of its field. */
export function fieldErrors(): string[] {
  return [...main().querySelectorAll("[aria-invalid=true]")].filter(isShown).map((field) => {
    const error =
      textOfIds(field.getAttribute("aria-errormessage")) || textOfIds(field.getAttribute("aria-describedby"));
    return [nameOf(field), error].filter((part) => part !== "").join("\u00a0: ");
  });
}
