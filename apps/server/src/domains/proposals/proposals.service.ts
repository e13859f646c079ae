import type { MissionStatus } from "@jobami/api/missions/contract";
import type { Proposal, ProposalSide, ProposalStatus, RefusalReason } from "@jobami/api/proposals/contract";
import { staffMay } from "@jobami/machines/auth/staff-powers";
import {
  decideProposal,
  type ProposalDecision,
  type ProposalMove,
  type ProposalRefusal,
  sideOf,
} from "@jobami/machines/proposals/proposal";
import { sql } from "drizzle-orm";
import type { AddressedNotification, Contributions } from "../../composition/contributions.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { readCursor } from "../../platform/lists/cursor.ts";
import { listJson, paginationOf, rowsBefore } from "../../platform/lists/pagination.ts";
import type { Live } from "../../platform/live/live.ts";
import { type Price, priceColumns } from "../../platform/money/price.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { Blocks } from "../blocks/blocks.domain.ts";
import type { Masking } from "../masking/masking.domain.ts";
import type { Asking, MissionRow, MissionStanding } from "../missions/missions.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { type AsRead, announceProposals } from "./announce.ts";
import type { ProposalEndings } from "./endings.service.ts";
import { proposalNotification } from "./proposals.copy.ts";
import { maskableOffers, renewOffers, renewRefusals } from "./proposals.masking.ts";
import { readAcceptedPrices, readNearbyPrices } from "./proposals.prices.ts";
import {
  listOrder,
  type ProposalRow,
  proposalsRepository as repository,
  stateOf,
} from "./proposals.repository.ts";
import { readProposalStats } from "./proposals.stats.ts";
import { type AwaitedThing, readWaiting } from "./proposals.waiting.ts";

/** What an offer states. */
export interface Terms extends Price {
  message: string;
}

const asReadBy = (proposal: AsRead, { ownerId }: ProposalRow, userId: string): Proposal =>
  userId === ownerId ? proposal.client : proposal.jobbeur;

/** Proposals that are taken back in one go of the job. */
const lapseBatch = 200;

const stepsBack: readonly ProposalMove["type"][] = ["proposal.rejected", "proposal.withdrawn"];

/** Nothing new is agreed about a mission that moderators took away: it stands as one that ended, but for who steps back. */
const statutFor = ({ isHidden, statut }: MissionRow, type: ProposalMove["type"]): MissionRow["statut"] =>
  isHidden && !stepsBack.includes(type) ? "annulee" : statut;

/** Which proposal moves and how; a counter-offer brings its terms. */
export interface Move {
  missionId: string;
  proposalId: string;
  type: ProposalMove["type"];
  expectedVersion?: number | undefined;
  terms?: Terms;
  /** What goes with a refusal. */
  note?: { reason: RefusalReason | null; text: string };
  /** The only side that may move so; whoever else tries is a stranger. */
  only?: ProposalSide;
}

/** A list of proposals that a person asks for. */
export interface ProposalListQuery {
  page: number;
  limit: number;
  cursor?: string | undefined;
  offer_status?: readonly ProposalStatus[] | undefined;
  mission_status?: readonly MissionStatus[] | undefined;
}

interface Deps {
  db: Db;
  clock: Clock;
  live: Pick<Live, "record">;
  standing: Pick<MissionStanding, "lock" | "begin">;
  asking: Pick<Asking, "admit" | "proposed" | "proposalEnded">;
  endings: Pick<ProposalEndings, "refuseOthers">;
  notifications: Pick<NotificationsService, "notifyAll">;
  blocks: Pick<Blocks, "areApart">;
  masking: Pick<Masking, "mask" | "renew">;
  /** What other domains await of a person. */
  awaited: () => readonly Contributions["awaited"][];
}

type Allowed = Extract<ProposalDecision, { allowed: true }>;

