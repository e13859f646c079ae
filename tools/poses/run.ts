import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { posedMachines, writeStories } from "./stories.ts";

const root = join(import.meta.dirname, "../..");
const machines = join(root, "packages/machines");

const tests = globSync("src/flows/*/*.model.test.ts", { cwd: machines });
const { status } = spawnSync(
  join(root, "node_modules/.bin/vitest"),
  ["run", "--update", "-t", "stands in each of its states", ...tests],
  { cwd: machines, stdio: "inherit" },
);
writeStories();
console.log(`The states of ${posedMachines().length} machines and the stories of their faces are written.`);
process.exitCode = status ?? 1;
