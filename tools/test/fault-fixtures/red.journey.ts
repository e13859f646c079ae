import { expect, test } from "vitest";

test("is always red", () => {
  expect("red").toBe("green");
});
