import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FormSection } from "./FormSection.tsx";

describe("FormSection", () => {
  test("is named by its heading", () => {
    const markup = renderToStaticMarkup(<FormSection title="Lieu">Champs</FormSection>);
    const [, id] = /aria-labelledby="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toContain(`<h2 id="${id}"`);
    expect(markup).toContain(">Lieu</h2>");
  });
});
