import type { MissionStatus } from "@jobami/api/missions/contract";
import type { Proposal, ProposalSide, ProposalStatus } from "@jobami/api/proposals/contract";
import { and, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import {
  isAfterKey,
  keyPart,
  keyText,
  keyValues,
  orderBy,
  type SortKey,
} from "../../platform/lists/cursor.ts";
import { countCap } from "../../platform/lists/pagination.ts";
import { type ProposalReader, proposalJoins, proposalJsonFor } from "./proposals.json.ts";
import { proposalOffers, proposalRefusals, proposals } from "./proposals.tables.ts";

export type ProposalRow = Omit<typeof proposals.$inferSelect, "statut"> & { statut: ProposalStatus };
export type OfferRow = Omit<typeof proposalOffers.$inferInsert, "side"> & { side: ProposalSide };

/** Newest change first. */
export const listOrder: SortKey = {
  direction: "desc",
  parts: [keyPart.instant("r.updated_at"), keyPart.id("r.id")],
};
/** The most proposals of one mission that are shown at once. */
const missionCap = 100;

/** Who reads proposals: a person, perhaps as staff, or one side of each. */
export type Reader = { userId: string; isStaff: boolean } | ProposalSide;

function readerSql(reader: Reader): ProposalReader {
  if (reader === "client") return { userId: sql`r.owner_id` };
  if (reader === "jobbeur") return { userId: sql`r.jobbeur_id` };
  return { userId: sql`${reader.userId}::uuid`, isStaff: reader.isStaff };
}

/** A page of proposals a person sent or received. */
export interface ProposalListQuestion {
  as: "sent" | "received";
  userId: string;
  limit: number;
  offset: number;
  statuses: readonly ProposalStatus[] | undefined;
  missionStatuses: readonly MissionStatus[] | undefined;
  /** The key of the last row seen. */
  key: readonly string[] | null;
}

/** A page as the database gives it. */
export interface ProposalPage {
  /** JSON array of proposals. */
  rows: string;
  nextKey: string | null;
  total: number;
}

/** Where a step leads a proposal; until when it is to be confirmed, where it is. */
export interface NextState {
  statut: ProposalStatus;
  version: number;
  isUnconfirmed: boolean;
  confirmUntil?: Date | undefined;
  missionEndedAt?: Date | null;
}

/** A proposal as its life cycle knows it. */
export const stateOf = ({ statut, version, confirmUntil }: ProposalRow) => ({
  statut,
  version,
  isUnconfirmed: confirmUntil !== null,
});

const open = sql`statut in ('en_attente', 'contre_offre_client', 'contre_offre_jobbeur')`;
const at = (name: string) => sql.placeholder(name);
const number = (value: number) => sql.raw(String(value));

function pageStatement(question: ProposalListQuestion) {
  const { limit, offset } = question;
  const whose = question.as === "sent" ? sql`r.jobbeur_id` : sql`r.owner_id`;
  const where: SQL[] = [sql`${whose} = ${at("userId")}`];
  if (question.statuses !== undefined)
    where.push(sql`r.statut = any(string_to_array(${at("statuses")}, ','))`);
  if (question.missionStatuses !== undefined)
    // Asked for each proposal by its key: joined, every mission that stands so would be read.
    where.push(sql`(select m.statut from mission_heads m where m.id = r.mission_id)
      = any(string_to_array(${at("missionStatuses")}, ','))`);
  const after = question.key === null ? [] : [isAfterKey(listOrder)];
  const all = sql.join(where, sql` and `);
  return {
    rows: sql<string>`coalesce(json_agg(${proposalJsonFor({ userId: sql`${at("userId")}::uuid` })} order by r.n) filter (where r.n <= ${number(limit)}), '[]')::text`,
    nextKey: sql<
      string | null
    >`case when count(*) > ${number(limit)} then max(${keyText(listOrder)}) filter (where r.n = ${number(limit)}) end`,
    total: sql<number>`(select count(*) from (select 1 from proposals r where ${all} limit ${number(countCap + 1)}) c)::integer`,
    from: sql`(select p.*, row_number() over (order by p.updated_at desc, p.id desc) as n from (
        select r.* from proposals r where ${sql.join([...where, ...after], sql` and `)}
        order by ${orderBy(listOrder)} limit ${number(limit + 1)} offset ${number(offset)}) p) r ${proposalJoins}`,
  };
}

/** The SQL of proposals. */
export const proposalsRepository = {
  async page(db: Db, question: ProposalListQuestion): Promise<ProposalPage> {
    const { from, rows, nextKey, total } = pageStatement(question);
    const name = [
      "proposals",
      question.as,
      question.limit,
      question.statuses === undefined ? "" : "of",
      question.missionStatuses === undefined ? "" : "in",
      question.key === null ? "" : "on",
    ].join("_");
    const [page] = await db
      .select({ rows, nextKey, total })
      .from(from)
      .prepare(question.offset === 0 ? name : "")
      .execute({
        userId: question.userId,
        statuses: question.statuses?.join(","),
        missionStatuses: question.missionStatuses?.join(","),
        ...keyValues(question.key),
      });
    return page ?? { rows: "[]", nextKey: null, total: 0 };
  },
  /** Proposals under a condition over `r` as a person reads them, newest first, as a JSON array. */
  async listJson(db: Db, where: SQL, reader: Reader, limit = missionCap): Promise<string> {
    const json = proposalJsonFor(readerSql(reader));
    const { rows } = await db.execute<{ json: string }>(sql`
      select coalesce(json_agg(${json} order by r.created_at desc, r.id desc), '[]')::text as json
      from (select r.* from proposals r where ${where} order by r.created_at desc, r.id desc limit ${limit}) r
      ${proposalJoins}`);
    return rows[0]?.json ?? "[]";
  },
  /** Proposals by id, as the contract shows them to a person. */
  async read(db: Db, ids: readonly string[], reader: Reader): Promise<Map<string, Proposal>> {
    if (ids.length === 0) return new Map();
    const wanted = sql`r.id = any(${sql.param([...ids])}::uuid[])`;
    const list = JSON.parse(await this.listJson(db, wanted, reader, ids.length)) as Proposal[];
    return new Map(list.map((proposal) => [proposal.proposalId, proposal]));
  },
  /** A proposal that no one else can change until the transaction ends. Lock its mission first. */
  async lock(tx: Tx, id: string): Promise<ProposalRow | null> {
    const [row] = await tx.select().from(proposals).where(eq(proposals.id, id)).for("update");
    return (row as ProposalRow | undefined) ?? null;
  },
  /** Between whom a proposal stands, which never changes. */
  async sidesOf(db: Db, id: string): Promise<readonly string[]> {
    const [row] = await db
      .select({ ownerId: proposals.ownerId, jobbeurId: proposals.jobbeurId })
      .from(proposals)
      .where(eq(proposals.id, id));
    return row === undefined ? [] : [row.ownerId, row.jobbeurId];
  },
  /** The open proposals of a locked mission, always in the same order. */
  async lockOpen(tx: Tx, missionId: string): Promise<ProposalRow[]> {
    const rows = await tx
      .select()
      .from(proposals)
      .where(and(eq(proposals.missionId, missionId), open))
      .orderBy(proposals.id)
      .for("update");
    return rows as ProposalRow[];
  },
  /** Proposals whose time to be confirmed is over, the oldest first. */
  async lapsed(db: Db, at: Date, limit: number): Promise<{ id: string; missionId: string }[]> {
    return db
      .select({ id: proposals.id, missionId: proposals.missionId })
      .from(proposals)
      .where(lte(proposals.confirmUntil, at))
      .orderBy(proposals.confirmUntil, proposals.id)
      .limit(limit);
  },
  /** The newest proposal of a jobbeur on a mission. */
  async newestOf(db: Db, missionId: string, jobbeurId: string): Promise<ProposalRow | null> {
    const [row] = await db
      .select()
      .from(proposals)
      .where(and(eq(proposals.missionId, missionId), eq(proposals.jobbeurId, jobbeurId)))
      .orderBy(desc(proposals.createdAt), desc(proposals.id))
      .limit(1);
    return (row as ProposalRow | undefined) ?? null;
  },
  /** How many missions a jobbeur was chosen for and finished. */
  async countCompleted(db: Db, jobbeurId: string): Promise<number> {
    const { rows } = await db.execute<{ n: number }>(sql`
      select count(*)::integer as n from proposals p join mission_heads m on m.id = p.mission_id
      where p.jobbeur_id = ${jobbeurId} and p.statut = 'acceptee' and m.statut = 'terminee'`);
    return rows[0]?.n ?? 0;
  },
  /** How many proposals of a jobbeur wait for an answer, and how many lead to a mission under way. */
  async heldBy(db: Db, jobbeurId: string): Promise<{ open: number; underWay: number }> {
    const { rows } = await db.execute<{ open: number; underWay: number }>(sql`
      select count(*) filter (where ${open})::integer as open,
        count(*) filter (where statut = 'acceptee' and exists (
          select 1 from mission_heads m where m.id = mission_id and m.statut = 'en_cours'))::integer as "underWay"
      from proposals where jobbeur_id = ${jobbeurId}`);
    return rows[0] ?? { open: 0, underWay: 0 };
  },
  async idsOf(db: Db, jobbeurId: string): Promise<string[]> {
    const rows = await db
      .select({ id: proposals.id })
      .from(proposals)
      .where(eq(proposals.jobbeurId, jobbeurId));
    return rows.map(({ id }) => id);
  },
  /** A jobbeur's proposals that wait for an answer, always in the same order. */
  async openOf(db: Db, jobbeurId: string): Promise<{ proposalId: string; missionId: string }[]> {
    return db
      .select({ proposalId: proposals.id, missionId: proposals.missionId })
      .from(proposals)
      .where(and(eq(proposals.jobbeurId, jobbeurId), open))
      .orderBy(proposals.missionId);
  },
  /** Who does a mission: the jobbeur of its accepted proposal. */
  async chosenJobbeur(db: Db, missionId: string): Promise<string | null> {
    const [row] = await db
      .select({ id: proposals.jobbeurId })
      .from(proposals)
      .where(and(eq(proposals.missionId, missionId), sql`statut = 'acceptee'`));
    return row?.id ?? null;
  },
  async insert(tx: Tx, row: ProposalRow): Promise<void> {
    await tx.insert(proposals).values(row);
  },
  async addOffer(tx: Tx, offer: OfferRow): Promise<void> {
    await tx.insert(proposalOffers).values(offer);
  },
  async addRefusal(tx: Tx, refusal: typeof proposalRefusals.$inferInsert): Promise<void> {
    await tx.insert(proposalRefusals).values(refusal);
  },
  /** Puts another text in the place of what a refusal states to everybody. */
  async setRefusal(
    tx: Tx,
    proposalId: string,
    set: { message: string; filterVersion?: number },
  ): Promise<void> {
    await tx.update(proposalRefusals).set(set).where(eq(proposalRefusals.proposalId, proposalId));
  },
  /** Puts another message in the place of one that everybody reads. */
  async setMessage(
    tx: Tx,
    { proposalId, version }: { proposalId: string; version: number },
    set: { message: string; filterVersion?: number },
  ): Promise<void> {
    await tx
      .update(proposalOffers)
      .set(set)
      .where(and(eq(proposalOffers.proposalId, proposalId), eq(proposalOffers.version, version)));
  },
  async setState(
    tx: Tx,
    id: string,
    { isUnconfirmed, confirmUntil, ...next }: NextState,
    at: Date,
  ): Promise<void> {
    await tx
      .update(proposals)
      .set({ ...next, confirmUntil: isUnconfirmed ? confirmUntil : null, updatedAt: at })
      .where(eq(proposals.id, id));
  },
};
