import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { fontScale, typedSize } from "../../packages/ui/src/theme/scales.ts";

const root = join(import.meta.dirname, "../..");
const sources = globSync(["packages/ui/src/**/*.tsx", "apps/web/app/**/*.tsx"], { cwd: root }).filter(
  (file) => !/\.(?:stories|test|fixture)\.tsx$/.test(file),
);
/** Elements that text is typed or chosen in, and react-aria’s for them. */
const controls = new Set(["input", "textarea", "select", "Input", "TextArea", "DateSegment"]);
/** Inputs without text. */
const textless = /type="(?:checkbox|radio|file|hidden|range)"/;
/** Below this, iOS zooms the page into the field. */
const least = 16;
const smallest = Math.min(...Object.values(fontScale));

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.Latest, true);

function all<T extends ts.Node>(node: ts.Node, is: (one: ts.Node) => one is T): T[] {
  const found: T[] = is(node) ? [node] : [];
  ts.forEachChild(node, (child) => void found.push(...all(child, is)));
  return found;
}

/** The style sheet that a name of a file comes from, and what it is called there; null for what is no style. */
function styleOf(file: ts.SourceFile, name: string, member?: string): [sheet: string, name: string] | null {
  for (const { importClause, moduleSpecifier } of all(file, ts.isImportDeclaration)) {
    const path = (moduleSpecifier as ts.StringLiteral).text;
    const bindings = importClause?.namedBindings;
    if (!path.endsWith(".css.ts") || bindings === undefined) continue;
    const sheet = join(dirname(file.fileName), path);
    if (ts.isNamespaceImport(bindings) && bindings.name.text === name && member) return [sheet, member];
    if (!ts.isNamedImports(bindings)) continue;
    const found = bindings.elements.find((element) => element.name.text === name);
    if (found) return [sheet, (found.propertyName ?? found.name).text];
  }
  return null;
}

/** The text sizes that a style sets, as they are written. */
function sizesIn(sheet: string, name: string): string[] {
  const [declared] = all(parse(sheet), ts.isVariableDeclaration).filter((one) => one.name.getText() === name);
  if (declared === undefined) return [];
  return all(declared, ts.isPropertyAssignment)
    .filter((property) => /^["']?font(?:Size)?["']?$/.test(property.name.getText()))
    .map((property) => property.initializer.getText());
}

/** Whether a size that a style sets is enough at every text size. */
function isEnough(written: string): boolean {
  if (written === "typedSize") return true;
  const [, rem] = /^"([\d.]+)rem"$/.exec(written) ?? [];
  return rem !== undefined && Number(rem) * 16 * smallest >= least;
}

/** The styles of one file’s controls that text is typed in, with the sizes that they set. */
function controlsIn(path: string) {
  const file = parse(path);
  const isElement = (node: ts.Node): node is ts.JsxOpeningElement | ts.JsxSelfClosingElement =>
    ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
  const typed = all(file, isElement).filter(
    (element) => controls.has(element.tagName.getText()) && !textless.test(element.attributes.getText()),
  );
  return typed.map((element) => {
    const given = all(element.attributes, ts.isJsxAttribute).find(
      (one) => one.name.getText() === "className",
    );
    const names = given === undefined ? [] : all(given, ts.isIdentifier);
    const sizes = names.flatMap((name) => {
      const { parent } = name;
      const member = ts.isPropertyAccessExpression(parent) ? parent.name.text : undefined;
      const style = styleOf(file, name.text, member);
      return style === null ? [] : sizesIn(...style);
    });
    return { place: `${path}: <${element.tagName.getText()}>`, sizes };
  });
}

describe("what is typed", () => {
  const found = sources.flatMap(controlsIn);

  it("is 16 px at least by the base of all controls, at every text size", () => {
    const base = readFileSync(join(root, "packages/ui/src/theme/reset.css.ts"), "utf8");
    expect(base).toMatch(
      /base\("button, input, select, textarea", \{\n {2}font: "inherit",\n {2}fontSize: typedSize,/,
    );
    expect(typedSize).toBe(`max(1em, ${least / 16}pc)`);
  });

  it("is made smaller by no style of a control", () => {
    expect(found.length).toBeGreaterThan(12);
    expect(found.filter(({ sizes }) => !sizes.every(isEnough))).toEqual([]);
  });

  it("is found with the sizes of its styles, and small ones are noticed", () => {
    expect(found.some(({ place }) => place.includes("OtpField"))).toBe(true);
    expect(found.some(({ place, sizes }) => place.includes("DateParts") && sizes.length > 0)).toBe(true);
    expect(['"1rem"', '"1.14rem"', "font.size.small", '"inherit"'].map(isEnough)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
