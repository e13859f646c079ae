import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { modes } from "../../.storybook/modes.ts";
import { displayChoices } from "../../packages/ui/src/theme/display.ts";
import { sheetVariants } from "../../visual-tests/src/variants.ts";
import { buildArguments } from "./build-arguments.ts";

const root = join(import.meta.dirname, "../..");
const read = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8")) as Record<string, unknown>;
const config = read("chromatic.config.json");

test("what Chromatic asks of the build reaches Storybook, where it wants it", () => {
  const given = ["--output-dir=/tmp/shown", "--stats-json=/tmp/shown"];
  expect(buildArguments(given).slice(3)).toEqual(given);
  expect(buildArguments(["-o", "shown"]).slice(3)).toEqual(["-o", "shown"]);
  expect(buildArguments([])).toContain("--output-dir");
});

test("it builds with a script that there is, and what makes it take all stories anew are files that there are", () => {
  expect(read("package.json").scripts).toHaveProperty(String(config.buildScriptName));
  for (const pattern of config.externals as string[])
    expect(globSync(pattern, { cwd: root }).length, pattern).toBeGreaterThan(0);
});

test("its modes are the variants that pictures are taken in here, by values that the toolbar has", () => {
  const own = sheetVariants.filter(({ forcesColors }) => !forcesColors).map(({ name }) => name);
  expect(Object.keys(modes).sort()).toEqual(["light", ...own].sort());
  for (const mode of Object.values(modes)) {
    const { theme, fontSize, buttonSize } = {
      theme: "light",
      fontSize: "normal",
      buttonSize: "normal",
      ...mode,
    };
    expect(displayChoices.theme).toContain(theme);
    expect(displayChoices.fontSize).toContain(fontSize);
    expect(displayChoices.buttonSize).toContain(buttonSize);
  }
});
