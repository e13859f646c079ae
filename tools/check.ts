import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeGenerated } from "../apps/web/manifests/write-files.ts";
import { run } from "./test/processes.ts";

const root = join(import.meta.dirname, "..");
const bin = (name: string) => join(root, "node_modules/.bin", name);

const checks: Record<string, [command: string, ...args: string[]]> = {
  // Checkers share no types: a second one makes again what the first made of every schema and table.
  types: [process.execPath, "node_modules/ts7/bin/tsc", "-b", "--checkers", "1"],
  lint: [bin("biome"), "check", "--error-on-warnings", "--max-diagnostics=30", "."],
  boundaries: [
    bin("depcruise"),
    "--config",
    "tools/boundaries/dependency-cruiser.cjs",
    ...["packages", "apps", ".storybook", "visual-tests"],
  ],
  "dead code": [bin("knip"), "--no-progress"],
};

// What is written from the manifests is checked too, as they are now.
await writeGenerated();

const start = performance.now();
const ended = await Promise.all(
  Object.entries(checks).map(async ([name, [command, ...args]]) => {
    const { code, output } = await run(command, args, { cwd: root });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${code === 0 ? "✓" : "✗"} ${name} (${seconds} s)${code === 0 ? "" : `\n${output.trim()}\n`}`,
    );
    return code === 0;
  }),
);
const passed = ended.filter(Boolean).length;
const [results] = process.argv.slice(2);
if (results !== undefined) {
  mkdirSync(dirname(results), { recursive: true });
  writeFileSync(results, JSON.stringify({ passed, failed: ended.length - passed, skipped: 0 }));
}
process.exitCode = passed === ended.length ? 0 : 1;