/** Leads negotiations. The life cycle decides every step; people are held first, then the mission's row is locked, then its proposals. */
export function createProposalsService(deps: Deps) {
  const { db, clock, live, standing, asking, endings, notifications, blocks, masking, awaited } = deps;

  /** Other people's proposals do not exist for a stranger; whoever lost a race gets the proposal as it stands. */
  async function refuse(
    tx: Tx,
    userId: string,
    reason: ProposalRefusal,
    id: string | null,
    why: { isSideAway?: true } = {},
  ): Promise<never> {
    if (reason === "FORBIDDEN") throw new DomainError("NOT_FOUND");
    const reader = { userId, isStaff: false };
    const proposal = id === null ? undefined : (await repository.read(tx, [id], reader)).get(id);
    throw new DomainError(reason, proposal === undefined ? undefined : { proposal, ...why });
  }

  async function addOffer(tx: Tx, row: ProposalRow, version: number, author: Person, terms: Terms) {
    const of = { subjectId: row.id, part: version, authorId: author.id, missionId: row.missionId };
    const { text, filterVersion } = await masking.mask(tx, { ...of, kind: "offer.message" }, terms.message);
    await repository.addOffer(tx, {
      proposalId: row.id,
      version,
      authorId: author.id,
      side: author.id === row.ownerId ? "client" : "jobbeur",
      ...priceColumns(terms),
      message: text,
      filterVersion,
      createdAt: instant(clock),
    });
  }

  /** Stores what an owner leaves to whom they refuse, where they leave anything. */
  async function addRefusal(tx: Tx, row: ProposalRow, author: Person, note: NonNullable<Move["note"]>) {
    if (note.reason === null && note.text === "") return;
    const of = {
      kind: "refusal.text",
      subjectId: row.id,
      authorId: author.id,
      missionId: row.missionId,
    } as const;
    const { text, filterVersion } = await masking.mask(tx, of, note.text);
    await repository.addRefusal(tx, {
      proposalId: row.id,
      authorId: author.id,
      reason: note.reason,
      message: text,
      filterVersion,
      createdAt: instant(clock),
    });
  }

  /** Stores what goes with a step that goes through. */
  async function addWritten(tx: Tx, row: ProposalRow, version: number, author: Person, move: Move) {
    if (move.terms !== undefined) await addOffer(tx, row, version, author, move.terms);
    if (move.note !== undefined) await addRefusal(tx, row, author, move.note);
  }

  /** Begins the mission and refuses the others where the life cycle states it; answers whom to inform of it. */
  async function beginMission(tx: Tx, mission: MissionRow, row: ProposalRow, { follows }: Allowed) {
    if (follows.some((one) => one.type === "mission.begun")) await standing.begin(tx, mission);
    const isChosen = follows.some((one) => one.type === "others.refused");
    return isChosen ? endings.refuseOthers(tx, mission, row.id) : [];
  }

  /** Performs what the life cycle states must follow, then informs both sides. */
  async function follow(tx: Tx, mission: MissionRow, row: ProposalRow, decision: Allowed): Promise<AsRead> {
    const others = await beginMission(tx, mission, row, decision);
    const proposal = (await announceProposals(tx, live, [row]))(row.id);
    const sides = decision.follows.flatMap((one): AddressedNotification[] => {
      if (one.type !== "side.notified") return [];
      const to = one.side === "client" ? row.ownerId : row.jobbeurId;
      return [{ to, ...proposalNotification(proposal[one.side], one.side, one.of) }];
    });
    await notifications.notifyAll(tx, [...others, ...sides]);
    if (["refusee", "retiree"].includes(proposal.client.statut))
      await asking.proposalEnded(tx, mission, row.jobbeurId);
    return proposal;
  }

  async function list(
    db: Db,
    as: "sent" | "received",
    userId: string,
    query: ProposalListQuery,
  ): Promise<string> {
    const key = readCursor(query.cursor, listOrder);
    const { rows, nextKey, total } = await repository.page(db, {
      as,
      userId,
      key,
      offset: rowsBefore(query, key),
      limit: query.limit,
      statuses: query.offer_status,
      missionStatuses: query.mission_status,
    });
    return listJson(rows, paginationOf({ ...query, total, nextCursor: nextKey }));
  }

  /** Whether a step leads on what two people have, one of whom blocks the other. */
  const isHiddenFrom = async (tx: Tx, { type }: Move, row: ProposalRow) =>
    !stepsBack.includes(type) && (await blocks.areApart(tx, row.ownerId, row.jobbeurId));

  return {
    /** A jobbeur's first offer for a mission. Throws what `holdActive` throws, NOT_FOUND or what the life cycle refuses with. */
    async propose(tx: Tx, person: Person, missionId: string, terms: Terms): Promise<Proposal> {
      await holdActive(tx, person.id);
      const mission = await standing.lock(tx, missionId);
      // One that moderators took away is there for its owner alone.
      if (mission === null || (mission.isHidden && mission.ownerId !== person.id))
        throw new DomainError("NOT_FOUND");
      await asking.admit(tx, mission, person.id);
      const earlier = await repository.newestOf(tx, missionId, person.id);
      const decision = decideProposal(
        { statut: null, version: 0, missionStatut: mission.statut },
        {
          type: "proposal.made",
          by: sideOf({ ownerId: mission.ownerId, jobbeurId: person.id }, person.id),
          isJobbeur: person.user_type === "jobbeur",
          isProfileHidden: person.profile_hidden,
          earlier: earlier?.statut ?? null,
        },
      );
      if (!decision.allowed) return refuse(tx, person.id, decision.reason, earlier?.id ?? null);
      // Who is separated hears what they would of a person who is away (ADR 054).
      if (await blocks.areApart(tx, person.id, mission.ownerId))
        throw new DomainError("PROPOSAL_TRANSITION_REFUSED", { isSideAway: true });
      const now = instant(clock);
      const row: ProposalRow = {
        id: newId(),
        missionId,
        ownerId: mission.ownerId,
        jobbeurId: person.id,
        statut: decision.next.statut,
        version: decision.next.version,
        createdAt: now,
        updatedAt: now,
        missionEndedAt: null,
        missionVersion: mission.version,
        confirmUntil: null,
      };
      await repository.insert(tx, row);
      await addOffer(tx, row, decision.next.version, person, terms);
      await asking.proposed(tx, mission, person.id);
      return (await follow(tx, mission, row, decision)).jobbeur;
    },

    /**
     * A side accepts, counters, rejects or withdraws. Throws what `holdActive` throws, NOT_FOUND, or a refusal with the current
     * proposal in `data.proposal`; `data.isSideAway` when the side that would be bound may not act.
     */
    async move(tx: Tx, person: Person, move: Move): Promise<Proposal> {
      const bound = move.type === "proposal.accepted" ? await repository.sidesOf(tx, move.proposalId) : [];
      const active = await holdActive(tx, person.id, bound);
      const mission = await standing.lock(tx, move.missionId);
      const row = mission === null ? null : await repository.lock(tx, move.proposalId);
      if (mission === null || row === null || row.missionId !== mission.id)
        throw new DomainError("NOT_FOUND");
      const side = sideOf(row, person.id);
      const decision = decideProposal(
        { ...stateOf(row), missionStatut: statutFor(mission, move.type) },
        {
          type: move.type,
          by: (move.only ?? side) === side ? side : "stranger",
          expectedVersion: move.expectedVersion,
          isLate: row.confirmUntil !== null && row.confirmUntil <= instant(clock),
        },
      );
      if (!decision.allowed) return refuse(tx, person.id, decision.reason, row.id);
      if ((await isHiddenFrom(tx, move, row)) || !bound.every((id) => active.has(id)))
        return refuse(tx, person.id, "PROPOSAL_TRANSITION_REFUSED", row.id, { isSideAway: true });
      await repository.setState(tx, row.id, decision.next, instant(clock));
      await addWritten(tx, row, decision.next.version, person, move);
      const proposal = await follow(tx, mission, row, decision);
      return asReadBy(proposal, row, person.id);
    },

    /** What a person holds as a jobbeur. */
    async holdings(db: Db, jobbeurId: string) {
      const { open, underWay } = await repository.heldBy(db, jobbeurId);
      return { openProposals: open, commitments: underWay };
    },
    /** Every proposal of a jobbeur, and those that wait for an answer. */
    idsOf: repository.idsOf,
    openOf: repository.openOf,
    /** Withdraws the open proposals of a jobbeur who leaves for good. */
    async leave(tx: Tx, jobbeurId: string): Promise<void> {
      for (const { proposalId, missionId } of await repository.openOf(tx, jobbeurId)) {
        const mission = await standing.lock(tx, missionId);
        const row = await repository.lock(tx, proposalId);
        if (mission === null || row === null) continue;
        const decision = decideProposal(
          { ...stateOf(row), missionStatut: mission.statut },
          { type: "proposal.withdrawn", by: "jobbeur" },
        );
        if (!decision.allowed) continue;
        await repository.setState(tx, row.id, decision.next, instant(clock));
        await follow(tx, mission, row, decision);
      }
    },

    /** Takes back proposals that were not confirmed in time; answers how many it looked at. Each is its own transaction. */
    async lapse(on: Db = db): Promise<number> {
      const due = await repository.lapsed(on, instant(clock), lapseBatch);
      for (const { id, missionId } of due)
        await inTransaction(on, async (tx) => {
          const mission = await standing.lock(tx, missionId);
          const row = await repository.lock(tx, id);
          // It may have been confirmed, or its mission changed again, since it was read.
          if (mission === null || row?.confirmUntil == null || row.confirmUntil > instant(clock)) return;
          const state = { ...stateOf(row), missionStatut: mission.statut };
          const decision = decideProposal(state, { type: "confirmation.lapsed" });
          if (!decision.allowed) return;
          await repository.setState(tx, id, decision.next, instant(clock));
          await follow(tx, mission, row, decision);
        });
      return due.length;
    },

    /** Proposals on a mission as JSON text: all for its owner and staff, one's own otherwise. */
    ofMission(db: Db, viewer: Person, missionId: string): Promise<string> {
      const seesAll = staffMay(viewer, "hidden-content.read");
      return repository.listJson(
        db,
        sql`r.mission_id = ${missionId} and (${seesAll} or r.owner_id = ${viewer.id} or r.jobbeur_id = ${viewer.id})`,
        { userId: viewer.id, isStaff: seesAll },
      );
    },
    /** The person's newest proposal on a mission as JSON text, `null` without one. */
    async own(db: Db, userId: string, missionId: string): Promise<string> {
      const row = await repository.newestOf(db, missionId, userId);
      if (row === null) return "null";
      const reader = { userId, isStaff: false };
      return JSON.stringify((await repository.read(db, [row.id], reader)).get(row.id) ?? null);
    },
    /** One proposal, for its two sides and staff. Throws NOT_FOUND. */
    async one(db: Db, viewer: Person, ids: { missionId: string; proposalId: string }): Promise<Proposal> {
      const reader = { userId: viewer.id, isStaff: staffMay(viewer, "hidden-content.read") };
      const proposal = (await repository.read(db, [ids.proposalId], reader)).get(ids.proposalId);
      const isSide = viewer.id === proposal?.jobbeur.id || viewer.id === proposal?.mission.owner.id;
      if (proposal?.mission.id !== ids.missionId || !(isSide || reader.isStaff))
        throw new DomainError("NOT_FOUND");
      return proposal;
    },
    /** What waits for a person, as JSON text. */
    async waiting(db: Db, userId: string): Promise<string> {
      const now = instant(clock);
      const found: AwaitedThing[] = [];
      for (const read of awaited()) found.push(...(await read(db, userId, now)));
      return readWaiting(db, userId, found);
    },
    acceptedPrices: readAcceptedPrices,
    nearbyPrices: readNearbyPrices,
    stats: readProposalStats,
    maskable: maskableOffers(live),
    renewals: [renewOffers(masking, { db }), renewRefusals(masking, { db })],
    /** How many missions a jobbeur was chosen for and finished. */
    countCompleted: (db: Db, jobbeurId: string) => repository.countCompleted(db, jobbeurId),
    /** Pages of proposals made, and of those on one's missions, as JSON text. */
    sent: (db: Db, userId: string, query: ProposalListQuery) => list(db, "sent", userId, query),
    received: (db: Db, userId: string, query: ProposalListQuery) => list(db, "received", userId, query),
  };
}

export type ProposalsService = ReturnType<typeof createProposalsService>;
