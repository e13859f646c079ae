import { expect, test } from "vitest";
import { codeSent, isSignInCode, problemText, signInText } from "./login.copy.ts";

test("an attempt too soon is asked to wait 3 seconds [LOGIN-17]", () => {
  expect(problemText("TOO_SOON", "")).toBe("Veuillez attendre 3 secondes entre chaque tentative");
});

test("a lock is reported in the server's text [LOGIN-31]", () => {
  expect(problemText("ACCOUNT_LOCKED", "Réessayez dans 12 minutes.")).toBe("Réessayez dans 12 minutes.");
});

test("a CSRF refusal asks to refresh the page [LOGIN-32, LOGIN-35]", () => {
  expect(problemText("CSRF_TOKEN_INVALID", "x")).toBe(
    "Token CSRF invalide. Veuillez rafraîchir la page et réessayer.",
  );
});

test("any other 403 asks to verify the address [LOGIN-33]", () => {
  expect(problemText("EMAIL_NOT_VERIFIED", "")).toBe(
    "Veuillez vérifier votre email avant de continuer, un email de vérification a été envoyé.",
  );
});

test("wrong credentials and unknown failures have their fallbacks [LOGIN-34, LOGIN-36]", () => {
  expect(problemText("INVALID_CREDENTIALS", "")).toBe("Email ou mot de passe incorrect");
  expect(problemText("LOGIN_FAILED", "")).toBe("Une erreur est survenue pour cette connexion.");
});

test("a deactivated account is shown what the server reports of it: why, until when, and how to contest it", () => {
  const expected = "Votre compte a été désactivé. Veuillez contacter le support. Motif\u00a0: faux profil.";
  expect(problemText("ACCOUNT_DEACTIVATED", expected)).toBe(expected);
});

test("an address that tried too often is blocked for security reasons, for a while [ERR-19]", () => {
  expect(problemText("BRUTE_FORCE_BLOCKED", "x")).toBe(
    "L’accès est temporairement bloqué pour des raisons de sécurité. Réessayez plus tard.",
  );
});

test("a sign-in that waits for its code states that it was sent by e-mail [LOGIN-18]", () => {
  expect(codeSent).toBe("Un code de vérification vient de vous être envoyé par e-mail.");
});

test("a sign-in states when the last one was, or that it is the first [LOGIN-20, LOGIN-21]", () => {
  expect(signInText("LAST_LOGIN", { previousLogin: "2026-11-19T18:30:00.000Z" }).message).toBe(
    "Dernière connexion\u00a0: 19 novembre 2026 à 19:30.",
  );
  expect(signInText("FIRST_LOGIN").message).toBe("C’est votre première connexion.");
});

test("an ageing password is counted in days, an expired one is to be reset [PWD-10, PWD-11]", () => {
  expect(signInText("PASSWORD_EXPIRES_SOON", { days: 6 }).title).toBe(
    "Votre mot de passe expirera dans 6 jours",
  );
  expect(signInText("PASSWORD_EXPIRED").title).toBe(
    "Votre mot de passe a expiré. Veuillez le réinitialiser.",
  );
});

test("only what ends a sign-in counts as its notice", () => {
  expect(isSignInCode("FIRST_LOGIN")).toBe(true);
  expect(isSignInCode("TWO_FACTOR_SENT")).toBe(false);
});
