import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contract } from "../contract.ts";
import { textFieldsOf } from "./text-fields.ts";

const page = readFileSync(join(import.meta.dirname, "../../../../docs/masking.md"), "utf8");
const rows = (page.split("\n## Fields\n")[1] ?? "")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

/** A sentence, where few letters or many are wanted. */
const sentences = ["samedi matin", "Le portail est ouvert, à samedi matin donc."];

/** The fields of bodies that take a sentence. */
const fields = textFieldsOf(contract)
  .filter(({ name }) => name.includes(" body"))
  .filter(({ schema }) =>
    sentences.some((sentence) => {
      const read = schema.safeParse(sentence);
      return read.success && typeof read.data === "string";
    }),
  )
  .map(({ name }) => name);

test("docs/masking.md states of each field that takes a sentence what others read of it, and why", () => {
  const listed = new Set(rows.map(([name]) => name));
  /** The row of a field: its own, or that of its call. */
  const rowFor = (field: string) =>
    [`\`${field}\``, `\`${field.split(" ")[0]}\``].find((name) => listed.has(name)) ?? `none for ${field}`;
  expect([...new Set(fields.map(rowFor))].sort()).toEqual([...listed].sort());
  const known = ["masked", "refused", "agreed", "whole", "own", "staff", "unread"];
  for (const [field, how = "", why = ""] of rows)
    expect([field, known.includes(how), why.length > 10]).toEqual([field, true, true]);
});
