import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Select, type SelectProps } from "./Select.tsx";

const options = [
  { value: "bricolage", label: "Bricolage" },
  { value: "jardinage", label: "Jardinage" },
];

function markup(props: Partial<SelectProps> = {}): string {
  return renderToStaticMarkup(
    <Select label="Catégorie" options={options} value={null} onChange={() => {}} {...props} />,
  );
}

describe("Select", () => {
  test("is a button that opens a list, named by its label [apg:listbox/haspopup]", () => {
    const html = markup();
    expect(html).toMatch(/<button[^>]*aria-haspopup="listbox"[^>]*aria-expanded="false"/);
    expect(html).toMatch(/<label[^>]*>Catégorie<\/label>/);
    const [, value, label] = /aria-labelledby="(\S+) (\S+)"/.exec(html) ?? [];
    expect(html).toContain(`<label id="${label}"`);
    expect(html).toContain(`<span id="${value}"`);
    expect(html).toContain(">Choisir…</span>");
  });

  test("shows the chosen option and sends its value with a form", () => {
    const html = markup({ value: "jardinage", name: "category" });
    expect(html).toMatch(/<span id="[^"]*-value"[^>]*>Jardinage<\/span>/);
    expect(html).toMatch(/<select[^>]*name="category"/);
    expect(html).toMatch(/<option value="jardinage" selected="">Jardinage<\/option>/);
  });

  test("adds no native field where no form sends it", () => {
    expect(markup({ value: "jardinage" })).not.toContain("<select");
  });

  test("an error is text, read with the button", () => {
    const html = markup({ error: "Choisissez une catégorie.", help: "Elle décide de qui est prévenu." });
    const [, id] = /<p[^>]* id="([^"]*)-error"/.exec(html) ?? [];
    expect(html).toMatch(
      new RegExp(`<button[^>]*aria-invalid="true"[^>]*aria-describedby="${id}-error ${id}-help"`),
    );
    expect(html).toContain("<span>Choisissez une catégorie.</span>");
  });

  test("states as text that it is optional or required", () => {
    expect(markup({ isOptional: true })).toContain("> facultatif</span>");
    expect(markup({ isRequired: true, isRequiredShown: true })).toContain("> obligatoire</span>");
  });

  test("cannot be opened while disabled", () => {
    expect(markup({ isDisabled: true })).toMatch(/<button[^>]* disabled=""/);
  });
});
