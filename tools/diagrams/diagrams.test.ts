import { join } from "node:path";
import { expect, test } from "vitest";
import { createMachine } from "xstate";
import { allMachines } from "../test/machines-in-use.ts";
import { chartFiles, loadMachines } from "./charts.ts";

const root = join(import.meta.dirname, "../..");

test("each machine has a chart of its own, and a line in the index", async () => {
  const files = chartFiles(await loadMachines(root), () => "flow");
  const index = files.get("README.md") ?? "";
  expect([...files.keys()].sort()).toEqual(
    [...allMachines(root).map((folder) => `${folder}.svg`), "README.md"].sort(),
  );
  for (const folder of allMachines(root)) expect(index).toContain(`[${folder}](${folder}.svg)`);
  expect(files.get("auth/login.svg")).toContain("<svg");
});

test("machines of one name in two folders do not overwrite each other", () => {
  const machine = (state: string) => createMachine({ id: "lamp", initial: state, states: { [state]: {} } });
  const files = chartFiles(
    new Map([
      ["kitchen/lamp", machine("bright")],
      ["cellar/lamp", machine("dim")],
    ]),
    (folder) => (folder === "cellar/lamp" ? "life cycle" : "flow"),
  );
  expect(files.get("kitchen/lamp.svg")).toContain("bright");
  expect(files.get("cellar/lamp.svg")).toContain("dim");
  expect(files.get("README.md")).toContain("[cellar/lamp](cellar/lamp.svg) | life cycle |");
});
