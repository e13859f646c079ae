import { expect, test } from "vitest";
import { answerText } from "./copy.ts";

const form = { email: "", message: "", problem: null } as const;

test.each([
  [{ ...form, status: "idle" }, undefined],
  [{ ...form, status: "submitting" }, undefined],
  [{ ...form, status: "succeeded", message: "Merci !" }, "Merci !"],
  [
    { ...form, status: "succeeded" },
    "Merci pour votre inscription ! Veuillez vérifier votre email pour confirmer votre abonnement.",
  ],
  [{ ...form, status: "failed", problem: "EMAIL_MISSING" }, "Veuillez entrer une adresse email valide"],
  [{ ...form, status: "failed", problem: "REFUSED", message: "Patientez." }, "Patientez."],
  [{ ...form, status: "failed", problem: "REFUSED" }, "Une erreur est survenue. Veuillez réessayer."],
  [
    { ...form, status: "failed", problem: "FAILED" },
    "Une erreur est survenue. Veuillez réessayer plus tard.",
  ],
] as const)("%j says %j [NEWS-03, NEWS-07, NEWS-09, NEWS-10]", (view, said) => {
  expect(answerText(view)).toBe(said);
});
