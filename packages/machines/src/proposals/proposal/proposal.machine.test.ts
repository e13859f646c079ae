import { missionStatuses } from "@jobami/api/missions/contract";
import { proposalStatuses } from "@jobami/api/proposals/statuses";
import { describe, expect, it } from "vitest";
import { allowedProposalActions, decideProposal, sideOf, whoseTurn } from "./index.ts";

const open = { version: 3, missionStatut: "ouverte" } as const;

describe("the steps of a negotiation", () => {
  it("lets the owner accept, begins the mission and refuses the others in the same breath [PROP-16]", () => {
    expect(
      decideProposal({ ...open, statut: "en_attente" }, { type: "proposal.accepted", by: "client" }),
    ).toEqual({
      allowed: true,
      next: { statut: "acceptee", version: 4, isUnconfirmed: false },
      follows: [
        { type: "mission.begun" },
        { type: "others.refused" },
        { type: "side.notified", side: "jobbeur", of: "proposal.accepted" },
      ],
    });
  });

  it("lets the jobbeur accept a counter-offer and informs the owner [PROP-16]", () => {
    expect(
      decideProposal(
        { ...open, statut: "contre_offre_client" },
        { type: "proposal.accepted", by: "jobbeur", expectedVersion: 3 },
      ),
    ).toEqual({
      allowed: true,
      next: { statut: "acceptee", version: 4, isUnconfirmed: false },
      follows: [
        { type: "mission.begun" },
        { type: "others.refused" },
        { type: "side.notified", side: "client", of: "proposal.accepted" },
      ],
    });
  });

  it("lets the owner reject [PROP-17]", () => {
    expect(
      decideProposal({ ...open, statut: "contre_offre_client" }, { type: "proposal.rejected", by: "client" }),
    ).toEqual({
      allowed: true,
      next: { statut: "refusee", version: 4, isUnconfirmed: false },
      follows: [{ type: "side.notified", side: "jobbeur", of: "proposal.rejected" }],
    });
  });

  it("lets each side counter in its turn [PROP-18, PROP-19]", () => {
    const byOwner = decideProposal(
      { ...open, statut: "contre_offre_jobbeur" },
      { type: "proposal.countered", by: "client" },
    );
    const byJobbeur = decideProposal(
      { ...open, statut: "contre_offre_client" },
      { type: "proposal.countered", by: "jobbeur" },
    );
    expect(byOwner).toMatchObject({ next: { statut: "contre_offre_client", version: 4 } });
    expect(byJobbeur).toMatchObject({ next: { statut: "contre_offre_jobbeur", version: 4 } });
  });

  it("refuses new proposals on a mission that is closed [MISS-21]", () => {
    for (const missionStatut of ["brouillon", "en_cours", "terminee", "annulee", "expiree"] as const)
      expect(
        decideProposal(
          { statut: null, version: 0, missionStatut },
          { type: "proposal.made", by: "stranger", isJobbeur: true, isProfileHidden: false, earlier: null },
        ),
      ).toEqual({ allowed: false, reason: "MISSION_CLOSED" });
  });

  it.each([
    ["en_attente", "client", "proposal.accepted"],
    ["en_attente", "client", "proposal.countered"],
    ["en_attente", "client", "proposal.rejected"],
    ["contre_offre_jobbeur", "client", "proposal.accepted"],
    ["contre_offre_jobbeur", "client", "proposal.countered"],
    ["contre_offre_client", "client", "proposal.rejected"],
    ["contre_offre_client", "jobbeur", "proposal.accepted"],
    ["contre_offre_client", "jobbeur", "proposal.countered"],
    ["contre_offre_client", "jobbeur", "proposal.withdrawn"],
    ["en_attente", "jobbeur", "proposal.withdrawn"],
  ] as const)("%s: refuses the %s's %s of an offer that was replaced since", (statut, by, type) => {
    expect(decideProposal({ ...open, statut }, { type, by, expectedVersion: 2 })).toEqual({
      allowed: false,
      reason: "PROPOSAL_CHANGED",
    });
    expect(decideProposal({ ...open, statut }, { type, by, expectedVersion: 3 }).allowed).toBe(true);
  });

  it.each([
    ["en_attente", "client", "proposal.countered", "jobbeur"],
    ["contre_offre_client", "jobbeur", "proposal.countered", "client"],
    ["contre_offre_client", "client", "proposal.rejected", "jobbeur"],
    ["en_attente", "jobbeur", "proposal.withdrawn", "client"],
  ] as const)("%s: the %s's %s is reported to the %s, never to its author", (statut, by, type, side) => {
    const decision = decideProposal({ ...open, statut }, { type, by });
    expect(decision).toMatchObject({ follows: [{ type: "side.notified", side, of: type }] });
    expect(decision.allowed && decision.follows).toHaveLength(1);
  });

  it.each([
    ["other.accepted", { type: "other.accepted" }, "refusee"],
    ["mission.ended", { type: "mission.ended", as: "refusee" }, "refusee"],
    ["mission.ended", { type: "mission.ended", as: "expiree" }, "expiree"],
  ] as const)("%s: the jobbeur whose proposal ends so is notified, the owner is not", (of, fate, statut) => {
    expect(decideProposal({ ...open, statut: "contre_offre_client" }, fate)).toEqual({
      allowed: true,
      next: { statut, version: 4, isUnconfirmed: false },
      follows: [{ type: "side.notified", side: "jobbeur", of }],
    });
  });

  it("informs the loser of a race that the proposal changed before it reveals anything else", () => {
    expect(
      decideProposal(
        { statut: "retiree", version: 2, missionStatut: "en_cours" },
        { type: "proposal.accepted", by: "client", expectedVersion: 1 },
      ),
    ).toEqual({ allowed: false, reason: "PROPOSAL_CHANGED" });
  });
});

