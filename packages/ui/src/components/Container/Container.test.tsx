import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Container } from "./Container.tsx";

describe("Container", () => {
  test("is the element that it is asked to be", () => {
    expect(
      renderToStaticMarkup(
        <Container as="main" id="contenu" width="form">
          Texte
        </Container>,
      ),
    ).toMatch(/^<main class="[^"]*Container_width_form[^"]*" id="contenu">Texte<\/main>$/);
  });
});
