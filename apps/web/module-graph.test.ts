import { describe, expect, it } from "vitest";
import { createModuleGraph, type ModuleNode } from "./module-graph.ts";

/** Modules by name; each imports those that its code names, as the bundler reports them. */
function graphOf(sources: Record<string, string>, added: Record<string, string[]> = {}) {
  const nodes = new Map<string, ModuleNode>();
  for (const [name, code] of Object.entries(sources)) {
    const named = [...code.matchAll(/(?:from|import) "\.\/(\w+)"/g)].map(([, id = ""]) => id);
    nodes.set(name, {
      code,
      importedIds: [...new Set([...named, ...(added[name] ?? [])])],
      dynamicallyImportedIds: [],
    });
  }
  const { comeWith } = createModuleGraph((id) => nodes.get(id) ?? null);
  return (...ids: string[]) => [...comeWith(ids)].sort();
}

describe("what comes with a module", () => {
  it("is what it imports, and what those import", () => {
    const comesWith = graphOf({
      page: 'import { a } from "./a"; a();',
      a: 'import { b } from "./b"; export const a = () => b;',
      b: "export const b = 1;",
      other: "export const c = 2;",
    });
    expect(comesWith("page")).toEqual(["a", "b", "page"]);
  });

  it("is, of a door, what is asked for by name", () => {
    const sources = {
      door: '"use strict"; import * as all from "./all"; export { all }; export { a, c as b } from "./part"; export { default as d } from "./deep";',
      all: "export const x = 1;",
      part: "export const a = 1; export const c = 2;",
      deep: 'import "./style"; export default 3;',
      style: "",
    };
    const asking = (names: string) =>
      graphOf({ ...sources, page: `import { ${names} } from "./door"; ${names};` })("page");
    expect(asking("a")).toEqual(["door", "page", "part"]);
    expect(asking("b, d")).toEqual(["deep", "door", "page", "part", "style"]);
    expect(asking("all")).toEqual(["all", "door", "page"]);
  });

  it("is everything behind a door that does something by itself, or that is asked for as a whole", () => {
    const parts = { part: "export const a = 1;", other: "export const b = 1;" };
    const handing = 'export { a } from "./part"; export { b } from "./other";';
    const acting = graphOf({
      ...parts,
      door: `${handing} console.log(1);`,
      page: 'import { a } from "./door"; a;',
    });
    expect(acting("page")).toEqual(["door", "other", "page", "part"]);
    const whole = graphOf({ ...parts, door: handing, page: 'import * as door from "./door"; door;' });
    expect(whole("page")).toEqual(["door", "other", "page", "part"]);
    const star = graphOf({
      ...parts,
      door: 'export * from "./part"; export * from "./other";',
      page: 'import { a } from "./door"; a;',
    });
    expect(star("page")).toEqual(["door", "other", "page", "part"]);
  });

  it("holds what the bundler put in by itself, and ends where modules import each other", () => {
    const comesWith = graphOf(
      {
        page: 'import { a } from "./a"; a;',
        a: 'import { b } from "./b"; export const a = b;',
        b: 'import { a } from "./a"; export const b = () => a;',
        helper: "",
      },
      { page: ["helper"] },
    );
    expect(comesWith("page")).toEqual(["a", "b", "helper", "page"]);
  });
});
