import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rgaaFile, rgaaPage } from "./rgaa.ts";

test("the table of RGAA in the documents is the one that the public statement is worked out from", () => {
  expect(readFileSync(rgaaFile, "utf8")).toBe(rgaaPage());
});
