import { globSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { kindOf } from "./control-kinds.ts";
import type { ControlKind } from "./uncontrolled.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "packages/ui");

/** What the page of a component states about one prop, and how it is changed there. */
export interface ComponentProp {
  name: string;
  /** As it is written in the source’s types, without `undefined`. */
  type: string;
  isRequired: boolean;
  /** Its sentence; empty when the source has none. */
  sentence: string;
  /** What stands for it when it is not given, as it is written. */
  usual?: string;
  kind: ControlKind;
  /** The values of a `choice`. */
  options?: readonly (string | number | boolean)[];
  /** A value of `data`, to try where a story gives none. */
  sample?: unknown;
}

/** The component that a file of stories is about. */
export interface StoriedComponent {
  /** Path of the stories from the root of the repository. */
  file: string;
  name: string;
  props: readonly ComponentProp[];
}

const printed =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

const membersOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);

const isNothing = (type: ts.Type) =>
  (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) !== 0;

function find<Found extends ts.Node>(
  node: ts.Node,
  is: (one: ts.Node) => one is Found,
  found: Found[] = [],
): Found[] {
  if (is(node)) found.push(node);
  ts.forEachChild(node, (child) => void find(child, is, found));
  return found;
}

const isNamed = (node: ts.ObjectLiteralElementLike, name: string) =>
  node.name !== undefined && ts.isIdentifier(node.name) && node.name.text === name;

/** Names that stories of the file give as args: native attributes among them are shown too. */
function givenNames(file: ts.SourceFile): Set<string> {
  const literals = find(file, ts.isPropertyAssignment).filter((one) => isNamed(one, "args"));
  return new Set(
    literals.flatMap(({ initializer }) =>
      ts.isObjectLiteralExpression(initializer)
        ? initializer.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []))
        : [],
    ),
  );
}

/** What the component takes when a prop is not given: the initializers where it takes its props apart. */
function usualValues(component: ts.Symbol | undefined): Map<string, string> {
  const usual = new Map<string, string>();
  for (const declaration of component?.declarations ?? [])
    for (const { name, propertyName, initializer, parent } of find(declaration, ts.isBindingElement)) {
      const from = parent.parent;
      const isOfProps =
        ts.isParameter(from) ||
        (ts.isVariableDeclaration(from) && /^(props|rest|given)$/.test(from.initializer?.getText() ?? ""));
      const prop = (propertyName ?? name).getText();
      if (initializer && isOfProps && !usual.has(prop)) usual.set(prop, initializer.getText());
    }
  return usual;
}

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((one) => one.getSourceFile().fileName.startsWith(`${folder}/src/`)) ?? false;

/** What a text has to be, where its sentence states how it is written. */
function writtenAs(sentence: string): { kind: ControlKind } {
  if (/`YYYY-MM-DD`|ISO date/.test(sentence)) return { kind: "day" };
  return { kind: sentence.includes("`HH:mm`") ? "time" : "text" };
}

/** A native attribute is explained where HTML is; its row states what it is. */
const nativeSentence = "The native attribute or event of this name, handed on to the element.";

function describe(
  name: string,
  symbols: readonly ts.Symbol[],
  isEverywhere: boolean,
  checker: ts.TypeChecker,
): ComponentProp {
  const types = symbols.flatMap((symbol) => membersOf(checker.getTypeOfSymbol(symbol)));
  const parts = [...new Set(types)].filter((type) => !isNothing(type));
  const [first] = symbols;
  const written = first ? checker.typeToString(checker.getTypeOfSymbol(first), undefined, printed) : "";
  const isOptional = symbols.some((symbol) => symbol.flags & ts.SymbolFlags.Optional);
  const documented = symbols.find((symbol) => symbol.getDocumentationComment(checker).length > 0);
  const sentence = ts.displayPartsToString(documented?.getDocumentationComment(checker));
  const kind = kindOf(name, parts, checker);
  return {
    name,
    type: written.replace(/ \| undefined$/, "").replace(/^\((\(.*)\)$/, "$1"),
    isRequired: isEverywhere && !isOptional,
    sentence: symbols.some(isOurs) ? sentence : nativeSentence,
    ...(kind.kind === "text" ? writtenAs(sentence) : kind),
  };
}

function propsOf(component: ts.Type, given: ReadonlySet<string>, checker: ts.TypeChecker): ComponentProp[] {
  const parameter = component.getCallSignatures()[0]?.parameters[0];
  if (parameter === undefined) return [];
  const shapes = membersOf(checker.getTypeOfSymbol(parameter));
  const byName = new Map<string, ts.Symbol[]>();
  for (const shape of shapes)
    for (const symbol of checker.getPropertiesOfType(shape))
      byName.set(symbol.name, [...(byName.get(symbol.name) ?? []), symbol]);
  return [...byName]
    .filter(([name, symbols]) => name !== "key" && (symbols.some(isOurs) || given.has(name)))
    .map(([name, symbols]) => describe(name, symbols, symbols.length === shapes.length, checker));
}

function componentOf(file: ts.SourceFile, checker: ts.TypeChecker): StoriedComponent[] {
  for (const declaration of find(file, ts.isVariableDeclaration)) {
    const [component] = find(declaration, ts.isPropertyAssignment).filter((one) => isNamed(one, "component"));
    if (declaration.name.getText() !== "meta" || component === undefined) continue;
    const [identifier] = find(component.initializer, ts.isIdentifier);
    const symbol = identifier && checker.getSymbolAtLocation(identifier);
    const source = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const usual = usualValues(source);
    const props = propsOf(checker.getTypeAtLocation(component.initializer), givenNames(file), checker);
    return [
      {
        file: file.fileName.slice(root.length + 1),
        name: identifier?.text ?? "",
        props: props.map((prop) => {
          const value = usual.get(prop.name);
          return value === undefined ? prop : { ...prop, usual: value };
        }),
      },
    ];
  }
  return [];
}

/** The components of packages/ui that have stories, with their props as the compiler knows them. */
export function readComponents(): StoriedComponent[] {
  const files = globSync("src/{components,layout,patterns}/*/*.stories.tsx", { cwd: folder }).sort();
  const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    { ...options, noEmit: true, composite: false, incremental: false, emitDeclarationOnly: false },
  );
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(join(folder, file));
    return source ? componentOf(source, checker) : [];
  });
}
