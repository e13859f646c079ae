import { expect, test } from "vitest";
import { agreedDoors, readDoors } from "./doors.ts";

test("what the components export, and their props, are as written in packages/ui/doors.txt; `pnpm doors` writes it anew", () => {
  expect(readDoors()).toBe(agreedDoors());
});
