import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { formatEuros } from "./format-euros.ts";
import { Price, type PriceProps } from "./Price.tsx";

function text(props: PriceProps): { seen: string; heard: string } {
  const [, seen = "", heard = ""] =
    /aria-hidden="true"[^>]*>(.*)<\/span><span[^>]*>([^<]*)<\/span><\/span>$/.exec(
      renderToStaticMarkup(<Price {...props} />),
    ) ?? [];
  return { seen: seen.replace(/<svg.*?<\/svg>/g, "(pièce)").replace(/<\/?span[^>]*>/g, ""), heard };
}

describe("Price", () => {
  test("euros are written the French way", () => {
    expect(formatEuros(30)).toBe("30\u00a0€");
    expect(formatEuros(12.5)).toBe("12,50\u00a0€");
    expect(formatEuros(1240)).toBe("1\u202f240\u00a0€");
  });

  test.each<[PriceProps, string, string]>([
    [{ euros: 90 }, "90\u00a0€", "90\u00a0€"],
    [{ euros: 22, per: "hour" }, "22\u00a0€/h", "22\u00a0€ de l’heure"],
    [{ euros: 140, per: "day" }, "140\u00a0€/j", "140\u00a0€ par jour"],
    [{ jobis: 6 }, "6\u00a0(pièce)\u00a0Jobi", "6\u00a0Jobi"],
    [{ euros: 30, jobis: 4 }, "30\u00a0€ +\u00a04\u00a0(pièce) Jobi", "30\u00a0€ et 4\u00a0Jobi"],
    [{ euros: 30, jobis: 0 }, "30\u00a0€", "30\u00a0€"],
    [{ jobis: 0 }, "0\u00a0(pièce)\u00a0Jobi", "0\u00a0Jobi"],
    [{ jobis: 6, size: "small" }, "6\u00a0(pièce)\u00a0Jobi", "6\u00a0Jobi"],
  ])("%j is seen and heard", (props, seen, heard) => {
    expect(text(props)).toEqual({ seen, heard });
  });
});
