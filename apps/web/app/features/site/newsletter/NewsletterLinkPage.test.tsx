import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Posted } from "../../../platform/forms/index.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { NewsletterLinkPage } from "./NewsletterLinkPage.tsx";

/** The page as the server draws it, after what was posted. */
function drawn(problem: { code: string; message: string } | null, token = "jeton"): string {
  const view = problem === null ? null : { status: "refused", problem: { ...problem, fields: [] } };
  return renderToString(
    <StoryProviders path="/newsletter/verify">
      <NewsletterLinkPage
        link="verify"
        token={token}
        posted={{ values: {}, fields: [], view } as Posted<never>}
      />
    </StoryProviders>,
  );
}

const form = /<form[^>]*method="post".*<button[^>]*type="submit"/;

test.each([
  [null, "Recevoir la newsletter\u202f?", "Confirmer mon abonnement"],
  [{ code: "FAILED", message: "Le service revient." }, "Le service revient.", "Réessayer"],
  [{ code: "FAILED", message: "" }, "Vérifiez votre connexion, puis réessayez.", "Réessayer"],
  [
    { code: "CSRF_TOKEN_INVALID", message: "Cette page est restée ouverte." },
    "Cette page est restée ouverte.",
    "Confirmer mon abonnement",
  ],
])("after %j the page shows why and has a button that posts", (problem, expected, button) => {
  const html = drawn(problem);
  expect(html).toContain(expected);
  expect(html).toContain(button);
  expect(html).toMatch(form);
});

test.each([
  [{ code: "EXPIRED", message: "" }, "jeton", "Ce lien a expiré"],
  [{ code: "INVALID", message: "" }, "jeton", "Ce lien n’est pas valable"],
  [null, "", "Ce lien n’est pas valable"],
])("after %j with the token %j there is nothing to press", (problem, token, expected) => {
  const html = drawn(problem, token);
  expect(html).toContain(expected);
  expect(html).not.toMatch(form);
});
