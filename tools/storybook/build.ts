import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { makeGalleries } from "../gallery/make.ts";
import { builtStorybook } from "./story-index.ts";

const root = join(import.meta.dirname, "../..");

await makeGalleries();
const { status } = spawnSync(
  join(root, "node_modules/.bin/storybook"),
  ["build", "--quiet", "--disable-telemetry", "-o", builtStorybook],
  { cwd: root, stdio: "inherit" },
);
process.exitCode = status ?? 1;
