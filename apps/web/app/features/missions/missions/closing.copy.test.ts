import { expect, it } from "vitest";
import { actionText, balanceText, endsHere, problemText } from "./closing.copy.ts";

it("cancelling states what it costs and what it ends before it is done [MISS-19]", () => {
  expect(actionText("cancel", "ouverte")).toBe("Annuler coûte 1 Jobi et met fin aux propositions en cours.");
  expect(balanceText(24, 1)).toBe("Votre solde passera de 24 à 23\u00a0Jobi.");
});

it("a Jobi that could not be taken sends to the support, word for word [MISS-22]", () => {
  expect(problemText({ code: "CHARGE_FAILED", message: "" })).toBe(
    "Erreur lors du retrait des Jobis, contactez le support impérativement",
  );
});

it("a refusal without text of its own has the server’s, or states at least that it failed", () => {
  expect(problemText({ code: "CLOSING_REFUSED", message: "Accès refusé." })).toBe("Accès refusé.");
  expect(problemText({ code: "CLOSING_REFUSED", message: "" })).toBe("La mission n’a pas pu prendre fin.");
});

it("states what the end of an agreement ends: no proposal is open any more", () => {
  expect(actionText("cancel", "en_cours")).not.toMatch(/propositions/);
  expect(actionText("cancel", "ouverte")).toMatch(/met fin aux propositions en cours/);
});

it("work that was agreed on is confirmed among its steps, not ended here too", () => {
  expect([endsHere("complete", "en_cours"), endsHere("cancel", "en_cours")]).toEqual([false, true]);
  expect([endsHere("complete", "ouverte"), endsHere("cancel", "ouverte")]).toEqual([true, true]);
});
