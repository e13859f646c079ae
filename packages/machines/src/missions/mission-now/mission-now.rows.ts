import type { NowRow, NowSide, NowSituation } from "./mission-now.types.ts";

const row = (first: NowRow["first"], ...others: NowRow["others"]): NowRow => ({ first, others });
const none = row(null);
const again = row(null, "mission.repeated");
const over = { requester: again, chosen: none, proposer: none, jobbeur: none, reader: none };

/** What each side would do in each situation, the next act first; what its life cycle refuses at the moment is left out of it. */
export const nowRows: Readonly<Record<NowSituation, Partial<Record<NowSide, NowRow>>>> = {
  asking: {
    requester: row(null, "mission.opened", "mission.edited", "mission.repeated"),
    asked: row("proposal.made", "ask.declined"),
  },
  noneCould: { requester: row("mission.opened", "mission.edited", "mission.repeated") },
  waiting: {
    requester: row(null, "mission.edited", "mission.repeated"),
    jobbeur: row("proposal.made"),
    reader: none,
  },
  proposed: { requester: row("proposals.read", "mission.edited", "mission.repeated"), proposer: none },
  countered: {
    requester: row(null, "proposals.read", "mission.edited", "mission.repeated"),
    proposer: row("proposal.answered"),
  },
  toConfirm: {
    requester: row(null, "proposals.read", "mission.edited", "mission.repeated"),
    proposer: row("proposal.confirmed"),
  },
  ended: { proposer: row("proposal.made") },
  taken: { proposer: none, jobbeur: none, reader: none },
  dayOpen: {
    requester: row("hour.proposed", "contact.given", "dispute.opened"),
    chosen: row("hour.proposed", "work.done", "dispute.opened"),
  },
  hourOpen: {
    requester: row("hour.proposed", "contact.given"),
    chosen: row("hour.proposed"),
  },
  hourByClient: {
    requester: row(null, "hour.proposed", "hour.withdrawn", "contact.given", "work.confirmed"),
    chosen: row(
      "hour.accepted",
      "hour.refused",
      "hour.proposed",
      "way.started",
      "work.begun",
      "work.done",
      "dispute.opened",
    ),
  },
  hourByJobbeur: {
    requester: row(
      "hour.accepted",
      "hour.refused",
      "hour.proposed",
      "contact.given",
      "work.confirmed",
      "dispute.opened",
    ),
    chosen: row(null, "hour.proposed", "hour.withdrawn", "way.started", "work.begun", "work.done"),
  },
  agreed: {
    requester: row("contact.given", "hour.proposed"),
    chosen: row("contact.asked", "way.started", "work.begun", "hour.proposed"),
  },
  due: {
    requester: row("contact.given", "hour.proposed", "work.confirmed", "dispute.opened"),
    chosen: row("way.started", "work.begun", "work.done", "hour.proposed", "dispute.opened"),
  },
  onTheWay: {
    requester: row("contact.given", "work.confirmed", "dispute.opened"),
    chosen: row("work.begun", "work.done", "dispute.opened"),
  },
  jobbeurAbsent: {
    requester: row(null, "hour.proposed", "dispute.opened"),
    chosen: row(
      "absence.denied",
      "absence.admitted",
      "way.started",
      "work.begun",
      "hour.proposed",
      "dispute.opened",
    ),
  },
  clientAbsent: {
    requester: row("absence.denied", "absence.admitted", "hour.proposed", "dispute.opened"),
    chosen: row(null, "way.started", "work.begun", "hour.proposed", "dispute.opened"),
  },
  jobbeurMissed: {
    requester: row("hour.proposed", "absence.closed", "dispute.opened"),
    chosen: row(
      "hour.proposed",
      "absence.denied",
      "absence.admitted",
      "way.started",
      "work.begun",
      "dispute.opened",
    ),
  },
  clientMissed: {
    requester: row("hour.proposed", "absence.denied", "absence.admitted", "dispute.opened"),
    chosen: row("hour.proposed", "absence.closed", "way.started", "work.begun", "dispute.opened"),
  },
  bothCame: {
    requester: row("hour.proposed", "dispute.opened"),
    chosen: row("hour.proposed", "way.started", "work.begun", "dispute.opened"),
  },
  begun: {
    requester: row(null, "work.confirmed", "dispute.opened"),
    chosen: row("work.done", "dispute.opened"),
  },
  done: {
    requester: row("work.confirmed", "changes.asked", "dispute.opened"),
    chosen: row(null, "dispute.opened"),
  },
  changesAsked: {
    requester: row(null, "work.confirmed", "dispute.opened"),
    chosen: row("work.done", "dispute.opened"),
  },
  disputed: { requester: row("dispute.read"), chosen: row("dispute.read") },
  decided: { requester: row("dispute.read"), chosen: row("dispute.read") },
  toReview: {
    requester: row("review.given", "dispute.opened", "mission.repeated"),
    chosen: row("review.given", "dispute.opened"),
  },
  finished: {
    ...over,
    requester: row(null, "dispute.opened", "mission.repeated"),
    chosen: row(null, "dispute.opened"),
  },
  cancelled: over,
  expired: { ...over, requester: row("mission.repeated") },
};
