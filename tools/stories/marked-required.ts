import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** A field of a form, where it stands. */
export interface FormField {
  /** Its component. */
  name: string;
  file: string;
  line: number;
  /** It states whether it must be filled in: `isRequired` or `isOptional`, which a screen reader announces as well. */
  isMarked: boolean;
}

const fields =
  /^(?:TextField|TextArea|PasswordField|NumberField|MoneyField|DateField|TimeField|DateRangePicker|ComboBox|PlaceField|OtpField|TagField|FileField)$/;

/** The fields of one source, in their order; a search asks for nothing. */
export function fieldsOf(source: string, file: string): FormField[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: FormField[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const name = node.tagName.getText();
      const props = node.attributes.properties.map((prop) => prop.name?.getText() ?? "");
      if (fields.test(name) && !/type="search"/.test(node.attributes.getText()))
        found.push({
          name,
          file,
          line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          isMarked: props.includes("isRequired") || props.includes("isOptional"),
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Every field that the product draws. */
export function formFields(root: string): FormField[] {
  const files = globSync(["apps/web/app/**/*.tsx", "packages/ui/src/patterns/**/*.tsx"], { cwd: root })
    .filter((file) => !/\.(?:test|stories|fixture|guide)\.tsx$|\/testing\//.test(file))
    .sort();
  return files.flatMap((file) => fieldsOf(readFileSync(join(root, file), "utf8"), file));
}
