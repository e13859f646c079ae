import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { memorySettings } from "../product-environment.ts";
import { startWith } from "./build.ts";

const root = join(import.meta.dirname, "../..");
const stated = Object.entries(memorySettings).map(([name, value]) => `${name}=${value}`);

test("the sources are started with what a release is started with", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(scripts.start).toBe(startWith("tools/bootstrap.mjs tools/start.ts"));
});

test.each(["deploy/Containerfile", "deploy/jobami@.service"])(
  "%s spares memory as npm start does",
  (file) => {
    expect(readFileSync(join(root, file), "utf8")).toContain(stated.join(" "));
  },
);
