import { expect, test } from "vitest";
import { bodyShape, isWithinShape } from "./json-body.ts";

const { depth, values } = bodyShape;
const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
const list = (count: number) => `[${Array(count).fill("1").join(",")}]`;

test.each([
  ["as deep as is read", nested(depth), true],
  ["a level deeper", nested(depth + 1), false],
  ["five thousand levels", nested(5000), false],
  ["levels that never end", "[".repeat(depth + 1), false],
  ["as deep beside each other", `[${nested(depth - 1)},${nested(depth - 1)}]`, true],
  ["as many values as are read", list(values - 1), true],
  ["a value more", list(values), false],
  ["as many fields as are read, and one more", `{${Array(values).fill('"a":1').join(",")}}`, false],
  ["brackets and commas in a text", JSON.stringify("[{,".repeat(5000)), true],
  ["brackets after an escaped quote", `"\\"${nested(5000)}"`, true],
  ["brackets after an escaped backslash", `"\\\\"${nested(5000)}`, false],
  ["nothing", "", true],
])("a body of %s: %#", (_what, json, isWithin) => {
  expect(isWithinShape(Buffer.from(json))).toBe(isWithin);
});
