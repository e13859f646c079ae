import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Tests and samples hold the texts that a product would; what people speak aloud is the data of the voice. */
const NOT_A_MACHINE = /\.(test|model|harness|fixture)\.ts$|^(testing|diagram)\/|^voice\/voice\//;

const PATH = /^\/[a-z]/i;
/** Letters and signs that English does not have, and terms that only French has. */
const FRENCH = /[àâçèéêëîïôùûœ’«»]|\b(?:le|la|les|des|une|est|vous|votre|pour|avec|dans)\b/i;

/** The texts of a source that name a page of the product, or are in French. */
export function foreignTexts(source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node);
    const isWord = isText || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
    if (isWord && ((isText && PATH.test(node.text)) || FRENCH.test(node.text))) found.push(node.text);
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("machine.ts", source, ts.ScriptTarget.Latest, true));
  return found;
}

/** The texts of the machines that name pages or are in French, by file. */
export function foreignTextsOfMachines(root: string): string[] {
  const folder = join(root, "packages/machines/src");
  return globSync("**/*.ts", { cwd: folder })
    .filter((file) => !NOT_A_MACHINE.test(file))
    .flatMap((file) =>
      foreignTexts(readFileSync(join(folder, file), "utf8")).map((text) => `${file}: ${text}`),
    )
    .sort();
}
