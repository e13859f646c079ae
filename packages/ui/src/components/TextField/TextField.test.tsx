import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { TextField, type TextFieldProps } from "./TextField.tsx";

function markup(props: Omit<TextFieldProps, "id">): string {
  return renderToStaticMarkup(<TextField id="email" {...props} />).replace(/ class="[^"]*"/g, "");
}

describe("TextField", () => {
  test("ties its label to a native input", () => {
    expect(markup({ label: "Adresse e-mail" })).toBe(
      '<div><label for="email">Adresse e-mail</label><input id="email" type="text"/></div>',
    );
  });

  test("an e-mail field has its own keyboard, no capitals, no spelling marks", () => {
    expect(markup({ label: "Adresse e-mail", type: "email", autoComplete: "email" })).toBe(
      '<div><label for="email">Adresse e-mail</label>' +
        '<input autoCapitalize="none" spellCheck="false" autoComplete="email" id="email" type="email"/></div>',
    );
  });

  test("an error is text beside the field, read with it, before its help", () => {
    const html = markup({ label: "Prénom", error: "Indiquez votre prénom.", help: "Visible de tous." });
    expect(html).toContain(
      '<input id="email" type="text" aria-invalid="true" aria-describedby="email-error email-help"/>',
    );
    expect(html).toMatch(
      /<p id="email-error"><svg[^>]*aria-hidden="true".*<span>Indiquez votre prénom\.<\/span><\/p>/,
    );
    expect(html).toMatch(/<p id="email-help">Visible de tous\.<\/p><\/div>$/);
  });

  test("optional is stated as text, and required where the caller asks for it, which is not heard twice", () => {
    expect(markup({ label: "Prénom", isRequired: true, isRequiredShown: true })).toContain(
      'Prénom<span aria-hidden="true"> obligatoire</span></label><input id="email" type="text" aria-required="true"/>',
    );
    expect(markup({ label: "Bâtiment", isOptional: true })).toContain(
      "Bâtiment<span> facultatif</span></label>",
    );
    expect(markup({ label: "Prénom", isRequired: true })).toContain("Prénom</label>");
  });

  test("a unit after the text is read with the field", () => {
    expect(markup({ label: "Surface", suffix: "m²" })).toContain(
      '<input id="email" type="text" aria-describedby="email-suffix"/><span id="email-suffix">m²</span>',
    );
  });

  test("what a form library registers reaches the input", () => {
    const registered = { name: "email", onChange: async () => {}, onBlur: async () => {}, ref: () => {} };
    expect(markup({ label: "Adresse e-mail", ...registered })).toContain(
      '<input id="email" type="text" name="email"/>',
    );
  });
});
