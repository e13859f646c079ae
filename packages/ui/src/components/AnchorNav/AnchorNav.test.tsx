import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AnchorNav } from "./AnchorNav.tsx";

test("is a named navigation of links to the page’s own sections, usable before any script", () => {
  expect(
    renderToStaticMarkup(<AnchorNav items={[{ id: "objet", label: "Objet" }]} />).replace(
      / class="[^"]*"/g,
      "",
    ),
  ).toBe(
    '<nav aria-label="Sur cette page"><p aria-hidden="true">Sur cette page</p><ul><li><a href="#objet">Objet</a></li></ul></nav>',
  );
});
