import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StateSnapshot } from "@jobami/machines/testing";
import { hashOfInputs } from "../inputs.ts";
import { run } from "../test/processes.ts";
import { galleriedMachines, storiesOf, titleOf } from "./galleries.ts";

const root = join(import.meta.dirname, "../..");
const snapshots = join(root, ".cache/state-snapshots");
const stories = join(root, ".storybook/machines/gallery/.cache");
const marker = join(stories, ".inputs");

const INPUTS = [
  "pnpm-lock.yaml",
  "packages/machines/*.ts",
  "packages/machines/src/**/*.ts",
  "packages/api/src/*/contract.ts",
  ".storybook/machines/gallery/*.gallery.tsx",
  ".storybook/machines/*.stories.tsx",
  "tools/gallery/*.ts",
];

async function writeSnapshots(folders: readonly string[]): Promise<void> {
  rmSync(snapshots, { recursive: true, force: true });
  const machines = join(root, "packages/machines");
  const { code, output } = await run(
    join(machines, "node_modules/.bin/vitest"),
    [
      "run",
      "--update",
      "--config",
      "vitest.snapshots.config.ts",
      ...folders.map((folder) => `src/${folder}/`),
    ],
    { cwd: machines },
  );
  if (code !== 0) throw new Error(`The state snapshots of the machines could not be taken:\n${output}`);
}

/** Makes the stories of the galleries from the machines’ models, unless those on disk were made from the sources on disk. */
export async function makeGalleries(): Promise<void> {
  const inputs = hashOfInputs(root, INPUTS);
  if (existsSync(marker) && readFileSync(marker, "utf8") === inputs && existsSync(snapshots)) return;
  const machines = galleriedMachines(root);
  await writeSnapshots(machines.map(({ folder }) => folder));
  rmSync(stories, { recursive: true, force: true });
  mkdirSync(stories, { recursive: true });
  for (const { folder, name } of machines) {
    const taken = JSON.parse(readFileSync(join(snapshots, `${folder}.json`), "utf8")) as StateSnapshot[];
    writeFileSync(join(stories, `${name}.stories.tsx`), storiesOf(name, titleOf(root, name), taken));
  }
  writeFileSync(marker, inputs);
}

if (import.meta.main) await makeGalleries();
