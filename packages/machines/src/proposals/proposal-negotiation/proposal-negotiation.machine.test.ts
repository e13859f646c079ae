import { describe, expect, test } from "vitest";
import { fieldRefused, refused } from "../../boundary/refused.fixture.ts";
import { missionId, proposal, terms } from "./proposal-negotiation.fixture.ts";
import { composing, deciding, play, proposalId, standing } from "./proposal-negotiation.harness.ts";

describe("a step", () => {
  test("a first offer names no version; it is reported, and what was typed is with the server [PROP-01]", () => {
    const page = composing("jobbeur", { proposal: null, missionStatut: "ouverte" });
    page.send({ type: "terms.submitted", terms });
    expect(page.step.asked).toEqual([
      {
        action: "propose",
        missionId,
        proposalId: null,
        expectedVersion: null,
        terms,
        note: null,
        idempotencyKey: "key-1",
      },
    ]);
    page.step.answer(proposal());
    expect(page.emitted).toEqual([
      { type: "proposal.answered", proposal: proposal() },
      { type: "notice", kind: "success", code: "PROPOSAL_SENT" },
    ]);
    expect(page.view()).toMatchObject({ status: "idle", typed: null, actions: ["withdraw"] });
  });

  test("an offer after a withdrawal is a first offer [PROP-01]", () => {
    const page = composing("jobbeur", standing({ statut: "retiree", version: 2 }));
    page.send({ type: "terms.submitted", terms });
    expect(page.step.asked[0]).toMatchObject({
      action: "propose",
      proposalId: null,
      expectedVersion: null,
    });
    const anew = proposal({ proposalId: "another", createdAt: "2026-01-16T09:00:00.000Z" });
    page.step.answer(anew);
    expect(page.view().proposal).toEqual(anew);
  });

  test.each([
    ["client", "en_attente"],
    ["jobbeur", "contre_offre_client"],
  ] as const)("a counter-offer of the %s names the version seen [PROP-02, PROP-03]", (side, statut) => {
    const page = composing(side, standing({ statut, version: 4 }));
    page.send({ type: "terms.submitted", terms });
    expect(page.step.asked[0]).toEqual({
      action: "counter",
      missionId,
      proposalId,
      expectedVersion: 4,
      terms,
      note: null,
      idempotencyKey: "key-1",
    });
    page.step.answer(proposal({ statut: `contre_offre_${side}`, version: 5 }));
    expect(page.codes()).toEqual(["COUNTER_SENT"]);
  });

  test.each([
    ["client", "accept", "PROPOSAL_ACCEPTED", "acceptee"],
    ["client", "reject", "PROPOSAL_REJECTED", "refusee"],
    ["jobbeur", "withdraw", "PROPOSAL_WITHDRAWN", "retiree"],
  ] as const)(
    "the %s is asked before they %s, and reported afterwards [PROP-09, PROP-10, PROP-16, PROP-17]",
    (side, decision, code, statut) => {
      const page = deciding(side, decision);
      expect(page.view()).toMatchObject({ status: "confirming", decision });
      expect(page.view().actions).toContain(decision);
      expect(page.step.asked).toEqual([]);
      page.send({ type: "decision.confirmed" });
      expect(page.step.asked[0]).toEqual({
        action: decision,
        missionId,
        proposalId,
        expectedVersion: 1,
        terms: null,
        note: null,
        idempotencyKey: "key-1",
      });
      page.step.answer(proposal({ statut, version: 2 }));
      expect(page.codes()).toEqual([code]);
      expect(page.view()).toMatchObject({ status: "idle", decision: null, proposal: { statut } });
    },
  );

  test("a refusal takes along the word that was written for it, and gives it back when it did not go through [PROP-10]", () => {
    const note = { reason: "price", text: "Une autre fois." } as const;
    const page = deciding("client", "reject");
    page.send({ type: "decision.confirmed", note });
    page.step.fail(
      refused("PROPOSAL_CHANGED", {
        data: { proposal: proposal({ version: 3, statut: "contre_offre_jobbeur" }) },
      }),
    );
    expect(page.view()).toMatchObject({ status: "idle", note });
    page.send({ type: "decision.chosen", decision: "reject" });
    page.send({ type: "decision.confirmed", note });
    expect(page.step.asked.map((step) => step.note)).toEqual([note, note]);
    page.step.answer(proposal({ statut: "refusee", version: 4 }));
    expect(page.view().note).toBe(null);
  });

  test("no other decision takes a word along", () => {
    const page = deciding("client", "accept");
    page.send({ type: "decision.confirmed", note: { reason: null, text: "Merci" } });
    expect(page.step.asked[0]?.note).toBe(null);
    expect(page.view().note).toBe(null);
  });

  test("a decision that is given up leaves everything as it was [PROP-16]", () => {
    const page = deciding("client", "accept");
    page.send({ type: "decision.left" });
    expect(page.view()).toMatchObject({ status: "idle", decision: null });
    expect(page.step.asked).toEqual([]);
  });

  test("refused terms come back with their fields and what was typed [PROP-02]", () => {
    const page = composing("client");
    page.send({ type: "terms.submitted", terms });
    page.step.fail(refused("VALIDATION_FAILED", { fields: [fieldRefused("amount")] }));
    expect(page.view()).toMatchObject({
      status: "composing",
      isConflict: false,
      typed: terms,
      problem: { code: "FORM_INVALID", fields: [fieldRefused("amount")] },
    });
  });

  test("what was typed waits when the form is left [PROP-02]", () => {
    const page = composing("client");
    page.send({ type: "terms.typed", terms });
    page.send({ type: "offer.left" });
    expect(page.view()).toMatchObject({ status: "idle", typed: terms });
  });

  test("a decision does not drop an offer that was being typed [PROP-16]", () => {
    const page = composing("client");
    page.send({ type: "terms.typed", terms });
    page.send({ type: "offer.left" });
    page.send({ type: "decision.chosen", decision: "accept" });
    page.send({ type: "decision.confirmed" });
    page.step.fail(refused("PROPOSAL_CHANGED", { data: { proposal: proposal({ version: 3 }) } }));
    expect(page.view()).toMatchObject({
      status: "idle",
      typed: terms,
      problem: { code: "PROPOSAL_CHANGED" },
    });
  });
});

