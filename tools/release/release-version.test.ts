import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { commitOf, releaseVersion } from "./release-version.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jobami-version-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a release is called by its version and its commit, or by when it was built", () => {
  const builtAt = new Date(Date.UTC(2026, 10, 30, 9, 5, 7));
  expect(releaseVersion("0.2.0", commitOf(folder), builtAt)).toBe("0.2.0+20261130T090507");
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@exemple.fr", ...args], { cwd: folder });
  writeFileSync(join(folder, "file"), "1");
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "One");
  git("tag", "-a", "v1", "-m", "One");
  expect(releaseVersion("0.2.0", commitOf(folder), builtAt)).toMatch(/^0\.2\.0\+[\da-f]{7}$/);
  writeFileSync(join(folder, "file"), "2");
  expect(releaseVersion("0.2.0", commitOf(folder), builtAt)).toMatch(/^0\.2\.0\+[\da-f]{7}\.changed$/);
});

test("a release that is started through a link goes on from the folder that it led to", () => {
  const made = join(folder, "jobami-1");
  mkdirSync(join(made, "apps/server/src"), { recursive: true });
  cpSync(join(import.meta.dirname, "start.mjs"), join(made, "start.mjs"));
  writeFileSync(join(made, "package.json"), '{"type":"module","engines":{"node":">=20.0.0"}}');
  writeFileSync(join(made, "apps/server/src/main.js"), "console.log(import.meta.dirname)");
  symlinkSync(made, join(folder, "jobami"));
  const started = execFileSync(process.execPath, [join(folder, "jobami/start.mjs")], { encoding: "utf8" });
  expect(started.trim()).toBe(join(made, "apps/server/src"));
});
