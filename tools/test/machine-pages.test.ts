import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { definitionsIn } from "@jobami/machines/diagram";
import { describe, expect, test } from "vitest";
import { folderSources } from "../../.storybook/machines/viewer/folder-sources.ts";
import { loadMachine } from "../diagrams/machines.ts";
import { machinesWithoutPages, pagesOfOtherMachines } from "./machine-pages.ts";
import { allMachines } from "./machines-in-use.ts";

const root = join(import.meta.dirname, "../..");

function sourcesOf(machine: string): string[] {
  return globSync(`packages/machines/src/${machine}/*.ts`, { cwd: root })
    .filter((file) => !/\.(test|model|fixture|harness)\.ts$|\/index\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), "utf8"));
}

describe("a page of .storybook/machines", () => {
  test("shows every machine, none left out; add .storybook/machines/<machine>.stories.tsx for those named here", () => {
    expect(machinesWithoutPages(root)).toEqual([]);
  });

  test("names the folder of the machine that it plays", () => {
    expect(pagesOfOtherMachines(root)).toEqual([]);
  });

  test("shows the code of its own machine, also where another folder has one of that name", () => {
    const files = {
      "../../../packages/machines/src/kitchen/lamp/lamp.machine.ts": "bright",
      "../../../packages/machines/src/cellar/lamp/lamp.machine.ts": "dim",
      "../../../packages/machines/src/wine-cellar/lamp/lamp.machine.ts": "dark",
    };
    expect(folderSources(files, "cellar/lamp")).toEqual(["dim"]);
  });

  test.each(allMachines(root))(
    "of %s finds its id, and every guard and delay in its code",
    async (folder) => {
      const machine = await loadMachine(folder);
      const kebab = machine.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(folder.split("/").at(-1)).toBe(kebab);
      for (const kind of ["guards", "delays"] as const) {
        const found = definitionsIn(sourcesOf(folder), kind).map(({ name }) => name);
        for (const name of Object.keys(machine.implementations[kind])) expect(found).toContain(name);
      }
    },
  );
});
