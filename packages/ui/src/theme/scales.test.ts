import { expect, test } from "vitest";
import { buttonScale, fontScale } from "./scales.ts";

test("font sizes follow the setting, in rem of the browser’s own size [A11Y-03]", () => {
  expect(fontScale).toEqual({ small: 0.875, normal: 1, large: 1.125, "extra-large": 1.25 });
});

test("button sizes follow the setting, in rem [A11Y-06]", () => {
  expect(buttonScale).toEqual({ small: 0.75, normal: 1, large: 1.25, "extra-large": 1.5 });
});
