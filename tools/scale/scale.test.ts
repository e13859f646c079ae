import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unnamedFigures, walksWithoutReason } from "./scale-page.ts";
import { figure, readScale, scaleFile, scaleText } from "./section.ts";

const page = readFileSync(scaleFile, "utf8");

test("each figure of docs/scale.md names the command that gave it", () => {
  expect(unnamedFigures(page)).toEqual([]);
});

test.each([
  ["a sentence", "A message takes 4 ms.", ["A message takes 4 ms."]],
  ["a sentence with its command", "A message takes 4 ms (`pnpm scale process`).", []],
  ["a sentence of no figure", "PostgreSQL 17 has replicas; see ADR 153.", []],
  ["a table of no command", "| what | took |\n|---|---|\n| a page | 20 ms |", ["| a page | 20 ms |"]],
  [
    "a section of no command",
    "<!-- growth -->\n## Growth\n\n| a page | 20 ms |\n<!-- /growth -->",
    ["| a page | 20 ms |"],
  ],
  [
    "a section by its command",
    "<!-- growth -->\n## Growth\n\nBy `pnpm scale growth` on 2026-11-30.\n\n| a page | 20 ms |\n<!-- /growth -->",
    [],
  ],
])("%s: a figure without its command is found", (_, text, expected) => {
  expect(unnamedFigures(text)).toEqual(expected);
});

test("a table that grows is read from end to end by no question, unless a reason is stated", () => {
  expect(readScale(page, "plans").length).toBeGreaterThan(50);
  expect(walksWithoutReason(page)).toEqual([]);
});

test("a walk without a reason is found, and a reason without a walk", () => {
  const plans =
    "<!-- plans -->\n| question | walks |\n|---|---|\n| a list | `missions` |\n| another | none |\n<!-- /plans -->\n";
  const reasons = (question: string) =>
    `<!-- walked -->\n| question | table | why |\n|---|---|---|\n| ${question} | \`missions\` | it is small |\n<!-- /walked -->\n`;
  expect(walksWithoutReason(plans)).toEqual(["a list: `missions`"]);
  expect(walksWithoutReason(plans + reasons("a list"))).toEqual([]);
  expect(walksWithoutReason(plans + reasons("another"))).toEqual([
    "a list: `missions`",
    "no more: another: `missions`",
  ]);
});

test("a section names its command and its day, and is read again as it was written", () => {
  const text = scaleText(
    "pnpm scale growth",
    {
      title: "Growth",
      how: ["By hand."],
      tables: [
        {
          columns: ["table", "bytes"],
          rows: [
            ["users", figure(1234.5)],
            ["mails", figure(0.123)],
          ],
        },
      ],
    },
    new Date("2026-11-30T08:00:00Z"),
  );
  expect(text).toContain("By `pnpm scale growth` on 2026-11-30");
  expect(readScale(`<!-- growth -->\n${text}\n<!-- /growth -->`, "growth")).toEqual([
    { table: "users", bytes: "1,235" },
    { table: "mails", bytes: "0.12" },
  ]);
});
