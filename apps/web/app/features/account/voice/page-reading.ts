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

/** What is read of a page at once, in characters: a voice needs about a minute for it. */
const longestText = 1500;

/** Texts as sentences, each with one stop. */
export function sentences(texts: readonly string[]): string {
  return texts
    .map(plainText)
    .filter((text) => text !== "")
    .join(". ")
    .replace(/([.:;!?…])\./g, "$1");
}

/** The title of the page: its main heading, else that of the tab. */
export function pageTitle(): string {
  return plainText(mainOf().querySelector("h1")?.textContent) || document.title;
}

/** Boxes of which nothing is read: what stands in a field is its owner's, and what is hidden from assistive technologies is drawn. */
const unread = "input,textarea,select,[aria-hidden=true],[inert]";

/** Without a box, or hidden from sight alone, an element counts as hidden, though what is in it is there. */
const isRead = (node: Element, display: string) => display === "contents" || isShown(node);

/** A row of a table: each cell after the header of its column. */
function rowLine(row: HTMLTableRowElement, headers: readonly string[]): string {
  const cells = [...row.cells].map((cell, index) => {
    const [header = "", text] = [headers[index], plainText(cell.textContent)];
    return header === "" || text === "" || cell.tagName === "TH" ? text : `${header}\u00a0: ${text}`;
  });
  return cells.filter((text) => text !== "").join(", ");
}

/** A table by its rows; the headers are read with each. */
function tableLines(table: HTMLTableElement): string[] {
  const headers = [...(table.tHead?.rows[0]?.cells ?? [])].map((cell) => plainText(cell.textContent));
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]).filter(isShown);
  return [plainText(table.caption?.textContent), ...rows.map((row) => rowLine(row, headers))];
}

/** The text of an element that can be seen, a line a box. It begins at the title: what stands above leads elsewhere. */
function linesOf(element: Element, lines: string[] = [""]): string[] {
  for (const node of element.childNodes) {
    if (node instanceof Text) lines.push(`${lines.pop() ?? ""}${node.data.replace(/\s+/g, " ")}`);
    if (!(node instanceof Element) || node.matches(unread)) continue;
    const { display } = getComputedStyle(node);
    if (!isRead(node, display)) continue;
    if (node.tagName === "H1") lines.length = 0;
    if (node instanceof HTMLTableElement) {
      lines.push(...tableLines(node), "");
      continue;
    }
    const isLine = !/^(inline|contents)$/.test(display) || node.tagName === "BR";
    if (isLine) lines.push("");
    linesOf(node, lines);
    if (isLine) lines.push("");
  }
  return lines;
}

/** A text in parts that are read at once, each cut after a sentence where there is one. */
export function partsOf(text: string): string[] {
  if (text.length <= longestText) return text === "" ? [] : [text];
  const cut = text.slice(0, longestText);
  const end = Math.max(cut.lastIndexOf(". ") + 1, longestText / 2);
  return [text.slice(0, end), ...partsOf(text.slice(end).trim())];
}

/** The text of the page, in parts. */
export function pageParts(): string[] {
  return partsOf(sentences(linesOf(mainOf())));
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

/** What stands around a field: its error, and what helps to fill it in. */
function aroundField(field: Element): string[] {
  const ids = `${field.getAttribute("aria-errormessage") ?? ""} ${field.getAttribute("aria-describedby") ?? ""}`;
  return [...new Set(ids.split(" "))].map(textOfIds).filter((text) => text !== "");
}

/** The error of a field after its name, which is read once. */
export function fieldError(field: Element): string {
  const name = nameOf(field);
  const texts = aroundField(field).map((text) =>
    name !== "" && text.startsWith(name) ? text.slice(name.length).replace(/^\s*[:,.]\s*/, "") : text,
  );
  return [name, sentences(texts)].filter((part) => part !== "").join("\u00a0: ");
}

/** The errors that the fields of the page show, each with the name of its field. */
export function fieldErrors(): string[] {
  return [...scene().querySelectorAll("[aria-invalid=true]")].filter(isShown).map(fieldError);
}
