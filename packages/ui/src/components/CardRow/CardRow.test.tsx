import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CardRow } from "./CardRow.tsx";

const markup = renderToStaticMarkup(
  <CardRow label="Services" head={<h2>Les plus demandés</h2>} width="small">
    <li>Jardinage</li>
    <li>Bricolage</li>
  </CardRow>,
);

test("CardRow is a named list that the keyboard reaches, below its head", () => {
  expect(markup).toMatch(
    /<h2>Les plus demandés<\/h2>.*<ul class="[^"]* CardRow_width_small__[^"]*" aria-label="Services" tabindex="0"><li>Jardinage<\/li><li>Bricolage<\/li><\/ul>/,
  );
});

test("its buttons state which row they move, and the first one rests at the beginning", () => {
  expect(markup).toMatch(/aria-disabled="true"[^>]*aria-label="Voir ce qui précède\u00a0: Services"/);
  expect(markup).toMatch(/aria-disabled="false"[^>]*aria-label="Voir la suite\u00a0: Services"/);
});
