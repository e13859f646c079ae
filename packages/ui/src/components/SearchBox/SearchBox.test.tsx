import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SearchBox } from "./SearchBox.tsx";

test("is a named search with a form that any browser sends, with all that goes along", () => {
  const html = renderToStaticMarkup(
    <SearchBox
      label="Recherche de jobbeurs"
      submitLabel="Rechercher"
      action="/trouver"
      hidden={[["rayon", "10"]]}
    >
      <input name="q" />
    </SearchBox>,
  ).replace(/ class="[^"]*"/g, "");
  expect(html).toContain('<search aria-label="Recherche de jobbeurs"><form action="/trouver">');
  expect(html).toContain('<input type="hidden" name="rayon" value="10"/>');
  expect(html).toMatch(/<button[^>]*type="submit"/);
});
