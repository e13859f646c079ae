import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { averageText, tenths } from "./average.ts";
import { Rating } from "./Rating.tsx";
import { Stars } from "./Stars.tsx";

describe("Rating", () => {
  const html = renderToStaticMarkup(
    <Rating
      id="r"
      label="Votre note"
      value={4}
      onChange={() => {}}
      error="Trop tôt."
      isRequired
      isRequiredShown
    />,
  );

  test("is a named group of radio buttons, one a star [apg:radio/role]", () => {
    expect(html).toMatch(
      /<div id="r" role="radiogroup"[^>]*aria-labelledby="r-label" aria-required="true" aria-invalid="true" aria-describedby="r-error"/,
    );
    expect(html.match(/type="radio"/g)).toHaveLength(5);
    expect(html).toMatch(/<input type="radio"[^>]*checked="" value="4"\/>/);
  });

  test("states each star with its meaning", () => {
    expect(html).toContain("1 étoile\u00a0: Très décevant");
    expect(html).toContain("5 étoiles\u00a0: Très bien");
  });
});

describe("Stars", () => {
  test("are read as a sentence, the drawing is silent", () => {
    expect(renderToStaticMarkup(<Stars value={4.75} count={86} />).replace(/ class="[^"]*"/g, "")).toContain(
      '<span><span>4,8 sur 5, 86 avis</span><span aria-hidden="true">',
    );
  });

  test.each([
    [5, "5,0"],
    [4.25, "4,3"],
    [7, "5,0"],
    [-1, "0,0"],
  ])("%d is « %s »", (value, labels) => {
    expect(tenths(value)).toBe(labels);
    expect(averageText(value)).toBe(`${labels} sur 5`);
  });
});