test("a decision that is taken leaves an offer that was being typed to be found again", () => {
  const page = composing("client");
  page.send({ type: "terms.typed", terms });
  page.send({ type: "offer.left" });
  page.send({ type: "decision.chosen", decision: "reject" });
  page.send({ type: "decision.confirmed" });
  expect(page.view().isSending).toBe(true);
  page.step.answer(proposal({ statut: "refusee", version: 2 }));
  expect(page.view()).toMatchObject({ status: "idle", typed: terms, isSending: false });
});

describe("the other side moves first", () => {
  const newer = proposal({ statut: "contre_offre_jobbeur", version: 3, amount: 70 });

  test("while writing, the new offer is shown, what was typed stays and goes out on the new version [PROP-18]", () => {
    const page = composing("client");
    page.send({ type: "terms.typed", terms });
    page.receive(newer);
    expect(page.view()).toMatchObject({
      status: "composing",
      isConflict: true,
      typed: terms,
      proposal: { version: 3, amount: 70 },
      problem: { code: "PROPOSAL_CHANGED", cause: null, message: "", fields: [] },
    });
    expect(page.emitted).toEqual([{ type: "notice", kind: "warning", code: "OTHER_SIDE_MOVED" }]);
    page.send({ type: "terms.submitted", terms });
    expect(page.step.asked[0]).toMatchObject({ action: "counter", expectedVersion: 3, terms });
    expect(page.view().problem).toBe(null);
  });

  test("the loser of a race learns why, sees the new offer and sends again under another key [PROP-18]", () => {
    const page = composing("client");
    page.send({ type: "terms.submitted", terms });
    page.step.fail(refused("PROPOSAL_CHANGED", { message: "Trop tard.", data: { proposal: newer } }));
    expect(page.view()).toMatchObject({
      status: "composing",
      isConflict: true,
      typed: terms,
      proposal: { version: 3 },
      problem: { code: "PROPOSAL_CHANGED", cause: "PROPOSAL_CHANGED", message: "Trop tard." },
    });
    expect(page.emitted).toEqual([
      { type: "notice", kind: "warning", code: "PROPOSAL_CHANGED", params: { message: "Trop tard." } },
    ]);
    page.send({ type: "terms.submitted", terms });
    expect(
      page.step.asked.map(({ expectedVersion, idempotencyKey }) => [expectedVersion, idempotencyKey]),
    ).toEqual([
      [1, "key-1"],
      [3, "key-2"],
    ]);
  });

  test.each([null, {}, "gone"])(
    "a refusal that brings no offer along (%j) leaves the known one",
    (brought) => {
      const page = composing("client");
      page.send({ type: "terms.submitted", terms });
      page.step.fail(refused("PROPOSAL_CHANGED", { data: { proposal: brought } }));
      expect(page.view()).toMatchObject({
        status: "composing",
        isConflict: true,
        proposal: { proposalId, version: 1 },
        problem: { code: "PROPOSAL_CHANGED" },
      });
    },
  );

  test("an acceptance is not sent for terms that were not seen [PROP-16]", () => {
    const page = deciding("client", "accept");
    page.receive(newer);
    expect(page.codes()).toEqual(["OTHER_SIDE_MOVED"]);
    page.send({ type: "decision.confirmed" });
    expect(page.step.asked).toEqual([]);
    expect(page.view()).toMatchObject({
      status: "idle",
      decision: null,
      proposal: { version: 3 },
      problem: { code: "PROPOSAL_CHANGED" },
    });
  });

  test("reading again forgets what was reported [PROP-16]", () => {
    const page = deciding("client", "accept");
    page.receive(newer);
    page.send({ type: "reload.requested" });
    expect(page.view()).toMatchObject({ status: "loading", problem: null });
  });

  test("a withdrawal while writing closes the form and keeps what was typed [PROP-18]", () => {
    const page = composing("client");
    page.send({ type: "terms.typed", terms });
    page.receive(proposal({ statut: "retiree", version: 2 }));
    expect(page.view()).toMatchObject({
      status: "closed",
      typed: terms,
      problem: { code: "NOT_ALLOWED" },
    });
  });

  test("a refusal that brings a withdrawal along closes the form, and is not what a live event reports [PROP-18]", () => {
    const page = composing("client");
    page.send({ type: "terms.submitted", terms });
    const gone = proposal({ statut: "retiree", version: 2 });
    page.step.fail(refused("PROPOSAL_CHANGED", { data: { proposal: gone } }));
    expect(page.view()).toMatchObject({
      status: "closed",
      problem: { code: "NOT_ALLOWED", cause: "PROPOSAL_CHANGED" },
    });
  });

  test("after a withdrawal another offer opens the negotiation again [PROP-18]", () => {
    const page = composing("client");
    page.receive(proposal({ statut: "retiree", version: 2 }));
    page.receive(proposal({ proposalId: "another", createdAt: "2026-01-16T09:00:00.000Z" }));
    expect(page.view()).toMatchObject({ status: "idle", actions: ["accept", "counter", "reject"] });
  });

  test("a mission that is cancelled while writing closes the form and keeps what was typed [MISS-21]", () => {
    const page = composing("jobbeur", { proposal: null, missionStatut: "ouverte" });
    page.send({ type: "terms.typed", terms });
    page.send({ type: "mission.moved", missionId, statut: "annulee" });
    expect(page.view()).toMatchObject({
      status: "closed",
      typed: terms,
      problem: { code: "MISSION_CLOSED", cause: null, message: "", fields: [] },
    });
    expect(page.codes()).toEqual(["MISSION_CLOSED"]);
  });

  test("an offer on a mission that is closed is refused, and what was typed stays [MISS-21]", () => {
    const page = composing("jobbeur", { proposal: null, missionStatut: "ouverte" });
    page.send({ type: "terms.submitted", terms });
    page.step.fail(refused("MISSION_CLOSED"));
    expect(page.view()).toMatchObject({ status: "closed", typed: terms });
    page.send({ type: "reload.requested" });
    expect(page.load.waiting()).toBe(1);
    expect(page.view().problem).toBe(null);
  });

  test("a mission that is cancelled takes back an acceptance, not a rejection [MISS-21]", () => {
    const accepting = deciding("client", "accept");
    accepting.send({ type: "mission.moved", missionId, statut: "annulee" });
    expect(accepting.codes()).toEqual(["MISSION_CLOSED"]);
    expect(accepting.view()).toMatchObject({
      status: "idle",
      decision: null,
      problem: { code: "MISSION_CLOSED" },
    });
    const rejecting = deciding("client", "reject");
    rejecting.send({ type: "mission.moved", missionId, statut: "annulee" });
    expect(rejecting.view()).toMatchObject({ status: "confirming", decision: "reject", problem: null });
  });

  test("while nothing is under way the new state is simply shown [PROP-19]", () => {
    const page = play("client", standing());
    page.receive(newer);
    expect(page.view()).toMatchObject({ status: "idle", proposal: { version: 3 }, problem: null });
    expect(page.emitted).toEqual([]);
  });
});

