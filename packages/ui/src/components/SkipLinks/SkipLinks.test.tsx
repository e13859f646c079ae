import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { SkipLinks } from "./SkipLinks.tsx";

describe("SkipLinks", () => {
  test("leads to the content from a named navigation", () => {
    const markup = renderToStaticMarkup(<SkipLinks />).replace(/ class="[^"]*"/g, "");
    expect(markup).toBe(
      '<nav aria-label="Liens d’évitement"><ul><li><a href="#contenu">Aller au contenu</a></li></ul></nav>',
    );
  });
});
