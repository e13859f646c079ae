import { expect, test } from "vitest";
import { answerText } from "./copy.ts";

const form = { message: "", problem: null } as const;
const refusedFor = (code: "EMAIL_MISSING" | "REFUSED" | "FAILED", message = "", fields: string[] = []) =>
  ({
    ...form,
    status: "refused",
    problem: {
      code,
      message,
      fields: fields.map((text) => ({ path: "email", code: "invalid", message: text })),
    },
  }) as const;

test.each([
  [{ ...form, status: "idle" }, undefined],
  [{ ...form, status: "sending" }, undefined],
  [{ ...form, status: "sent", message: "Merci !" }, "Merci !"],
  [
    { ...form, status: "sent" },
    "Merci pour votre inscription ! Veuillez vérifier votre email pour confirmer votre abonnement.",
  ],
  [refusedFor("EMAIL_MISSING"), "Veuillez entrer une adresse email valide"],
  [refusedFor("REFUSED", "Patientez."), "Patientez."],
  [
    refusedFor("REFUSED", "À corriger.", ["Cette adresse n’est pas complète."]),
    "Cette adresse n’est pas complète.",
  ],
  [refusedFor("REFUSED"), "Une erreur est survenue. Veuillez réessayer."],
  [refusedFor("FAILED", "Boum."), "Une erreur est survenue. Veuillez réessayer plus tard."],
] as const)("%j states %j [NEWS-03, NEWS-07, NEWS-09, NEWS-10]", (view, expected) => {
  expect(answerText(view)).toBe(expected);
});