describe("the network", () => {
  test("a step without an answer is repeated as it was, under its key, even when the other side moved [PROP-18]", () => {
    const page = composing("client");
    page.send({ type: "terms.submitted", terms });
    page.step.fail(refused("NETWORK"));
    expect(page.view()).toMatchObject({
      status: "unsent",
      canRetry: true,
      typed: terms,
      problem: { code: "UNANSWERED", cause: "NETWORK" },
    });
    page.receive(proposal({ statut: "contre_offre_jobbeur", version: 3 }));
    page.send({ type: "retry.requested" });
    expect(page.step.asked[1]).toEqual(page.step.asked[0]);
    expect(page.step.asked[1]).toMatchObject({ expectedVersion: 1, idempotencyKey: "key-1" });
  });

  test("a step that is given up is read again, since it may have happened, and what was typed stays", () => {
    const page = composing("client");
    page.send({ type: "terms.submitted", terms });
    page.step.fail(refused("INTERNAL_ERROR"));
    page.send({ type: "step.abandoned" });
    expect(page.load.asked.at(-1)).toEqual({ missionId, proposalId });
    expect(page.view()).toMatchObject({ status: "loading", typed: terms, problem: null });
  });

  test("a negotiation that could not be read can be read again", () => {
    const page = play("client");
    page.load.fail(refused("NETWORK"));
    expect(page.view()).toMatchObject({ status: "unloaded", problem: { code: "LOAD_FAILED" } });
    page.send({ type: "retry.requested" });
    expect(page.load.waiting()).toBe(1);
    expect(page.view().problem).toBe(null);
  });

  test.each([
    ["PROPOSAL_TRANSITION_REFUSED", "NOT_ALLOWED", "loading"],
    ["PROPOSAL_EXISTS", "NOT_ALLOWED", "loading"],
    ["JOBBEUR_ONLY", "NOT_ALLOWED", "loading"],
    ["OWN_MISSION", "NOT_ALLOWED", "loading"],
    ["NOT_FOUND", "NOT_ALLOWED", "loading"],
    ["PROFILE_HIDDEN", "PROFILE_HIDDEN", "composing"],
    ["FORBIDDEN", "STEP_REFUSED", "composing"],
    ["SESSION_EXPIRED", "STEP_REFUSED", "composing"],
  ] as const)(
    "%s is reported as %s and leads to %s with what was typed [MISS-26]",
    (code, problem, status) => {
      const page = composing("client");
      page.send({ type: "terms.submitted", terms });
      page.step.fail(refused(code));
      expect(page.view()).toMatchObject({ status, typed: terms, problem: { code: problem, cause: code } });
      expect(page.emitted).toEqual([
        { type: "notice", kind: "error", code: problem, params: { message: "" } },
      ]);
    },
  );
});
