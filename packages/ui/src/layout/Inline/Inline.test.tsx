import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Inline } from "./Inline.tsx";

describe("Inline", () => {
  test("a list stays a list", () => {
    expect(
      renderToStaticMarkup(
        <Inline as="ul" gap={2}>
          <li>Jardin</li>
        </Inline>,
      ),
    ).toMatch(/^<ul class="Inline_inline__\S+ gaps_gap_2__\S+"><li>Jardin<\/li><\/ul>$/);
  });

  test("lines without space between them are declared after the gap, so that they hold", () => {
    expect(renderToStaticMarkup(<Inline gap={3} rowGap={0} />)).toMatch(
      /gaps_gap_3__\S+ gaps_rowGap_0__\S+"/,
    );
  });

  test("in one line, it does not break", () => {
    expect(renderToStaticMarkup(<Inline isOneLine />)).not.toContain("Inline_inline__");
  });
});
