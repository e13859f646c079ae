import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { formatJobis } from "./format-jobis.ts";
import { JobiAmount } from "./JobiAmount.tsx";

describe("JobiAmount", () => {
  test("the unit is heard, the coin is seen", () => {
    const markup = renderToStaticMarkup(<JobiAmount amount={24} />);
    expect(markup).toMatch(/<span aria-hidden="true" title="24\u00a0Jobi">24\u00a0<svg/);
    expect(markup).toMatch(/>24\u00a0Jobi<\/span><\/span>$/);
  });

  test("movements carry their sign, nothing carries none", () => {
    expect([2, -3, 0, 1240].map((amount) => formatJobis(amount, true))).toEqual([
      "+2",
      "−3",
      "0",
      "+1\u202f240",
    ]);
    expect(formatJobis(1240)).toBe("1\u202f240");
  });
});
