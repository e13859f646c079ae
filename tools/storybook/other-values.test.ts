import { expect, test } from "vitest";
import { otherValues, otherValuesSource } from "./other-values.ts";

test("what a control gives differs from what there is", () => {
  expect(otherValues({ control: { type: "boolean" } }, true)).toEqual([false]);
  expect(otherValues({ control: { type: "boolean" } }, undefined)).toEqual([true]);
  expect(otherValues({ control: { type: "select" }, options: ["a", "b", "c"] }, "b")).toEqual(["c", "a"]);
  expect(otherValues({ control: { type: "number" } }, 4)).not.toContain(4);
  expect(otherValues({ control: { type: "text" } }, "Envoyer")[0]).toBe("Envoyer bis");
  expect(
    otherValues({ control: { type: "object" } }, [
      { id: "a", label: "Un" },
      { id: "b", label: "Deux" },
    ]),
  ).toEqual([
    [
      { id: "a", label: "Un bis" },
      { id: "b", label: "Deux bis" },
    ],
    [
      { id: "a", label: "Un" },
      { id: "b", label: "Deux" },
    ],
    [
      { id: "a bis", label: "Un bis" },
      { id: "b bis", label: "Deux bis" },
    ],
    [{ id: "a", label: "Un" }],
  ]);
  expect(otherValues({ control: { type: "object" } }, undefined)).toEqual([]);
  expect(otherValues({ control: false }, "a")).toEqual([]);
});

test("its source runs in a page by itself", () => {
  const inPage = new Function(`${otherValuesSource}; return otherValues;`)() as typeof otherValues;
  expect(inPage({ control: { type: "text" } }, "Un")).toEqual(["Un bis", "", "12"]);
});
