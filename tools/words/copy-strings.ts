import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** A text of the product's sources, where it stands. */
export interface CopyString {
  text: string;
  file: string;
  line: number;
}

/** Where texts are written that people read. */
export const SOURCES = [
  "apps/web/app/**/*.{ts,tsx}",
  "apps/server/src/**/*.ts",
  "packages/*/src/**/*.{ts,tsx}",
];
/** What nobody reads: tests, samples, drawings, what people say aloud or type; and the legal texts, which are typeset when they are shown. */
export const NOT_COPY =
  /features\/site\/legal\/|machines\/src\/(?:diagram|voice\/voice)\/|voice\/corpus\/|generated\/spoken|taxonomy\/lexicon\/|\/(?:Street|QrCode|theme)\/|start-up-guard|early-form|foreign-nodes|device-clock|contract-tests\/|\.(test|stories|model|fixture|css)\.tsx?$|\/(fixtures|testing|laws|apg|mock)\/|fixtures\.ts$|guide\.tsx?$|^apps\/server\/src\/demo\/content\//;

/** What a person reads in a story or in sample data; what a story looks for in the page is written there too, in any typography. */
const SAMPLE =
  /\.(?:stories|fixture)\.tsx?$|\/(?:fixtures|testing|mock)\/|fixtures\.ts$|mock\.ts$|^apps\/server\/src\/demo\/content\//;

/** What is put where a template holds a value: a letter, so that what stands beside it is read as a word. */
const VALUE = "x";

function texts(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => VALUE + literal.text).join("");
  return ts.isJsxText(node) ? node.text.replace(/[ \n\t]+/g, " ") : null;
}

const plain = (text: string) =>
  text
    .replace(/[\u00a0\u202f\s]+/g, " ")
    .replace(/’/g, "'")
    .trim();
const ledger = plain(readFileSync(join(import.meta.dirname, "../../docs/requirements.tsv"), "utf8"));

/** Whether the requirements quote the text: it is kept word for word. */
export function isQuoted(text: string): boolean {
  return text.length > 8 && ledger.includes(plain(text));
}

/** What is read of a page that is written as HTML. */
const withoutTags = (text: string) => text.replace(/<\/?[a-z][^<>]*>/gi, " ");

/** Whether it is read by a database alone. */
const isSql = (node: ts.Node) =>
  ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === "sql";

/** Every text written in one source. */
export function stringsOf(source: string, file: string): CopyString[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: CopyString[] = [];
  const visit = (node: ts.Node): void => {
    if (isSql(node)) return;
    const text = texts(node);
    if (text !== null && text.trim() !== "") {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      found.push({ text: withoutTags(text), file, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Every text that the product's sources hold, without their tests and stories. */
export function allStrings(root: string): CopyString[] {
  return stringsIn(root, (file) => !NOT_COPY.test(file));
}

/** Every text of stories and sample data. */
export function sampleStrings(root: string): CopyString[] {
  return stringsIn(root, (file) => SAMPLE.test(file));
}

/** Every line that is written in Markdown for people to read, without its signs and where its links lead. */
export function proseLines(root: string): CopyString[] {
  return globSync("apps/web/app/**/*.md", { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .map((text, at) => ({ text: plainWords(text), file, line: at + 1 }))
      .filter(({ text }) => text !== ""),
  );
}

const plainWords = (line: string) =>
  line
    .replace(/\s*\{#[a-z0-9-]+\}$/, "")
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replace(/^(?:#{2,3} |> |- |\d+\. )|\*\*?/g, "");

function stringsIn(root: string, isRead: (file: string) => boolean): CopyString[] {
  const files = globSync(SOURCES, { cwd: root }).filter(isRead);
  return files.sort().flatMap((file) => stringsOf(readFileSync(join(root, file), "utf8"), file));
}
