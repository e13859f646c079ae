import { expect, test } from "vitest";
import { passwordProblem } from "./password-change.copy.ts";

const about = { message: "", fields: [] };

test("a wrong current password is stated beside its field [PWD-06]", () => {
  expect(passwordProblem({ code: "WRONG_PASSWORD", ...about })).toEqual({
    field: "currentPassword",
    text: "Ce mot de passe n’est pas le bon.",
  });
});

test("a refused new password carries the server's sentence beside its field", () => {
  const fields = [{ path: "newPassword", code: "custom", message: "Il manque : un chiffre." }];
  expect(passwordProblem({ code: "FORM_INVALID", message: "", fields })).toEqual({
    field: "newPassword",
    text: "Il manque : un chiffre.",
  });
});

test.each(["ALREADY_SENT", "NETWORK", "ACCOUNT_LOCKED", "TOO_MANY_REQUESTS", "CHANGE_FAILED"] as const)(
  "%s stands above the form, as text",
  (code) => {
    const { field, text } = passwordProblem({ code, ...about });
    expect(field).toBeNull();
    expect(text.length).toBeGreaterThan(20);
  },
);

test("a lock states what the server reports of it", () => {
  const message = "Votre compte est verrouillé. Réessayez dans 15 minutes.";
  expect(passwordProblem({ code: "ACCOUNT_LOCKED", message, fields: [] }).text).toBe(message);
});
