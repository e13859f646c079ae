import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PasswordField } from "./PasswordField.tsx";

function plain(markup: string): string {
  return markup.replace(/ class="[^"]*"/g, "").replace(/<svg.*?<\/svg>/g, "");
}

describe("PasswordField", () => {
  test("is masked, with a button that offers to show it", () => {
    expect(
      plain(
        renderToStaticMarkup(<PasswordField id="p" label="Mot de passe" autoComplete="current-password" />),
      ),
    ).toBe(
      '<div><label for="p">Mot de passe</label><div>' +
        '<input autoCapitalize="none" spellCheck="false" autoComplete="current-password" id="p" type="password"/>' +
        '<button type="button" aria-label="Afficher le mot de passe"><span aria-hidden="true"></span></button>' +
        "</div></div>",
    );
  });

  test("each rule states as text whether it is met, and their count is announced", () => {
    const html = plain(
      renderToStaticMarkup(
        <PasswordField
          id="p"
          label="Nouveau mot de passe"
          autoComplete="new-password"
          rules={[
            { label: "8 caractères au moins", met: true },
            { label: "un chiffre", met: false },
          ]}
        />,
      ),
    );
    expect(html).toContain('<ul aria-label="Règles du mot de passe">');
    expect(html).toContain("<span>8 caractères au moins<span>\u00a0: respecté</span></span>");
    expect(html).toContain("<span>un chiffre<span>\u00a0: à respecter</span></span>");
    expect(html).toContain('<p aria-live="polite">1 règle sur 2 respectée</p>');
  });
});
