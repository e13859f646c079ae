import { describe, expect, it } from "vitest";
import { allowedMissionActions, decideMission } from "./index.ts";

describe("the steps of a mission", () => {
  it("takes one Jobi of the owner who cancels, and refuses the open proposals [MISS-19]", () => {
    expect(decideMission("ouverte", { type: "mission.cancelled", by: "owner", jobiBalance: 1 })).toEqual({
      allowed: true,
      next: "annulee",
      follows: [
        { type: "jobi.debited", amount: 1 },
        { type: "proposals.ended", as: "refusee" },
        { type: "sides.notified", of: "mission.cancelled" },
      ],
    });
  });

  it("takes no Jobi for a mission that is done [MISS-20]", () => {
    expect(decideMission("en_cours", { type: "mission.completed", by: "owner" })).toEqual({
      allowed: true,
      next: "terminee",
      follows: [
        { type: "proposals.ended", as: "refusee" },
        { type: "sides.notified", of: "mission.completed" },
      ],
    });
  });

  it("informs every jobbeur when it is posted [MISS-06]", () => {
    expect(
      decideMission("brouillon", {
        type: "mission.posted",
        by: "owner",
        isProfileHidden: false,
        hasAcceptedTerms: true,
      }),
    ).toEqual({ allowed: true, next: "ouverte", follows: [{ type: "jobbeurs.notified" }] });
  });

  it("ends with its owner's account, at no cost, and refuses the open proposals", () => {
    expect(decideMission("ouverte", { type: "owner.left" })).toEqual({
      allowed: true,
      next: "annulee",
      follows: [
        { type: "proposals.ended", as: "refusee" },
        { type: "sides.notified", of: "owner.left" },
      ],
    });
  });

  it("lets its open proposals expire with it", () => {
    expect(decideMission("ouverte", { type: "mission.expired" })).toEqual({
      allowed: true,
      next: "expiree",
      follows: [
        { type: "proposals.ended", as: "expiree" },
        { type: "sides.notified", of: "mission.expired" },
      ],
    });
  });

  it("stops an action on the mission of a hidden profile [MISS-26]", () => {
    expect(
      decideMission("brouillon", {
        type: "mission.posted",
        by: "owner",
        isProfileHidden: true,
        hasAcceptedTerms: false,
      }),
    ).toEqual({ allowed: false, reason: "PROFILE_HIDDEN" });
  });

  it("cannot be posted by a person who has not accepted the terms in force", () => {
    expect(
      decideMission("brouillon", {
        type: "mission.posted",
        by: "owner",
        isProfileHidden: false,
        hasAcceptedTerms: false,
      }),
    ).toEqual({ allowed: false, reason: "TERMS_REQUIRED" });
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
