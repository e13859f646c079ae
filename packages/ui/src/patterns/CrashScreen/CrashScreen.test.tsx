import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CrashScreen } from "./CrashScreen.tsx";

function markup(isComingBack: boolean): string {
  return renderToStaticMarkup(<CrashScreen isComingBack={isComingBack} onReload={() => {}} />);
}

describe("CrashScreen", () => {
  test("apologises [ERR-12]", () => {
    expect(markup(true)).toContain(">Oups\u202f! Une erreur est survenue</h1>");
    expect(markup(true)).toContain('role="alert"');
  });

  test("states whether the page comes back by itself", () => {
    expect(markup(true)).toContain("La page se recharge dans un instant.");
    expect(markup(false)).toContain("Recharger la page n’a pas suffi.");
  });

  test("has two ways out", () => {
    expect(markup(false)).toContain(">Recharger la page</button>");
    expect(markup(false)).toMatch(/href="\/"[^>]*>Retour à l’accueil/);
  });
});
