import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { Posted } from "../../../platform/forms/index.ts";
import { answeringApi } from "../../../testing/answering-api.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { VerificationScreen } from "./VerificationScreen.tsx";
import { verificationMachine } from "./verification.actors.ts";

/** The page behind the link as the server draws it, after what was posted; opening it asks the server nothing. */
function drawn(view: object | null): string {
  const { api, asked } = answeringApi({ success: true });
  const html = renderToString(
    <StoryProviders path="/verify-email">
      <VerificationScreen
        machine={verificationMachine(api)}
        token="jeton"
        mailboxPath={null}
        posted={{ values: {}, fields: [], view } as Posted<never>}
      />
    </StoryProviders>,
  );
  expect(asked).toEqual([]);
  return html;
}
const problem = (code: string, message: string) => ({ code, message, fields: [] });

test.each([
  [null, "Vérifiez votre adresse e-mail", "Vérifier mon adresse"],
  [{ status: "failed", problem: problem("NETWORK", "") }, "La vérification n’a pas abouti", "Réessayer"],
  [
    { problem: problem("CSRF_TOKEN_INVALID", "Cette page est restée ouverte.") },
    "Cette page est restée ouverte.",
    "Vérifier mon adresse",
  ],
])("after %j the page shows why and has a button that posts", (view, expected, button) => {
  const html = drawn(view);
  expect(html).toContain(expected);
  expect(html).toMatch(new RegExp(`<form[^>]*method="post".*<button[^>]*type="submit".*${button}`));
});
