import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acceptingCommit } from "./accepting-commit.ts";

let checkout: string;
const [first, second] = ["a".repeat(64), "b".repeat(64)];

function git(...args: string[]): string {
  const asAuthor = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"];
  return execFileSync("git", [...asAuthor, ...args], { cwd: checkout, encoding: "utf8" }).trim();
}

function commit(text: string): string {
  writeFileSync(join(checkout, "ui-lamp.json"), text);
  git("add", ".");
  git("commit", "-qm", "Accept the pictures");
  return git("rev-parse", "HEAD");
}

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), "jobami-commits-"));
  git("init", "-q");
});

afterAll(() => rmSync(checkout, { recursive: true }));

test("a picture is found in the commit that accepted it, also when others followed", () => {
  const accepting = commit(`{ "ui-lamp--on.light": "${first}" }\n`);
  commit(`{ "ui-lamp--on.light": "${first}", "ui-lamp--off.light": "${second}" }\n`);
  expect(acceptingCommit(checkout, ".", "ui-lamp--on.light", first)).toBe(accepting);
});

test("a picture of another story that is the same was not accepted with it", () => {
  const lines = [`"ui-lamp--on.light": "${first}",`, `"ui-lamp--off.light": "${second}",`];
  const accepting = commit(`{\n${lines.join("\n")}\n"ui-lamp--dark.light": "${first}"\n}\n`);
  expect(acceptingCommit(checkout, ".", "ui-lamp--dark.light", first)).toBe(accepting);
});

test("a commit that moves the hash to another file accepts nothing", () => {
  const accepted = acceptingCommit(checkout, ".", "ui-lamp--off.light", second);
  git("mv", "ui-lamp.json", "ui.json");
  writeFileSync(join(checkout, "ui.json"), `{ "ui-lamp--off.light": "${second}" }\n`);
  git("add", ".");
  git("commit", "-qm", "Move the hashes");
  expect(acceptingCommit(checkout, ".", "ui-lamp--off.light", second)).toBe(accepted);
});

test("a picture that was accepted and not committed has none", () => {
  expect(acceptingCommit(checkout, ".", "ui-lamp--on.light", "c".repeat(64))).toBeUndefined();
});