describe("a proposal whose mission changed", () => {
  const asked = { ...open, statut: "contre_offre_client", isUnconfirmed: true } as const;

  it("is to be confirmed, under another version than its owner saw", () => {
    expect(decideProposal({ ...open, statut: "en_attente" }, { type: "terms.changed" })).toEqual({
      allowed: true,
      next: { statut: "en_attente", version: 4, isUnconfirmed: true },
      follows: [{ type: "side.notified", side: "jobbeur", of: "terms.changed" }],
    });
  });

  it("stands as before once it is confirmed, in time and by its jobbeur alone", () => {
    const confirmed = { type: "proposal.confirmed", by: "jobbeur" } as const;
    expect(decideProposal(asked, confirmed)).toEqual({
      allowed: true,
      next: { statut: "contre_offre_client", version: 4, isUnconfirmed: false },
      follows: [{ type: "side.notified", side: "client", of: "proposal.confirmed" }],
    });
    const late = { allowed: false, reason: "PROPOSAL_TRANSITION_REFUSED" };
    expect(decideProposal(asked, { ...confirmed, isLate: true })).toEqual(late);
    expect(decideProposal(asked, { ...confirmed, by: "client" })).toEqual(late);
    expect(decideProposal({ ...asked, isUnconfirmed: false }, confirmed)).toEqual(late);
    expect(decideProposal(asked, { ...confirmed, by: "stranger" })).toMatchObject({ reason: "FORBIDDEN" });
  });

  it.each([
    ["en_attente", "client", "proposal.accepted"],
    ["contre_offre_jobbeur", "client", "proposal.countered"],
    ["contre_offre_client", "jobbeur", "proposal.accepted"],
    ["contre_offre_client", "jobbeur", "proposal.countered"],
  ] as const)("%s: leads to nothing else before that: the %s's %s is refused", (statut, by, type) => {
    expect(decideProposal({ ...asked, statut }, { type, by })).toEqual({
      allowed: false,
      reason: "PROPOSAL_UNCONFIRMED",
    });
  });

  it("is taken back by silence, so that its jobbeur may propose anew, and both sides learn it", () => {
    expect(decideProposal(asked, { type: "confirmation.lapsed" })).toEqual({
      allowed: true,
      next: { statut: "retiree", version: 4, isUnconfirmed: false },
      follows: [
        { type: "side.notified", side: "client", of: "confirmation.lapsed" },
        { type: "side.notified", side: "jobbeur", of: "confirmation.lapsed" },
      ],
    });
    expect(decideProposal({ ...asked, isUnconfirmed: false }, { type: "confirmation.lapsed" })).toEqual({
      allowed: false,
      reason: "PROPOSAL_TRANSITION_REFUSED",
    });
  });
});

