import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { makeGalleries } from "../gallery/make.ts";
import { buildArguments } from "./build-arguments.ts";

const root = join(import.meta.dirname, "../..");

await makeGalleries();
const { status } = spawnSync(
  join(root, "node_modules/.bin/storybook"),
  [...buildArguments(process.argv.slice(2))],
  { cwd: root, stdio: "inherit" },
);
process.exitCode = status ?? 1;
