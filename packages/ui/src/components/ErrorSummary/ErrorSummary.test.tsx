import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ErrorSummary, type FormError } from "./ErrorSummary.tsx";

function plain(errors: readonly FormError[]): string {
  return renderToStaticMarkup(<ErrorSummary errors={errors} attempt={1} />)
    .replace(/ class="[^"]*"/g, "")
    .replace(/<svg.*?<\/svg>/g, "");
}

describe("ErrorSummary", () => {
  test("shows nothing when nothing is to mend", () => {
    expect(plain([])).toBe("");
  });

  test("counts in French, can take focus, leads to the fields", () => {
    expect(
      plain([{ fieldId: "email", message: "Saisissez votre adresse e-mail." }, { message: "Réessayez." }]),
    ).toBe(
      '<div data-error-summary=""><span></span><h2 tabindex="-1">2 erreurs sont à corriger</h2><ul>' +
        '<li><a href="#email">Saisissez votre adresse e-mail.</a></li><li>Réessayez.</li></ul></div>',
    );
  });

  test("one error is singular", () => {
    expect(plain([{ fieldId: "email", message: "Saisissez votre adresse e-mail." }])).toContain(
      ">Une erreur est à corriger</h2>",
    );
  });
});
