import type { CDPSession, Page } from "playwright-core";

/** What of the browser's accessibility tree is read here. */
interface TreeNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  parentId?: string;
  childIds?: readonly string[];
}

/** A small letter, or a word of a form, that a capital or « obligatoire » follows without a space. */
const glued = /\p{Ll}\p{Lu}|[\p{L}\p{N}](obligatoire|facultatif)\b|[.!?:;]\p{L}/u;

/** Names that are written so. */
const writtenSo =
  /\b(eBay|GeoNames|GitHub|iCal|iPhone|JavaScript|LinkedIn|OpenAI|OpenRouter|OpenStreetMap|PayPal|SMTPUtf|YouTube|WebP|WhatsApp|GoogleBot)\b|[\w.-]+@[\w.-]+|\b[\w-]+(\.[\w-]+)+(\/\S*)?|\S*\/\S+/gu;

/** What is called alike in one word where a person chooses among places. */
export interface Way {
  name: string;
  to: string;
}

/** What one page calls itself and its parts, and what is wrong with it. */
export interface PageNames {
  title: string;
  ways: Way[];
  faults: string[];
}

const textOf = (value: { value?: unknown } | undefined) =>
  String(value?.value ?? "")
    .replace(/\s+/g, " ")
    .trim();

/** Parts that say nothing of themselves without a name. */
const wantNames: ReadonlySet<string> = new Set(["article", "complementary", "dialog", "alertdialog"]);
/** Roles whose text is that of its parts, which are read one by one. */
const ofParts: ReadonlySet<string> = new Set([
  "rootwebarea",
  "statictext",
  "inlinetextbox",
  "generic",
  "none",
]);

function faultsOf(nodes: readonly TreeNode[]): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const holdsAny = ({ childIds = [] }: TreeNode): boolean =>
    childIds.some((id) => {
      const child = byId.get(id);
      return child !== undefined && (!child.ignored || holdsAny(child));
    });
  /** A row of a list, which its list announces. */
  const isRow = ({ parentId = "" }: TreeNode): boolean => {
    const parent = byId.get(parentId);
    if (parent === undefined) return false;
    return parent.ignored || textOf(parent.role) === "generic"
      ? isRow(parent)
      : textOf(parent.role) === "listitem";
  };
  return nodes
    .filter(({ ignored }) => !ignored)
    .flatMap((node) => {
      const role = textOf(node.role).toLowerCase();
      const name = textOf(node.name);
      const faults = [];
      if (wantNames.has(role) && name === "" && !isRow(node)) faults.push(`${role} without a name`);
      if (role === "list" && !holdsAny(node)) faults.push(`empty list « ${name} »`);
      if (!ofParts.has(role))
        for (const text of [name, textOf(node.description)])
          if (glued.test(text.replaceAll(writtenSo, ""))) faults.push(`${role} « ${text} » is glued`);
      return faults;
    });
}

/** The links around the page's own part, by what they are called and where they lead. */
const waysOf = (page: Page): Promise<Way[]> =>
  page.locator("nav a[href], header a[href], footer a[href]").evaluateAll((links) =>
    (links as HTMLAnchorElement[]).flatMap((link) => {
      const name = (link.getAttribute("aria-label") ?? link.textContent ?? "").replace(/\s+/g, " ").trim();
      const { pathname, hash } = link;
      return link.closest("main") === null && name !== "" ? [{ name, to: `${pathname}${hash}` }] : [];
    }),
  );

/** Reads what a page calls itself and its parts. */
export async function namesOn(page: Page, tools: CDPSession): Promise<PageNames> {
  const { nodes } = await tools.send("Accessibility.getFullAXTree");
  return { title: await page.title(), ways: await waysOf(page), faults: faultsOf(nodes as TreeNode[]) };
}
