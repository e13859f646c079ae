import { join } from "node:path";
import { expect, test } from "vitest";
import { foreignTexts, foreignTextsOfMachines } from "./machine-strings.ts";

const root = join(import.meta.dirname, "../..");

/** Codes that the ledger writes with French letters. */
const codes = ["accepté", "payé", "émis", "émis"].map(
  (code) => `billing/document/document.machine.ts: ${code}`,
);

test("machines know no path, no page and no French: the product gives them, as input or by a code", () => {
  expect(foreignTextsOfMachines(root)).toEqual(codes);
});

test.each([
  [`const to = "/login";`, ["/login"]],
  ["const to = `/missions/$" + "{id}`;", ["/missions/"]],
  [`const title = "Message envoyé";`, ["Message envoyé"]],
  [`const title = "Choisissez votre mission";`, ["Choisissez votre mission"]],
  ["const title = `$" + "{name} est parti`;", [" est parti"]],
])("a machine that contains %s is noticed", (source, texts) => {
  expect(foreignTexts(source)).toEqual(texts);
});

test.each([
  `import { a } from "/somewhere";`,
  `const event = { type: "form.submitted", code: "ouverte" };`,
  "const key = `key-$" + "{count}`;",
])("%s is no word of the product", (source) => {
  expect(foreignTexts(source)).toEqual([]);
});
