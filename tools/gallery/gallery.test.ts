import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { allMachines } from "../test/machines-in-use.ts";
import { galleriedMachines, storiesOf, storyName } from "./galleries.ts";

const root = join(import.meta.dirname, "../..");
const galleried = galleriedMachines(root).map(({ folder }) => folder);

/** Patterns that lay out a page or a form, whatever feeds them. */
const layout = ["DataList", "FormSection", "PageHeader", "WorkPage"];

/** The machines that a source of the product shows by a pattern. */
function shownBy(source: string): string[] {
  const patterns = [...source.matchAll(/@jobami\/ui\/patterns\/(\w+)/g)].map(([, name = ""]) => name);
  if (patterns.every((name) => layout.includes(name))) return [];
  return [...source.matchAll(/@jobami\/machines\/([a-z-]+\/[a-z-]+)/g)].map(([, machine = ""]) => machine);
}

describe("the gallery of a machine", () => {
  test("is of a machine that there is", () => {
    expect(galleried.filter((folder) => !allMachines(root).includes(folder))).toEqual([]);
  });

  test("is drawn for every machine that the product shows by a pattern", () => {
    const sources = globSync("apps/web/app/**/*.{ts,tsx}", { cwd: root })
      .filter((file) => !/\.(test|stories)\.tsx?$/.test(basename(file)))
      .map((file) => readFileSync(join(root, file), "utf8"));
    const shown = new Set(sources.flatMap(shownBy));
    expect([...shown].filter((machine) => !galleried.includes(machine))).toEqual(["auth/email-verification"]);
    expect([...shown].length).toBeGreaterThan(10);
  });

  test("has a story for each state that the model led it to, in that order", () => {
    const states = ["closed", { open: "reading" }, { waiting: { code: "ready", resend: "coolingDown" } }];
    const taken = states.map((value) => ({ value, context: {}, status: "active" as const, at: 0, way: [] }));
    const stories = storiesOf("lamp", "Lampe", taken);
    expect([...stories.matchAll(/export const (\w+): Story/g)].map(([, name]) => name)).toEqual([
      "Closed",
      "OpenReading",
      "WaitingCodeReadyResendCoolingDown",
    ]);
    expect(stories).toContain('title: "machines/Galerie/Lampe"');
    expect(stories).toContain('args: { state: "waiting (code ready, resend coolingDown)" }');
  });

  test("is refused where two states would make one story", () => {
    const taken = ["a b", "a-b"].map((value) => ({
      value,
      context: {},
      status: "active" as const,
      at: 0,
      way: [],
    }));
    expect(storyName("a b")).toBe(storyName("a-b"));
    expect(() => storiesOf("lamp", "Lampe", taken)).toThrow("Two states of lamp are called AB");
  });
});

test("a pattern that lays out a page feeds on no machine, a view does", () => {
  const importOf = (from: string) => `import { A } from "@jobami/${from}";`;
  expect(shownBy(importOf("machines/support/faq") + importOf("ui/patterns/PageHeader"))).toEqual([]);
  expect(shownBy(importOf("machines/support/faq") + importOf("ui/patterns/FaqAccordion"))).toEqual([
    "support/faq",
  ]);
});
