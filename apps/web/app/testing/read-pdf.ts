import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** An element of a PDF's structure, as assistive technology reads it: its tag, its text or alternative, what is in it. */
export interface Tagged {
  tag: string;
  text?: string;
  alternative?: string;
  children?: Tagged[];
}

type Document = Awaited<ReturnType<typeof getDocument>["promise"]>;
type Page = Awaited<ReturnType<Document["getPage"]>>;
type Node = Awaited<ReturnType<Page["getStructTree"]>>;

/** The text of each marked content of a page, by its name. */
async function markedText(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  const found = new Map<string, string>();
  const open: (string | null)[] = [];
  for (const item of items) {
    if ("str" in item) {
      const id = open.findLast((one) => one !== null);
      if (id !== undefined && id !== null)
        found.set(id, `${found.get(id) ?? ""}${item.str}${item.hasEOL ? "\n" : ""}`);
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push(item.id ?? null);
  }
  return found;
}

function taggedOf(node: Node, texts: ReadonlyMap<string, string>): Tagged {
  const own = node.children.flatMap((child) =>
    "role" in child || child.type !== "content" ? [] : [texts.get(child.id) ?? ""],
  );
  const children = node.children.flatMap((child) => ("role" in child ? [taggedOf(child, texts)] : []));
  const text = own
    .join("")
    .replaceAll(/[ \n]+/g, " ")
    .trim();
  const alternative = (node as { alt?: string }).alt;
  return {
    tag: node.role,
    ...(text === "" ? {} : { text }),
    ...(alternative === undefined ? {} : { alternative }),
    ...(children.length === 0 ? {} : { children }),
  };
}

/** A PDF as one who does not see it meets it: its language, its title, and its structure in the order in which it is read. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const document = await task.promise;
  const { info } = (await document.getMetadata()) as unknown as {
    info: { Language?: string; Title?: string };
  };
  const pages: (Tagged | null)[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const tree = (await page.getStructTree()) as Node | null;
    pages.push(tree === null ? null : taggedOf(tree, await markedText(page)));
  }
  // Its types call this an object; it is a map.
  const marks = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
  const isMarked = marks?.get("Marked") === true;
  await task.destroy();
  return { language: info.Language ?? null, title: info.Title ?? null, isMarked, pages };
}
