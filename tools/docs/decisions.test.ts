import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Decision, faultsOf, indexFile, indexPage, readDecision, readPages } from "./decisions.ts";

const pages = readPages();
const decisions = [...pages].map(([file, page]) => readDecision(file, page));

test("every decision has its number, its title and its status, and those that change each other state it both", () => {
  expect(faultsOf(decisions)).toEqual([]);
});

test("the index is that of the decisions: `node tools/generate.ts decisions` writes it", () => {
  expect(readFileSync(indexFile, "utf8")).toBe(indexPage(decisions));
});

const first: Decision = { file: "001-a.md", number: "001", title: "A", status: "Accepted." };

test("a decision is read as its page begins", () => {
  const page = "# 001 · A\n\n**Status.** Accepted,\namended by [002](002-b.md).\n\n**Context.** None.\n";
  const status = "Accepted, amended by [002](002-b.md).";
  expect(readDecision("001-a.md", page)).toEqual({ ...first, status });
});

test("another number than its file's, no status, and a change that the other does not know of are faults", () => {
  const amended = { ...first, status: "Accepted, amended by [002](002-b.md) and [003](003-c.md)." };
  const amending = { ...first, file: "002-b.md", number: "002", status: "Accepted, amends [001](001-a.md)." };
  const silent = { ...first, file: "003-c.md", number: "003" };
  expect(faultsOf([first])).toEqual([]);
  expect(faultsOf([{ ...first, number: "002" }])).toHaveLength(1);
  expect(faultsOf([{ ...first, status: "" }])).toEqual(["001-a.md: has no status"]);
  expect(faultsOf([amended, amending, silent])).toEqual(["003: does not state « amends 001 »"]);
});
