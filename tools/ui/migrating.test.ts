import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { acceptedPublicApi } from "./public-api.ts";

const page = readFileSync(join(import.meta.dirname, "../../docs/migrating-to-ui.md"), "utf8");

/** The props of each exported component, with what they take, as the public API writes them. */
function propsByComponent(): Map<string, Map<string, string>> {
  const components = new Map<string, Map<string, string>>();
  for (const entry of acceptedPublicApi().split("\n\n")) {
    const lines = entry.split("\n");
    const named = lines.flatMap((line) => /^ {2}(?:type )?([A-Z]\w*)/.exec(line)?.[1] ?? []);
    for (const name of named) {
      const from = lines.findIndex((line) => line === `  type ${name}Props` || line === `  type ${name}`);
      const rest = from < 0 ? [] : lines.slice(from + 1);
      const end = rest.findIndex((line) => !line.startsWith("    "));
      const props = rest.slice(0, end < 0 ? undefined : end).map((line) => {
        const [, prop = "", type = ""] = /^ +(\w+)\??: (.*)$/.exec(line) ?? [];
        return [prop, type] as const;
      });
      components.set(name, new Map(props));
    }
  }
  return components;
}

/** The pieces of code in the last column that name a component of ours. */
const ours = page
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .flatMap((line) =>
    [...(line.split(" | ").at(-1) ?? "").matchAll(/`([A-Z][^`]*)`/g)].map(([, code = ""]) => code),
  );

function faultsOf(code: string, components = propsByComponent()): string[] {
  const [, name = "", rest = ""] = /^(\w+)(.*)$/.exec(code) ?? [];
  const props = components.get(name);
  if (props === undefined) return [`${code}: no ${name}`];
  return [...rest.matchAll(/(\w+)(?:="([^"]*)")?/g)].flatMap(([, prop = "", value]) => {
    const type = props.get(prop);
    if (type === undefined) return [`${code}: ${name} has no ${prop}`];
    return value === undefined || type.includes(`"${value}"`) ? [] : [`${code}: ${prop} is never ${value}`];
  });
}

test("what the page for who comes from another library names is exported, with these props and values", () => {
  expect(ours.length).toBeGreaterThan(100);
  expect(ours.flatMap((code) => faultsOf(code))).toEqual([]);
});

test("a component, a prop or a value that is not there is found", () => {
  expect(["Buton", "Button isBusy", 'Button variant="loud"'].flatMap((code) => faultsOf(code))).toEqual([
    "Buton: no Buton",
    "Button isBusy: Button has no isBusy",
    'Button variant="loud": variant is never loud',
  ]);
});
