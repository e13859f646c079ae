import { expect, test } from "vitest";
import { isLedgerIntact, readLedger, requirementsOf } from "./ledger.ts";
import { claimsOf, findMentions } from "./mentions.ts";

const ledger = readLedger();

test("the agreed rows of the ledger are as they were agreed on", () => {
  expect(isLedgerIntact(ledger)).toBe(true);
});

test("a row that is added leaves the ledger intact", () => {
  expect(isLedgerIntact(`${ledger.trimEnd()}\nAPP-99\tAPP\tbehaviour\tA new row.\t2.\n`)).toBe(true);
});

test.each([
  ["changed by a letter", ledger.replace("width-limited", "width-limitless")],
  ["taken away", ledger.replace(/^APP-02\t.*\n/m, "")],
  ["put before the others", ledger.replace("\nAPP-01", "\nAPP-00\tAPP\tbehaviour\tFirst.\t1.\nAPP-01")],
])("a row that is %s is noticed", (_, changed) => {
  expect(isLedgerIntact(changed)).toBe(false);
});

test("the ledger has 813 agreed rows, each with its own id", () => {
  const ids = requirementsOf(ledger).map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(813);
  expect(new Set(ids).size).toBe(ids.length);
});

test("claims are read from the end of titles only", () => {
  // Put together, so that the sample is no claim of this file.
  const [one, two, three] = ["LOGIN-01", "LOGIN-02", "LOGIN-03"];
  const source = `test("signs in [${one}]"); test(\`locks [${two}, ${three}]\`); // see [${one}] above`;
  expect(claimsOf(source)).toEqual(["LOGIN-01", "LOGIN-02", "LOGIN-03"]);
});

test("no test claims a requirement that does not exist", () => {
  const known = new Set(requirementsOf(ledger).map(({ id }) => id));
  const unknown = [...findMentions()].filter(([id]) => !known.has(id));
  expect(unknown).toEqual([]);
});
