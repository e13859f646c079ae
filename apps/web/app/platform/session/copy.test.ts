import { expect, test } from "vitest";
import { sessionNotice } from "./copy.ts";

test("a session that is over asks to sign in again [SESS-21]", () => {
  expect(sessionNotice("SESSION_EXPIRED")).toEqual({
    title: "Session expirée. Veuillez vous reconnecter.",
  });
});

test("a deactivated person is sent to support, with the reason when there is one [SESS-20]", () => {
  const title = "Votre compte a été désactivé. Veuillez contacter le support.";
  expect(sessionNotice("PROFIL_DISABLED", { reason: "" })).toEqual({ title });
  expect(sessionNotice("PROFIL_DISABLED", { reason: "Faux profil" })).toEqual({
    title,
    message: "Motif\u00a0: Faux profil",
  });
});

test("a password that ends soon is counted in days [PWD-11]", () => {
  expect(sessionNotice("PASSWORD_EXPIRES_SOON", { days: 6 })).toEqual({
    title: "Votre mot de passe expirera dans 6 jours",
  });
});

test("an expired password is to be reset [PWD-10]", () => {
  expect(sessionNotice("PASSWORD_EXPIRED")).toEqual({
    title: "Votre mot de passe a expiré. Veuillez le réinitialiser.",
  });
});

test("a sign-out that failed states what to do", () => {
  expect(sessionNotice("SIGN_OUT_FAILED")).toEqual({
    title: "La déconnexion n’a pas abouti.",
    message: "Vérifiez votre connexion, puis recommencez.",
  });
});
