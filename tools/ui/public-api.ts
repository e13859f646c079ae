import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const folder = join(import.meta.dirname, "../../packages/ui");

/** Where the public API is written down. */
export const publicApiFile = join(folder, "public-api.txt");

const printed =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

/** A choice among plain values in the order of the alphabet: the compiler’s own order changes with what else it reads. */
function inOrder(written: string): string {
  return /[({<[]/.test(written) ? written : written.split(" | ").sort().join(" | ");
}

function ownProps(type: ts.Type, checker: ts.TypeChecker): string[] {
  const isOurs = (symbol: ts.Symbol) =>
    symbol.declarations?.some((declaration) =>
      declaration.getSourceFile().fileName.startsWith(`${folder}/src/`),
    );
  return type
    .getProperties()
    .filter(isOurs)
    .map((symbol) => {
      const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
      const written = inOrder(checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, printed));
      return `    ${symbol.name}${isOptional ? "?" : ""}: ${written}`;
    })
    .sort();
}

function described(exported: ts.Symbol, checker: ts.TypeChecker): string[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const props = type.isUnion() ? [] : ownProps(type, checker);
    return props.length > 0
      ? [`  type ${exported.name}`, ...props]
      : [
          `  type ${exported.name} = ${inOrder(checker.typeToString(type, undefined, printed | ts.TypeFormatFlags.InTypeAlias))}`,
        ];
  }
  return [`  ${exported.name}: ${checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, printed)}`];
}

/** Every entry file of packages/ui, the names it exports, their types, and of a type the props that are ours. */
export function readPublicApi(): string {
  const entries = globSync(["src/{components,layout,patterns}/*/index.ts", "src/link.tsx"], {
    cwd: folder,
  }).sort();
  const { config } = ts.readConfigFile(join(folder, "tsconfig.json"), ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(
    entries.map((entry) => join(folder, entry)),
    { ...options, noEmit: true, composite: false, incremental: false, emitDeclarationOnly: false },
  );
  const checker = program.getTypeChecker();
  return entries
    .map((entry) => {
      const source = program.getSourceFile(join(folder, entry));
      const module = source && checker.getSymbolAtLocation(source);
      const names = module ? checker.getExportsOfModule(module) : [];
      const lines = [...names]
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .flatMap((name) => described(name, checker));
      return [entry.replace(/^src\//, "").replace(/\/index\.ts$/, ""), ...lines].join("\n");
    })
    .join("\n\n")
    .concat("\n");
}

/** What was last accepted. */
export function acceptedPublicApi(): string {
  return readFileSync(publicApiFile, "utf8");
}

if (import.meta.main) writeFileSync(publicApiFile, readPublicApi());
