import { acceptedProposal, counteredByOwner } from "@jobami/api/proposals/fixtures";
import { expect, it } from "vitest";
import { decisionText } from "./copy.ts";

it("an acceptance names whom with and for how much, on either side", () => {
  expect(decisionText("accept", counteredByOwner, "client")).toMatch(
    /^Vous confiez la mission à Karim B\. pour 50\u00a0€\. /,
  );
  expect(decisionText("accept", counteredByOwner, "jobbeur")).toMatch(
    /^Vous vous engagez à faire la mission de Léa M\. pour 50\u00a0€\. /,
  );
});

it("an acceptance states that a price is by the hour, and does not claim that nothing ends it", () => {
  const mission = { ...acceptedProposal.mission, budgetType: "horaire" as const };
  const text = decisionText("accept", { ...acceptedProposal, mission }, "client");
  expect(text).toContain("pour 55\u00a0€ de l’heure");
  expect(text).toContain("annuler la mission, ce qui coûte 1\u00a0Jobi");
});
