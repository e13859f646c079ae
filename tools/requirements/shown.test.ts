import { expect, test } from "vitest";
import { findUnshown, readPureRows } from "./shown.ts";

test("every row that no journey and no server test names is listed as one of a pure machine, and no other row is", () => {
  expect([...readPureRows().keys()].sort()).toEqual(findUnshown());
});

test("a row is shown by a journey or a test of the server, not by a test of a machine, a component or a page", () => {
  const mentions = new Map([
    ["AAA-01", ["packages/machines/src/a.test.ts", "apps/web/e2e/a.e2e.ts"]],
    ["AAA-02", ["apps/server/src/a.test.ts"]],
    ["AAA-03", ["packages/machines/src/a.test.ts", "apps/web/app/a.test.ts"]],
  ]);
  expect(findUnshown(mentions)).toEqual(["AAA-03"]);
});

test("a listed row is read with its reason; the heading is none", () => {
  const text = "| row | why |\n|---|---|\n| AAA-03 | Nothing shows it. |\n";
  expect([...readPureRows(text)]).toEqual([["AAA-03", "Nothing shows it."]]);
});
