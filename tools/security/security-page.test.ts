import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { attacks } from "../soak/attack/attacks.ts";
import { asvsRequirements } from "./asvs.ts";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/security.md"), "utf8");

/** The rows of the tables on the standard: requirement, state, text. */
const rows = page
  .split("\n")
  .map((line) => /^\| ([\d.]+(?:, [\d.]+)*) \| (.+?) \| (.+) \|$/.exec(line))
  .filter((row) => row !== null)
  .flatMap(([, ids = "", state = "", text = ""]) => ids.split(", ").map((id) => ({ id, state, text })));

test("every requirement of the standard has one row, in its order", () => {
  expect(rows.map(({ id }) => id)).toEqual(asvsRequirements);
});

test("a row shows one of four states, and why", () => {
  const states = ["met", "partly", "not yet", "does not apply"];
  expect(rows.filter(({ state, text }) => !states.includes(state) || text.length < 5)).toEqual([]);
});

test("the count of each state is the one above the tables", () => {
  const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
  const text = `${count("met")} met, ${count("partly")} partly, ${count("not yet")} not yet, ${count("does not apply")} do not apply`;
  expect(page).toContain(text);
});

test("every file that is named is there", () => {
  const files = [...page.matchAll(/`((?:apps|packages|tools|docs)\/[^`*\s]+)`/g)].map(
    ([, file = ""]) => file,
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("every attack is described, and no other", () => {
  const described = [...page.matchAll(/^\| `pnpm soak ([\w-]+)` \|/gm)].map(([, name]) => name);
  expect(described.sort()).toEqual(Object.keys(attacks).sort());
});
