import {
  counteredByJobbeur,
  counteredByOwner,
  pendingProposal,
  proposalStats,
} from "@jobami/api/proposals/fixtures";
import { expect, it } from "vitest";
import { openOf, statCopy, termsText } from "./offers.copy.ts";

it("states whose terms a proposal stands at, and those of the other side", () => {
  expect(termsText(counteredByOwner, "jobbeur")).toBe("Léa propose 50\u00a0€ · vous\u00a0: 60\u00a0€");
  expect(termsText(counteredByOwner, "client")).toBe("Vous proposez 50\u00a0€ · Karim\u00a0: 60\u00a0€");
  expect(termsText(counteredByJobbeur, "client")).toBe("Karim propose 55\u00a0€ · vous\u00a0: 50\u00a0€");
  expect(termsText(pendingProposal, "client")).toBeNull();
});

it("counts parts that make the whole", () => {
  const { total, acceptees, refusees } = proposalStats;
  expect(openOf(proposalStats) + acceptees + refusees + 1).toBe(total);
  expect(statCopy.ends(proposalStats)).toBe("2 refusées, 1 retirée ou expirée");
});
