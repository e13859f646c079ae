import { describe, expect, it } from "vitest";
import { getInitialSnapshot } from "xstate";
import { lateMs, openingWindowMs } from "./dispute.acts.ts";
import {
  allowedDisputeActs,
  answerWindowMs,
  type DisputeOccasion,
  type DisputeState,
  decideDispute,
  disputeAppealMs,
  disputeLifecycle,
  disputeReasonsNow,
  lonelyJudgeMs,
} from "./index.ts";

const start = Date.UTC(2026, 10, 20, 9);
const occasion: DisputeOccasion = {
  side: "client",
  status: "agreed",
  statut: "en_cours",
  startsAt: start,
  since: start,
  now: start,
};
const at = (changes: Partial<DisputeOccasion>) => disputeReasonsNow({ ...occasion, ...changes });

describe("a dispute", () => {
  it("has its times", () => {
    expect([openingWindowMs, lateMs]).toEqual([1_209_600_000, 1_800_000]);
    expect([answerWindowMs, disputeAppealMs, lonelyJudgeMs]).toEqual([259_200_000, 604_800_000, 604_800_000]);
  });

  it("states that a person did not come from half an hour after the hour on, for fourteen days", () => {
    for (const side of ["client", "jobbeur"] as const) {
      expect(at({ side, now: start + lateMs - 1 })).toEqual([]);
      expect(at({ side, now: start + lateMs })).toEqual(["noShow"]);
      expect(at({ side, status: "onTheWay", now: start + lateMs + openingWindowMs - 1 })).toEqual(["noShow"]);
      expect(at({ side, now: start + lateMs + openingWindowMs })).toEqual([]);
      for (const now of [lateMs, start + lateMs]) expect(at({ side, startsAt: null, now })).toEqual([]);
    }
  });

  it("is about the work for the client and about the payment for the jobbeur, once the work is declared done", () => {
    for (const status of ["done", "changesAsked"] as const) {
      expect(at({ status })).toEqual(["work", "other"]);
      expect(at({ status, side: "jobbeur" })).toEqual(["payment", "other"]);
      expect(at({ status, statut: "annulee" })).toEqual([]);
    }
    expect(at({ status: "confirmed" })).toEqual([]);
  });

  it("is about work that a side stops once it has begun", () => {
    for (const side of ["client", "jobbeur"] as const)
      expect(at({ side, status: "begun", now: start - 1 })).toEqual(["stopped"]);
    expect(at({ status: "begun", statut: "annulee" })).toEqual([]);
  });

  it("can be opened for fourteen days after the end, and never about what was cancelled", () => {
    const ended = { status: "confirmed", statut: "terminee" } as const;
    expect(at(ended)).toEqual(["work", "other"]);
    expect(at({ ...ended, now: start + openingWindowMs - 1 })).toEqual(["work", "other"]);
    expect(at({ ...ended, now: start + openingWindowMs })).toEqual([]);
    expect(at({ ...ended, statut: "annulee" })).toEqual([]);
  });

  const discussed: DisputeState = {
    status: "discussed",
    openers: ["client"],
    offers: { client: null, jobbeur: { cents: 5000, jobis: 2 } },
    most: { cents: 6000, jobis: 4 },
    decidedBy: null,
    decision: null,
  };

  it("is settled by the very sum that the other side offers, in euros and in Jobi", () => {
    const accepted = (cents: number, jobis: number) =>
      decideDispute(discussed, { type: "offer.accepted", by: "client", sum: { cents, jobis } });
    expect(accepted(5000, 2).allowed).toBe(true);
    for (const [cents, jobis] of [
      [5000, 3],
      [4000, 2],
    ] as const)
      expect(accepted(cents, jobis)).toEqual({ allowed: false, reason: "DISPUTE_CHANGED" });
    expect(allowedDisputeActs(discussed, "client")).toContain("accept");
    expect(allowedDisputeActs(discussed, "jobbeur")).not.toContain("accept");
  });

  it("gives no one more than was agreed, in euros or in Jobi, and all of it to who is owed all", () => {
    const offered = (cents: number, jobis: number) =>
      decideDispute(discussed, { type: "offer.made", by: "jobbeur", sum: { cents, jobis } });
    expect(offered(6000, 4).allowed).toBe(true);
    for (const [cents, jobis] of [
      [6001, 0],
      [0, 5],
    ] as const)
      expect(offered(cents, jobis)).toEqual({ allowed: false, reason: "AMOUNT_TOO_HIGH" });
  });

  it("has no opener, no offer and nothing to give before it is opened, but what is due by the agreement", () => {
    const most = { cents: 6000, jobis: 4 };
    expect(getInitialSnapshot(disputeLifecycle, {}).context).toEqual({
      openers: [],
      offers: { client: null, jobbeur: null },
      most: { cents: 0, jobis: 0 },
      decidedBy: null,
      decision: null,
    });
    expect(getInitialSnapshot(disputeLifecycle, { most }).context.most).toEqual(most);
  });

  it.each([
    ["opened", null, ["say", "offer", "withdraw"], ["say", "offer"]],
    ["discussed", { cents: 0, jobis: 0 }, ["say", "offer", "withdraw"], ["say", "offer", "accept"]],
    ["decided", null, ["appeal"], ["appeal"]],
    ["appealed", null, [], []],
    ["settled", null, [], []],
    ["withdrawn", null, [], []],
    ["final", null, [], []],
  ] as const)(
    "%s, with an offer %j of the client who opened it: the client %j, the jobbeur %j",
    (status, offer, client, jobbeur) => {
      const state: DisputeState = {
        status,
        openers: ["client"],
        offers: { client: offer, jobbeur: null },
        most: { cents: 6000, jobis: 0 },
        decidedBy: null,
        decision: null,
      };
      expect(allowedDisputeActs(state, "client")).toEqual(client);
      expect(allowedDisputeActs(state, "jobbeur")).toEqual(jobbeur);
    },
  );
});
