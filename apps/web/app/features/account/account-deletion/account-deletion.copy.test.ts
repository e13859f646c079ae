import { holdings } from "@jobami/api/account/fixtures";
import { expect, test } from "vitest";
import { deletionProblem } from "./account-deletion.copy.ts";
import { committedTitle, linkUntil, lossText } from "./copy.ts";

test("a wrong password is stated beside its field, a refused one in the server's text", () => {
  expect(deletionProblem({ code: "WRONG_PASSWORD", message: "" })).toEqual({
    field: "password",
    text: "Ce mot de passe n’est pas le bon.",
  });
  const fields = [{ path: "password", code: "custom", message: "Saisissez votre mot de passe." }];
  expect(deletionProblem({ code: "FORM_INVALID", message: "", fields })).toEqual({
    field: "password",
    text: "Saisissez votre mot de passe.",
  });
});

test.each(["ACCOUNT_LOCKED", "WAIT", "FAILED", "NETWORK", "FORM_INVALID"] as const)(
  "%s stands above the form, as text",
  (code) => {
    const { field, text } = deletionProblem({ code, message: "" });
    expect([field, text.length > 20]).toEqual([null, true]);
  },
);

test("a lock states what the server reports of it", () => {
  expect(deletionProblem({ code: "ACCOUNT_LOCKED", message: "Réessayez dans 15 minutes." }).text).toBe(
    "Réessayez dans 15 minutes.",
  );
});

test("only what is there is named as lost", () => {
  expect(lossText(holdings)).toHaveLength(4);
  expect(lossText({ commitments: 0, openMissions: 1, openProposals: 0, jobi: 0 })).toEqual([
    "Vos informations, vos notifications et vos sessions, sur tous vos appareils.",
    "1\u00a0mission ouverte, annulée sans vous coûter de Jobi.",
  ]);
});

test("missions under way are counted, and the link's end is reported in French time", () => {
  expect(committedTitle({ ...holdings, commitments: 2 })).toBe("2\u00a0missions sont en cours");
  expect(linkUntil("2026-11-21T10:00:00.000Z")).toContain("samedi 21 novembre");
  expect(linkUntil("2026-11-21T10:00:00.000Z")).toContain("11:00");
});
