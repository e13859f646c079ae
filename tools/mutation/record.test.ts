import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isEnough, readRecord, withResult, writeRecord } from "./record.ts";

const page = readFileSync(join(import.meta.dirname, "../../docs/mutation.md"), "utf8");
const survivor = { file: "a.machine.ts", line: 3, was: "x || y", became: "", status: "Survived" };
const empty = writeRecord(
  "<!-- results -->\n<!-- /results -->\n<!-- total --><!-- /total -->\n<!-- survivors -->\n<!-- /survivors -->\n",
  { counts: [], survivors: [] },
  [],
);

test("nine of ten changes noticed are enough, fewer are not", () => {
  expect(isEnough({ folder: "auth/a", killed: 90, all: 100 })).toBe(true);
  expect(isEnough({ folder: "auth/a", killed: 899, all: 1000 })).toBe(false);
});

test("a measured folder comes into the page with its survivors, and is read back as it was written", () => {
  const measured = withResult(readRecord(empty), {
    folder: "auth/a",
    killed: 19,
    all: 20,
    seconds: 3,
    survivors: [survivor],
  });
  const written = writeRecord(empty, measured, ["auth/a", "auth/b"]);
  expect(written).toContain("| auth/a | 19/20 | 95.0 % |");
  expect(written).toContain("19 of 20 changes, 95.0 %, in 1 of 2 folders; not measured yet: auth/b.");
  expect(written).toContain("| auth/a/a.machine.ts | ``` x \\|\\| y ``` | ``` ``` |  |");
  expect(readRecord(written)).toEqual(measured);
});

test("an argument stays with its survivor when the folder is measured again, and goes with it", () => {
  const argued = {
    counts: [{ folder: "auth/a", killed: 18, all: 20 }],
    survivors: [
      { folder: "auth/a", file: "a.machine.ts", was: "x || y", became: "", why: "Never both." },
      { folder: "auth/a", file: "a.machine.ts", was: "gone", became: "", why: "Gone." },
    ],
  };
  const again = withResult(argued, {
    folder: "auth/a",
    killed: 19,
    all: 20,
    seconds: 3,
    survivors: [survivor],
  });
  expect(again.survivors.map(({ why }) => why)).toEqual(["Never both."]);
});

test("the page shows what is read from it: every folder notices enough, and every survivor is argued", () => {
  const { counts, survivors } = readRecord(page);
  expect(counts.length).toBeGreaterThan(0);
  expect(counts.filter((one) => !isEnough(one))).toEqual([]);
  expect(survivors.filter(({ why }) => why === "")).toEqual([]);
  for (const { folder, killed, all } of counts)
    expect(survivors.filter((one) => one.folder === folder).length, folder).toBe(all - killed);
});
