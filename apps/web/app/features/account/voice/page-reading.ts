import {
  type ControlKind,
  controls,
  isShown,
  mainOf,
  nameOf,
  plainText,
  scene,
  textOfIds,
} from "../../../platform/controls/index.ts";

/** What is read of a page at most, in characters: a voice needs about a minute for it. */
const longestText = 1500;

/** The title of the page: its main heading, else that of the tab. */
export function pageTitle(): string {
  return plainText(mainOf().querySelector("h1")?.textContent) || document.title;
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
  const text = linesOf(mainOf())
    .map(plainText)
    .filter((line) => line !== "")
    .join(". ")
    .replace(/([.:;!?…])\./g, "$1");
  if (text.length <= longestText) return text;
  const cut = text.slice(0, longestText);
  return cut.slice(0, Math.max(cut.lastIndexOf(". ") + 1, longestText / 2));
}

/** The headings of the page in order. */
export function pageHeadings(): string[] {
  return [...mainOf().querySelectorAll("h1,h2,h3")]
    .filter(isShown)
    .map((heading) => plainText(heading.textContent));
}

/** The names of the page's buttons, links or fields that can be seen, in order. */
export function namesOf(kind: ControlKind): string[] {
  return controls(kind)
    .map(nameOf)
    .filter((name) => name !== "");
}

/** The items of the lists and tables that are there, by the first link of each; neither a trail nor the numbers of pages. */
export function listedLinks(): HTMLElement[] {
  const links = [...scene().querySelectorAll("li,article,tbody tr")]
    .filter((item) => item.closest("nav") === null)
    .flatMap((item) => item.querySelector<HTMLElement>("a[href]") ?? [])
    .filter(isShown);
  return [...new Set(links)];
}

/** The errors that the fields of the page show, each with the name of its field. */
export function fieldErrors(): string[] {
  return [...scene().querySelectorAll("[aria-invalid=true]")].filter(isShown).map((field) => {
    const error =
      textOfIds(field.getAttribute("aria-errormessage")) || textOfIds(field.getAttribute("aria-describedby"));
    return [nameOf(field), error].filter((part) => part !== "").join("\u00a0: ");
  });
}
