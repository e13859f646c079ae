import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const file = join(import.meta.dirname, "../app/generated/paths.ts");
const imported = /import \{([^}]*)\} from "[^"]*\/generated\/paths\.ts";/g;

/** The constants of a module of addresses, as they are written there. */
export function readConstants(source: string): ReadonlyMap<string, string> {
  return new Map(
    [...source.matchAll(/^export const (\w+) = (".*");$/gm)].map(([, name = "", text = ""]) => [name, text]),
  );
}

/**
 * A source with the constants that it imports before everything else, as an import is evaluated wherever it stands; null where it imports none.
 * Throws for a name that there is not.
 */
export function withConstants(source: string, constants: ReadonlyMap<string, string>): string | null {
  const declared: string[] = [];
  const rest = source.replace(imported, (statement, list: string) => {
    const names = list
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "");
    for (const entry of names) {
      const [name = "", local = name] = entry.split(" as ");
      const text = constants.get(name);
      if (text === undefined) throw new Error(`No page has the constant « ${name} ».`);
      declared.push(`const ${local} = ${text};`);
    }
    // Lines keep their numbers.
    return "\n".repeat(statement.split("\n").length - 1);
  });
  return rest === source ? null : `${declared.join(" ")}${rest}`;
}

/**
 * Puts addresses and labels of pages where they are used, in what the browser loads: a link costs its own few bytes, on its own page. A build
 * that would carry the map of addresses to anybody fails.
 */
export function inlinePaths(): Plugin {
  let constants: ReadonlyMap<string, string> = new Map();
  return {
    name: "inline-paths",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      constants = readConstants(readFileSync(file, "utf8"));
    },
    transform: {
      filter: { code: "/generated/paths.ts" },
      handler(code) {
        const inlined = withConstants(code, constants);
        return inlined === null ? null : { code: inlined, map: null };
      },
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk" && (chunk.modules[file]?.renderedLength ?? 0) > 0)
          this.error(`${chunk.fileName} carries the addresses of all pages.`);
    },
  };
}
