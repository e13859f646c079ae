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

/** Boxes of which nothing is read: what stands in a field is its owner's, and what is hidden from assistive technologies is drawn. */
const unread = "input,textarea,select,[aria-hidden=true],[inert]";

/** The text of an element that can be seen, a line a box. */
function linesOf(element: Element, lines: string[] = [""]): string[] {
  for (const node of element.childNodes) {
    if (node instanceof Text) lines.push(`${lines.pop() ?? ""}${node.data.replace(/\s+/g, " ")}`);
    if (!(node instanceof Element) || node.matches(unread)) continue;
    const { display } = getComputedStyle(node);
    // An element without a box of its own counts as hidden, though what is in it is shown.
    if (display !== "contents" && !isShown(node)) continue;
    const isLine = !/^(inline|contents)$/.test(display) || node.tagName === "BR";
    if (isLine) lines.push("");
    linesOf(node, lines);
    if (isLine) lines.push("");
  }
  return lines;
}

/** The text of the page, cut after a sentence. */
export function pageText(): string {
  const text = linesOf(main())
    .map(plain)
    .filter((line) => line !== "")
    .join(". ")
    .replace(/([.:;!?…])\./g, "$1");
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
