import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isPublic, readConfig } from "../../apps/server/src/config.ts";
import { readSchema, readSettingsRows, settingsExample, settingsFile } from "./settings.ts";

const example = readFileSync(settingsFile, "utf8");

test("docs/operations.md explains every setting of the schema, once, and no other", () => {
  const explained = readSettingsRows().flatMap(({ names }) => names);
  expect(explained.toSorted()).toEqual([...readSchema().keys()].toSorted());
});

test("the example of settings is as the schema and the documentation are; run `pnpm generate` and commit when it is not", () => {
  expect(example).toBe(settingsExample());
});

test("the server takes the example as it is, for an address that others reach", () => {
  const set = Object.fromEntries(
    example
      .split("\n")
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
  expect(isPublic(readConfig(set))).toBe(true);
});

test("every line of the example that states a default is taken, and changes nothing", () => {
  const lines = example.split("\n").filter((line) => /^#\w+=./.test(line));
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    const [name = "", value = ""] = [line.slice(1, line.indexOf("=")), line.slice(line.indexOf("=") + 1)];
    expect([name, readConfig({ [name]: value })]).toEqual([name, readConfig({})]);
  }
});
