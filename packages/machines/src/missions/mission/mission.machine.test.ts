import { describe, expect, it } from "vitest";
import { allowedMissionActions, decideMission } from "./index.ts";

describe("the steps of a mission", () => {
  it("takes one Jobi of the owner who cancels, and refuses the open proposals [MISS-19]", () => {
    expect(
      decideMission({ statut: "ouverte" }, { type: "mission.cancelled", by: "owner", jobiBalance: 1 }),
    ).toEqual({
      allowed: true,
      next: { statut: "annulee", audience: "tous" },
      follows: [
        { type: "jobi.debited", amount: 1 },
        { type: "proposals.ended", as: "refusee" },
        { type: "sides.notified", of: "mission.cancelled" },
      ],
    });
  });

  it("takes no Jobi for a mission that is done [MISS-20]", () => {
    expect(decideMission({ statut: "en_cours" }, { type: "mission.completed", by: "owner" })).toEqual({
      allowed: true,
      next: { statut: "terminee", audience: "tous" },
      follows: [
        { type: "proposals.ended", as: "refusee" },
        { type: "sides.notified", of: "mission.completed" },
      ],
    });
  });

  it("informs every jobbeur when it is posted [MISS-06]", () => {
    expect(
      decideMission(
        { statut: "brouillon" },
        {
          type: "mission.posted",
          by: "owner",
          isProfileHidden: false,
          hasAcceptedTerms: true,
          asksFirst: false,
        },
      ),
    ).toEqual({
      allowed: true,
      next: { statut: "ouverte", audience: "tous" },
      follows: [{ type: "jobbeurs.notified" }],
    });
  });

  it("ends with its owner's account, at no cost, and refuses the open proposals", () => {
    expect(decideMission({ statut: "ouverte" }, { type: "owner.left" })).toEqual({
      allowed: true,
      next: { statut: "annulee", audience: "tous" },
      follows: [
        { type: "proposals.ended", as: "refusee" },
        { type: "sides.notified", of: "owner.left" },
      ],
    });
  });

  it("lets its open proposals expire with it", () => {
    expect(decideMission({ statut: "ouverte" }, { type: "mission.expired" })).toEqual({
      allowed: true,
      next: { statut: "expiree", audience: "tous" },
      follows: [
        { type: "proposals.ended", as: "expiree" },
        { type: "sides.notified", of: "mission.expired" },
      ],
    });
  });

  it("stops an action on the mission of a hidden profile [MISS-26]", () => {
    expect(
      decideMission(
        { statut: "brouillon" },
        {
          type: "mission.posted",
          by: "owner",
          isProfileHidden: true,
          hasAcceptedTerms: false,
          asksFirst: false,
        },
      ),
    ).toEqual({ allowed: false, reason: "PROFILE_HIDDEN" });
  });

  it("cannot be posted by a person who has not accepted the terms in force", () => {
    expect(
      decideMission(
        { statut: "brouillon" },
        {
          type: "mission.posted",
          by: "owner",
          isProfileHidden: false,
          hasAcceptedTerms: false,
          asksFirst: false,
        },
      ),
    ).toEqual({ allowed: false, reason: "TERMS_REQUIRED" });
  });
});

describe("a mission for which a few are asked first", () => {
  const asking = { statut: "ouverte", audience: "demandes" } as const;

  it("is theirs until one of them agrees, which releases the others", () => {
    expect(decideMission(asking, { type: "mission.begun" })).toEqual({
      allowed: true,
      next: { statut: "en_cours", audience: "tous" },
      follows: [
        { type: "asks.released", of: "mission.begun" },
        { type: "sides.notified", of: "mission.begun" },
      ],
    });
  });

  it.each([
    [true, "tous"],
    [false, "personne"],
  ] as const)("opens once none of them can: %s leads to %s", (opensAfter, audience) => {
    const decision = decideMission(asking, { type: "asks.over", opensAfter });
    expect(decision).toMatchObject({ allowed: true, next: { statut: "ouverte", audience } });
    expect(decideMission({ statut: "ouverte", audience }, { type: "asks.over", opensAfter })).toEqual({
      allowed: false,
      reason: "MISSION_TRANSITION_REFUSED",
    });
  });
});

describe("which buttons to show", () => {
  it.each([
    ["brouillon", []],
    ["ouverte", ["complete", "cancel"]],
    ["en_cours", ["complete", "cancel"]],
    ["terminee", []],
    ["annulee", []],
    ["expiree", []],
  ] as const)("%s: the owner %j, no one else", (statut, actions) => {
    expect(allowedMissionActions({ statut }, "owner")).toEqual(actions);
    expect(allowedMissionActions({ statut }, "other")).toEqual([]);
  });

  it("leaves cancelling out when the owner has no Jobi", () => {
    expect(allowedMissionActions({ statut: "ouverte" }, "owner", 0)).toEqual(["complete"]);
  });
});
