import { parseAst } from "vite";

/** What the bundler knows of a module, as far as it is asked here. */
export interface ModuleNode {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}
export type ReadModule = (id: string) => ModuleNode | null;

export const isStyle = (id: string): boolean => id.endsWith(".vanilla.css");

/** A route as the browser has it: the router leaves out what only its server asks for. */
export const asRoute = (file: string) => `${file}?__react-router-build-client-route`;

/** Some exports of a module; null for all of it. */
interface Import {
  id: string;
  names: readonly string[] | null;
}

interface Imports {
  all: readonly Import[];
  /** Of a module that has no code of its own: where each of its exports comes from. */
  handedOn: ReadonlyMap<string, Import> | null;
}

type Statement = ReturnType<typeof parseAst>["body"][number];

function sourceOf(statement: Statement): string | undefined {
  return "source" in statement ? statement.source?.value : undefined;
}

/** Directives, and imports of names, which do nothing by themselves. */
function isNothing(statement: Statement): boolean {
  if (statement.type === "ExpressionStatement")
    return "directive" in statement && statement.directive != null;
  return statement.type === "ImportDeclaration" && statement.specifiers.length > 0;
}

const nameOf = (node: { type: string; name?: string; value?: unknown }) => String(node.name ?? node.value);

/** Each name that an import binds, and what it stands for. */
function bindings(statement: Statement, id: string): [string, Import][] {
  if (statement.type !== "ImportDeclaration") return [];
  return statement.specifiers.map((one) => {
    if (one.type === "ImportNamespaceSpecifier") return [one.local.name, { id, names: null }];
    const name = one.type === "ImportSpecifier" ? nameOf(one.imported) : "default";
    return [one.local.name, { id, names: [name] }];
  });
}

/** What an export statement without a declaration hands on; null for a name that the module itself makes. */
function exportsOf(
  statement: Statement,
  id: string | undefined,
  bound: ReadonlyMap<string, Import>,
): [string, Import | null][] {
  if (statement.type !== "ExportNamedDeclaration") return [];
  return statement.specifiers.map(({ exported, local }) => [
    nameOf(exported),
    id === undefined ? (bound.get(nameOf(local)) ?? null) : { id, names: [nameOf(local)] },
  ]);
}

function readImports({ code, importedIds }: ModuleNode): Imports {
  const { body } = parseAst(code ?? "");
  const sources = [...new Set(body.flatMap((statement) => sourceOf(statement) ?? []))];
  // The bundler gives the ids in the order of the sources, and after them what it put in by itself.
  const ids = new Map(sources.map((source, index) => [source, importedIds[index] ?? ""]));
  const idOf = (statement: Statement) => ids.get(sourceOf(statement) ?? "");
  const bound = new Map(body.flatMap((statement) => bindings(statement, idOf(statement) ?? "")));
  const exported = body.flatMap((statement) => exportsOf(statement, idOf(statement), bound));
  const handedOn = new Map(exported.flatMap(([name, from]) => (from === null ? [] : [[name, from]])));
  const acting = body.filter(
    (statement) => !isNothing(statement) && exportsOf(statement, idOf(statement), bound).length === 0,
  );
  const whole = [
    ...acting.flatMap((statement) => idOf(statement) ?? []),
    ...importedIds.slice(sources.length),
  ];
  return {
    all: [...whole.map((id) => ({ id, names: null })), ...bound.values(), ...handedOn.values()],
    handedOn: acting.length > 0 || handedOn.size < exported.length ? null : handedOn,
  };
}

/**
 * Answers which modules come with others once what no one uses is left out: of a module that only hands on what others export, those that
 * are asked for by name.
 */
export function createModuleGraph(read: ReadModule): {
  comeWith: (ids: readonly string[]) => Set<string>;
  /** What a module builds on, past those that only hand on; of such a one, nothing. */
  buildsOn: (id: string) => Set<string>;
} {
  const known = new Map<string, Imports>();
  const importsOf = (id: string): Imports => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const node = read(id);
    const imports = node === null ? { all: [], handedOn: null } : readImports(node);
    known.set(id, imports);
    return imports;
  };
  const next = ({ id, names }: Import): readonly Import[] => {
    const { all, handedOn } = importsOf(id);
    if (handedOn === null || names === null) return all;
    return names.flatMap((name) => handedOn.get(name) ?? all);
  };
  const past = ({ id, names }: Import): string[] => {
    const { handedOn } = importsOf(id);
    if (handedOn === null || names === null) return [id];
    return names.flatMap((name) => past(handedOn.get(name) ?? { id, names: null }));
  };
  return {
    buildsOn: (id) => {
      const { all, handedOn } = importsOf(id);
      return new Set(handedOn === null ? all.flatMap(past) : []);
    },
    comeWith: (ids) => {
      const reached = new Set<string>();
      const walked = new Set<string>();
      const waiting: Import[] = ids.map((id) => ({ id, names: null }));
      for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
        const key = `${step.id}\n${step.names?.join() ?? ""}`;
        if (walked.has(key)) continue;
        walked.add(key);
        reached.add(step.id);
        waiting.push(...next(step));
      }
      return reached;
    },
  };
}
