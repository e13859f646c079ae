import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "jobami-size-")));
  for (const from of ["biome.json", "tools/lint"])
    cpSync(join(root, from), join(folder, from), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the linter reports of a file of so many lines at a place of the repository. */
function lint(path: string, lines: number): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    Array.from({ length: lines }, (_, line) => `export const line${line} = ${line};\n`).join(""),
  );
  const { stdout, stderr } = spawnSync(
    join(root, "node_modules/.bin/biome"),
    ["lint", "--colors=off", "--vcs-enabled=false", path],
    { cwd: folder, encoding: "utf8" },
  );
  return stdout + stderr;
}

test.each([
  ["apps/server/src/domains/auth/planted.ts", 400],
  ["tools/test/planted.test.ts", 400],
  ["packages/machines/src/auth/login/login.types.ts", 400],
  ["packages/machines/src/auth/login/login.machine.ts", 250],
  ["packages/machines/src/auth/session/session.machine.ts", 250],
])("%s may have %i lines and no more", (path, most) => {
  expect(lint(path, most)).not.toContain("noExcessiveLinesPerFile");
  expect(lint(path, most + 1)).toContain(`(${most + 1}). Maximum allowed is ${most}.`);
});
