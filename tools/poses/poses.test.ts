import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { drawStories, faces, keptStories, posedMachines, posedStates, storyName } from "./stories.ts";

const root = join(import.meta.dirname, "../..");

/** Patterns that lay out a page or a form, whatever feeds them. */
const layout = ["DataList", "FormSection", "PageHeader"];

/** The machines that a source of the product shows by a pattern. */
function shownBy(source: string): string[] {
  const patterns = [...source.matchAll(/@jobami\/ui\/patterns\/(\w+)/g)].map(([, name = ""]) => name);
  if (patterns.every((name) => layout.includes(name))) return [];
  return [...source.matchAll(/@jobami\/machines\/flows\/([a-z-]+)/g)].map(([, machine = ""]) => machine);
}

describe("the face of a machine", () => {
  test("has a story for each state, and none more; run `pnpm poses` and commit when it has not", () => {
    expect(Object.fromEntries(keptStories())).toEqual(Object.fromEntries(drawStories()));
  });

  test("is drawn for every machine that writes down its states", () => {
    const drawn = globSync("*.face.tsx", { cwd: faces }).map((file) => file.replace(".face.tsx", ""));
    expect(drawn.sort()).toEqual(posedMachines());
  });

  test("is drawn for every machine that the product shows by a pattern", () => {
    const sources = globSync("apps/web/app/**/*.{ts,tsx}", { cwd: root })
      .filter((file) => !/\.(test|stories)\.tsx?$/.test(basename(file)))
      .map((file) => readFileSync(join(root, file), "utf8"));
    const shown = new Set(sources.flatMap(shownBy));
    expect([...shown].filter((machine) => !posedMachines().includes(machine))).toEqual([
      "email-verification",
    ]);
    expect([...shown].length).toBeGreaterThan(10);
  });

  test("of a machine has no two states of one story", () => {
    for (const machine of posedMachines()) {
      const names = posedStates(machine).map(storyName);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(storyName("waiting (code ready, resend coolingDown)")).toBe("WaitingCodeReadyResendCoolingDown");
  });
});

test("a pattern that lays out a page feeds on no machine, a view does", () => {
  const importOf = (from: string) => `import { A } from "@jobami/${from}";`;
  expect(shownBy(importOf("machines/flows/faq") + importOf("ui/patterns/PageHeader"))).toEqual([]);
  expect(shownBy(importOf("machines/flows/faq") + importOf("ui/patterns/FaqAccordion"))).toEqual(["faq"]);
});
