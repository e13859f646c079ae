import type { JobiGain, JobiMovement, JobiMovementsQuery } from "@jobami/api/jobi/contract";
import { type JobiGrant, type JobiGrantReason, jobiGrant, jobiGrants } from "@jobami/api/jobi/grants";
import type { Clock } from "../../platform/clock/clock.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { type JobiAccount, jobiRepository as repository, type StatementRow } from "./jobi.repository.ts";

/** Over how long grants that come so often a month are counted, in ms. */
const monthMs = 30 * 24 * 3_600_000;
const emission = { company: "emission" } as const;
const spent = { company: "depenses" } as const;

function toMovement(row: StatementRow): JobiMovement {
  const { missionId, missionTitle } = row;
  return {
    id: row.id,
    montant: row.amount,
    solde: row.balance,
    raison: row.reason,
    titre: row.title,
    description: row.description || null,
    mission: missionId === null || missionTitle === null ? null : { id: missionId, titre: missionTitle },
    created_at: new Date(Number(row.created)).toISOString(),
  };
}

/** Moves Jobi. A balance never goes below 0 and every movement stays in the ledger. */
export function createJobiService(deps: { clock: Clock }) {
  const { clock } = deps;

  /** Takes Jobi; no one else changes the balance until the transaction ends. Throws INSUFFICIENT_JOBI with `balance` and `cost`. */
  async function take(
    tx: Tx,
    taken: {
      userId: string;
      to: JobiAccount;
      cost: number;
      reason: "annulation_mission" | "credits_ia" | "retrait" | "paiement_mission";
      missionId: string | null;
    },
  ): Promise<{ id: string; left: number }> {
    const { userId, to, cost, reason, missionId } = taken;
    await repository.lock(tx, userId);
    const balance = await repository.balance(tx, userId);
    if (balance < cost) throw new DomainError("INSUFFICIENT_JOBI", { balance, cost });
    const id = newId();
    const createdAt = instant(clock);
    await repository.move(tx, { id, from: { userId }, to, amount: cost, reason, missionId, createdAt });
    return { id, left: balance - cost };
  }

  async function grantsOf(db: Db, userId: string) {
    const given = await repository.grants(db, userId, instant(clock, -monthMs));
    return ({ reason }: JobiGrant) => given.find((one) => one.reason === reason) ?? { all: 0, recent: 0 };
  }

  const isOpen = (grant: JobiGrant, { all, recent }: { all: number; recent: number }) =>
    grant.once === "person" ? all === 0 : recent < (grant.mostInAMonth ?? Number.POSITIVE_INFINITY);

  /** Gives a person what a reason earns, for a mission where it is earned with each; what was given once gives nothing again. */
  async function grant(
    tx: Tx,
    userId: string,
    reason: JobiGrantReason,
    missionId: string | null = null,
  ): Promise<void> {
    const given = jobiGrant(reason);
    // Two at once would each see room for one more.
    if (given.mostInAMonth !== undefined) await repository.lock(tx, userId);
    if (!isOpen(given, (await grantsOf(tx, userId))(given))) return;
    await repository.move(tx, {
      id: newId(),
      from: emission,
      to: { userId },
      amount: given.amount,
      reason,
      missionId,
      grantKey: given.once === "mission" ? `${reason}:${missionId}` : reason,
      createdAt: instant(clock),
    });
  }

  return {
    /** The sum of a person's ledger, in Jobi. */
    balance: (db: Db, userId: string): Promise<number> => repository.balance(db, userId),
    grant,
    /** The balance, which no one else can change until the transaction ends, nor those of `others`: all are held in one order. */
    async hold(tx: Tx, userId: string, others: readonly string[] = []): Promise<number> {
      for (const id of [...new Set([userId, ...others])].sort()) await repository.lock(tx, id);
      return repository.balance(tx, userId);
    },
    /** Takes what cancelling a mission costs, once a mission. Throws INSUFFICIENT_JOBI with `balance` and `cost`. */
    async chargeCancellation(
      tx: Tx,
      charge: { userId: string; missionId: string; cost: number },
    ): Promise<void> {
      await take(tx, { ...charge, to: spent, reason: "annulation_mission" });
    },
    /** Moves Jobi from one person to another for a mission; hold both first. Throws INSUFFICIENT_JOBI. */
    async transfer(
      tx: Tx,
      moved: { from: string; to: string; amount: number; missionId: string },
    ): Promise<void> {
      const { from, to, amount, missionId } = moved;
      const reason = "paiement_mission";
      await take(tx, { userId: from, to: { userId: to }, cost: amount, reason, missionId });
    },
    /** Takes what something of the company costs, bought with Jobi. Throws INSUFFICIENT_JOBI with `balance` and `cost`. */
    async spend(tx: Tx, spending: { userId: string; cost: number; reason: "credits_ia" }): Promise<void> {
      await take(tx, { ...spending, to: spent, missionId: null });
    },
    /** Gives back what something of the company cost, once under its name: it moves back from what was spent, and nothing is made of nothing. */
    async giveBack(
      tx: Tx,
      { userId, amount, key }: { userId: string; amount: number; key: string },
    ): Promise<void> {
      await repository.move(tx, {
        ...{ id: newId(), from: spent, to: { userId }, amount, reason: "retractation", missionId: null },
        grantKey: key,
        createdAt: instant(clock),
      });
    },
    /** Takes Jobi off a person's own balance, with their text about it; answers what is left. Throws INSUFFICIENT_JOBI. */
    async withdraw(
      tx: Tx,
      userId: string,
      { cost, title, description }: { cost: number; title: string; description: string },
    ): Promise<number> {
      const { id, left } = await take(tx, { userId, to: spent, cost, reason: "retrait", missionId: null });
      await repository.note(tx, { entryId: id, userId, title, description });
      return left;
    },
    /** What the company gives Jobi for, and how often it gave them to a person. */
    async gains(db: Db, userId: string): Promise<JobiGain[]> {
      const timesOf = await grantsOf(db, userId);
      return jobiGrants.map((one) => ({
        raison: one.reason,
        montant: one.amount,
        fois: timesOf(one).all,
        ouvert: isOpen(one, timesOf(one)),
      }));
    },
    /** A page of a person's movements, the newest first. */
    async statement(db: Db, userId: string, query: JobiMovementsQuery) {
      const { rows, pagination } = await repository.statement(db, userId, query);
      return { data: rows.map(toMovement), pagination };
    },
    /** All movements of a person, the oldest first. */
    whole: async (db: Db, userId: string) => (await repository.whole(db, userId)).map(toMovement),
    faults: repository.faults,
  };
}

export type JobiService = ReturnType<typeof createJobiService>;
