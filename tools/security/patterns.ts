import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { run } from "../test/processes.ts";

const root = join(import.meta.dirname, "../..");
const recorder = join(import.meta.dirname, "record-made.ts");
const SOURCES = [
  "packages/{api,machines,ui}/src/**/*.{ts,tsx}",
  "apps/server/src/**/*.ts",
  "apps/web/app/**/*.{ts,tsx}",
];
/** What no stranger's text reaches: tests and their samples, and the drawing of machines, which reads our own sources. */
const NOT_SHIPPED =
  /\.(?:test|stories|model|harness|world|fixture|samples)\.tsx?$|\/(?:testing|contract-tests|mock)\/|\/(?:fixtures|mock)\.ts$|^packages\/machines\/src\/diagram\//;

/** A regular expression as it is given to the engine. */
export interface Pattern {
  source: string;
  flags: string;
}

/** A regular expression, and everywhere it is written or made. */
export interface KnownPattern extends Pattern {
  /** `file:line:column`. */
  places: readonly string[];
}

/** One place that writes a pattern, or makes one. */
export interface PatternPlace {
  file: string;
  /** `file:line:column`, as a stack has it. */
  at: string;
  /** Null where it is made at run time. */
  written: Pattern | null;
}

/** Methods of a text that make a pattern of a text. */
const MAKES_OF_TEXT = new Set(["match", "matchAll", "search"]);

function literalOf(text: string): Pattern {
  const end = text.lastIndexOf("/");
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
}

const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isTaggedTemplateExpression(node) && node.tag.getText() === "String.raw") ||
  (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken);

/** Whether the pattern is made when the code runs: `new RegExp(…)`, `RegExp(…)`, `text.match("…")`. */
function isMade(node: ts.Node): boolean {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  const { expression, arguments: [first] = [] } = node;
  if (/^(?:globalThis\.|window\.)?RegExp$/.test(expression.getText())) return true;
  if (!ts.isPropertyAccessExpression(expression) || first === undefined) return false;
  return MAKES_OF_TEXT.has(expression.name.text) && isText(first);
}

/** Every pattern that one source writes, also as an argument, and every place that makes one. */
export function placesIn(text: string, file: string): PatternPlace[] {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: PatternPlace[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) || isMade(node)) {
      const { line, character } = tree.getLineAndCharacterOfPosition(node.getStart());
      const written = ts.isRegularExpressionLiteral(node) ? literalOf(node.text) : null;
      found.push({ file, at: `${file}:${line + 1}:${character + 1}`, written });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The patterns that modules make when they load, by the place that makes them. Throws where a module does not load. */
export async function madeBy(files: readonly string[]): Promise<Map<string, Pattern[]>> {
  const { code, output } = await run(process.execPath, [recorder, ...files], { cwd: root });
  if (code !== 0) throw new Error(`Not every module that makes a pattern loads:\n${output}`);
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  const made = lines.map((line) => JSON.parse(line) as Pattern & { at: string });
  const byPlace = new Map<string, Pattern[]>();
  for (const { at, source, flags } of made) byPlace.set(at, [...(byPlace.get(at) ?? []), { source, flags }]);
  return byPlace;
}

/** Every place in the shipped sources of contract, machines, components, server and web. */
export function shippedPlaces(): PatternPlace[] {
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !NOT_SHIPPED.test(file));
  return files.sort().flatMap((file) => placesIn(readFileSync(join(root, file), "utf8"), file));
}

/** Each pattern once, with its places; and the places whose pattern no one knows: they make none when their module loads. */
export async function patternsAt(
  places: readonly PatternPlace[],
): Promise<{ known: KnownPattern[]; unknown: string[] }> {
  const making = places.filter(({ written }) => written === null);
  const made = await madeBy([...new Set(making.map(({ file }) => file))]);
  const known = new Map<string, KnownPattern>();
  for (const { at, written } of places)
    for (const { source, flags } of written === null ? (made.get(at) ?? []) : [written]) {
      const key = `/${source}/${flags}`;
      known.set(key, { source, flags, places: [...(known.get(key)?.places ?? []), at] });
    }
  return { known: [...known.values()], unknown: making.map(({ at }) => at).filter((at) => !made.has(at)) };
}
