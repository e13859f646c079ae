import { jobbeur } from "@jobami/api/auth/fixtures";
import { describe, expect, test } from "vitest";
import { answeringApi, playSubmission, serverRefusal } from "../../../testing/answering-api.ts";
import { passwordChange } from "./password-change.actors.ts";
import { twoFactorProblem, twoFactorSwitch } from "./two-factor-switch.actors.ts";

const passwords = { currentPassword: "Ancien-2026", newPassword: "Nouveau-2027" };
const done = { success: true, message: "Fait." };

describe("a change of password", () => {
  test("sends both passwords under a key and reports that it is done [PWD-06]", async () => {
    const { api, asked } = answeringApi(done);
    const form = playSubmission(passwordChange(api));
    form.submit(passwords);
    expect((await form.settled()).status).toBe("sent");
    expect(asked).toEqual([{ body: passwords, idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
    expect(form.emitted.map(({ type }) => type)).toEqual(["submission.accepted"]);
  });

  test.each([
    [401, "INVALID_CREDENTIALS", "WRONG_PASSWORD"],
    [423, "ACCOUNT_LOCKED", "ACCOUNT_LOCKED"],
    [400, "VALIDATION_FAILED", "FORM_INVALID"],
    [409, "IDEMPOTENCY_KEY_REUSED", "ALREADY_SENT"],
    [429, "TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"],
    [0, "NETWORK", "NETWORK"],
    [500, "INTERNAL_ERROR", "CHANGE_FAILED"],
  ] as const)(
    "refused with %i by %s is %s, with the server’s text [PWD-06]",
    async (status, code, problem) => {
      const fields = [{ path: "newPassword", code: "custom", message: "Trop court." }];
      const form = playSubmission(
        passwordChange(answeringApi(serverRefusal(status, code, "Non.", fields)).api),
      );
      form.submit(passwords);
      expect((await form.settled()).problem).toEqual({ code: problem, message: "Non.", fields });
    },
  );

  test("without an answer is repeated under its key, refused under another [PWD-06]", async () => {
    const { api, asked } = answeringApi(
      serverRefusal(0, "NETWORK"),
      serverRefusal(401, "INVALID_CREDENTIALS"),
      done,
    );
    const form = playSubmission(passwordChange(api));
    for (let time = 0; time < 3; time += 1) {
      form.submit(passwords);
      await form.settled();
    }
    const keys = asked.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe("the switch of the second step", () => {
  const wish = { enabled: true, password: "Secret-2026!" };

  test("sends the wish with the password and reports whose account it now is", async () => {
    const answer = { ...done, user: { ...jobbeur, two_factor_enabled: true } };
    const { api, asked } = answeringApi(answer);
    const form = playSubmission(twoFactorSwitch(api));
    form.submit(wish);
    await form.settled();
    expect(asked).toEqual([{ body: wish }]);
    expect(form.emitted).toEqual([{ type: "submission.accepted", answer }]);
  });

  test.each([
    [401, "INVALID_CREDENTIALS", "Refusé.", "Ce mot de passe n’est pas le bon."],
    [0, "NETWORK", "Impossible de joindre le serveur.", "Impossible de joindre le serveur."],
    [502, "UNEXPECTED", "", "Une erreur inattendue s’est produite. Réessayez."],
  ] as const)(
    "refused with %i by %s (« %s ») states « %s » beside the password",
    async (status, code, message, text) => {
      const form = playSubmission(twoFactorSwitch(answeringApi(serverRefusal(status, code, message)).api));
      form.submit(wish);
      const { problem } = await form.settled();
      expect(problem && twoFactorProblem(problem)).toEqual({ field: "password", text });
    },
  );
});