describe("which buttons to show", () => {
  it.each([
    ["en_attente", ["accept", "counter", "reject"], ["withdraw"], "client"],
    ["contre_offre_client", ["reject"], ["accept", "counter", "withdraw"], "jobbeur"],
    ["contre_offre_jobbeur", ["accept", "counter", "reject"], ["withdraw"], "client"],
    ["acceptee", [], [], null],
    ["refusee", [], [], null],
    ["retiree", [], [], null],
    ["expiree", [], [], null],
  ] as const)("%s: the owner %j, the jobbeur %j, no one else", (statut, owner, jobbeur, turn) => {
    const state = { statut, version: 1 };
    expect(allowedProposalActions(state, "client", "ouverte")).toEqual(owner);
    expect(allowedProposalActions(state, "jobbeur", "ouverte")).toEqual(jobbeur);
    expect(allowedProposalActions(state, "stranger", "ouverte")).toEqual([]);
    expect(whoseTurn({ ...state, missionStatut: "ouverte" })).toBe(turn);
  });

  it("states whose turn it is as the life cycle lets sides accept, in every status of proposal and mission", () => {
    for (const statut of proposalStatuses)
      for (const missionStatut of missionStatuses)
        for (const isUnconfirmed of [false, true]) {
          const state = { statut, version: 1, isUnconfirmed };
          const mayLead = (["client", "jobbeur"] as const).filter((side) =>
            allowedProposalActions(state, side, missionStatut).some((one) =>
              ["accept", "confirm"].includes(one),
            ),
          );
          expect([whoseTurn({ ...state, missionStatut })].filter((side) => side !== null)).toEqual(mayLead);
        }
  });

  it.each(["en_attente", "contre_offre_client", "contre_offre_jobbeur"] as const)(
    "%s of a mission that changed: the jobbeur confirms or withdraws it, the owner can only refuse it",
    (statut) => {
      const state = { statut, version: 2, isUnconfirmed: true };
      expect(allowedProposalActions(state, "client", "ouverte")).toEqual(["reject"]);
      expect(allowedProposalActions(state, "jobbeur", "ouverte")).toEqual(["confirm", "withdraw"]);
      expect(whoseTurn({ ...state, missionStatut: "ouverte" })).toBe("jobbeur");
    },
  );

  it("leaves only the ways out once the mission is taken", () => {
    const state = { statut: "contre_offre_client", version: 2 } as const;
    expect(allowedProposalActions(state, "client", "en_cours")).toEqual(["reject"]);
    expect(allowedProposalActions(state, "jobbeur", "en_cours")).toEqual(["withdraw"]);
  });

  it("knows a person's side", () => {
    const parties = { ownerId: "u1", jobbeurId: "u2" };
    expect([
      sideOf(parties, "u1"),
      sideOf(parties, "u2"),
      sideOf(parties, "u3"),
      sideOf(parties, null),
    ]).toEqual(["client", "jobbeur", "stranger", "stranger"]);
  });
});

describe("a first offer", () => {
  const made = { type: "proposal.made", by: "stranger", isJobbeur: true, isProfileHidden: false } as const;

  it("is reported to the owner", () => {
    expect(
      decideProposal({ statut: null, version: 0, missionStatut: "ouverte" }, { ...made, earlier: null }),
    ).toEqual({
      allowed: true,
      next: { statut: "en_attente", version: 1, isUnconfirmed: false },
      follows: [{ type: "side.notified", side: "client", of: "proposal.made" }],
    });
  });

  it("after one that was withdrawn is refused for the closed mission, not for the one that was", () => {
    expect(
      decideProposal(
        { statut: null, version: 0, missionStatut: "en_cours" },
        { ...made, earlier: "retiree" },
      ),
    ).toEqual({ allowed: false, reason: "MISSION_CLOSED" });
  });
});

it("takes a step that names no version as one on the newest", () => {
  const move = { type: "proposal.rejected", by: "client", expectedVersion: undefined } as const;
  expect(decideProposal({ ...open, statut: "en_attente" }, move)).toMatchObject({
    allowed: true,
    next: { statut: "refusee" },
  });
});
