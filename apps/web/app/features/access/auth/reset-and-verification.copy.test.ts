import { expect, test } from "vitest";
import { resetText } from "./password-reset.copy.ts";
import { registrationProblem } from "./registration.copy.ts";
import { verificationText } from "./verification.copy.ts";

test.each([
  ["a verification", verificationText],
  ["a reset", (...args: ["CSRF_TOKEN_INVALID", string]) => resetText(...args, 0)],
  ["a sign-up", registrationProblem],
])("%s whose form was open for too long states it with the text of its page", (_, textOf) => {
  expect(textOf("CSRF_TOKEN_INVALID", "Restée ouverte.")).toBe("Restée ouverte.");
});

test("a link asked for too soon states how many minutes to wait [PWD-07]", () => {
  expect(resetText("RESET_TOO_SOON", "", 1)).toBe(
    "Veuillez attendre 1 minute avant de demander un nouveau lien.",
  );
  expect(resetText("RESET_TOO_SOON", "", 4)).toBe(
    "Veuillez attendre 4 minutes avant de demander un nouveau lien.",
  );
});

test("each outcome of a verification has its text [REG-08, REG-10, REG-11, REG-12, REG-13]", () => {
  expect(verificationText("NO_EMAIL", "")).toBe(
    "Aucune adresse e-mail trouvée. Veuillez vous inscrire de nouveau.",
  );
  expect(verificationText("TOKEN_EXPIRED", "x")).toBe("Ce lien a expiré. Demandez un nouveau lien.");
  expect(verificationText("TOKEN_INVALID", "x")).toBe(
    "Ce lien n’est pas valable. Connectez-vous pour en recevoir un nouveau.",
  );
  expect(verificationText("ALREADY_VERIFIED", "")).toBe("L’email est déjà verifié.");
  expect(verificationText("VERIFICATION_FAILED", "")).toBe(
    "Une erreur est survenue pendant la vérification. Réessayez.",
  );
});
