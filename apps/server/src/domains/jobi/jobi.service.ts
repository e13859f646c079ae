import type { JobiMovement, JobiMovementsQuery } from "@jobami/api/jobi/contract";
import type { Clock } from "../../platform/clock/clock.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { jobiRepository as repository, type StatementRow } from "./jobi.repository.ts";

/** What everybody starts with, in Jobi. */
export const signUpGrant = 10;

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

  /** Takes Jobi; nobody else changes the balance until the transaction ends. Throws INSUFFICIENT_JOBI with `balance` and `cost`. */
  async function take(
    tx: Tx,
    taken: {
      userId: string;
      cost: number;
      reason: "annulation_mission" | "retrait" | "paiement_mission";
      missionId: string | null;
    },
  ): Promise<{ id: string; left: number }> {
    const { userId, cost, reason, missionId } = taken;
    await repository.lock(tx, userId);
    const balance = await repository.balance(tx, userId);
    if (balance < cost) throw new DomainError("INSUFFICIENT_JOBI", { balance, cost });
    const id = newId();
    await repository.append(tx, { id, userId, amount: -cost, reason, missionId, createdAt: instant(clock) });
    return { id, left: balance - cost };
  }

  return {
    /** The sum of a person's ledger, in Jobi. */
    balance: (db: Db, userId: string): Promise<number> => repository.balance(db, userId),
    /** Gives a new account its first Jobi; a second time gives nothing. */
    async grantAtSignUp(tx: Tx, userId: string): Promise<void> {
      await repository.append(tx, {
        id: newId(),
        userId,
        amount: signUpGrant,
        reason: "inscription",
        missionId: null,
        createdAt: instant(clock),
      });
    },
    /** The balance, which nobody else can change until the transaction ends, nor those of `others`: all are held in one order. */
    async hold(tx: Tx, userId: string, others: readonly string[] = []): Promise<number> {
      for (const id of [...new Set([userId, ...others])].sort()) await repository.lock(tx, id);
      return repository.balance(tx, userId);
    },
    /** Takes what cancelling a mission costs, once a mission. Throws INSUFFICIENT_JOBI with `balance` and `cost`. */
    async chargeCancellation(
      tx: Tx,
      charge: { userId: string; missionId: string; cost: number },
    ): Promise<void> {
      await take(tx, { ...charge, reason: "annulation_mission" });
    },
    /** Moves Jobi from one person to another for a mission, in two entries whose sum is nothing; hold both first. Throws INSUFFICIENT_JOBI. */
    async transfer(
      tx: Tx,
      moved: { from: string; to: string; amount: number; missionId: string },
    ): Promise<void> {
      const { from, to, amount, missionId } = moved;
      const reason = "paiement_mission";
      await take(tx, { userId: from, cost: amount, reason, missionId });
      await repository.append(tx, {
        id: newId(),
        userId: to,
        amount,
        reason,
        missionId,
        createdAt: instant(clock),
      });
    },
    /** Takes Jobi off a person's own balance, with their words about it; answers what is left. Throws INSUFFICIENT_JOBI. */
    async withdraw(
      tx: Tx,
      userId: string,
      { cost, title, description }: { cost: number; title: string; description: string },
    ): Promise<number> {
      const { id, left } = await take(tx, { userId, cost, reason: "retrait", missionId: null });
      await repository.note(tx, { entryId: id, userId, title, description });
      return left;
    },
    /** A page of a person's movements, the newest first. */
    async statement(db: Db, userId: string, query: JobiMovementsQuery) {
      const { rows, pagination } = await repository.statement(db, userId, query);
      return { data: rows.map(toMovement), pagination };
    },
  };
}

export type JobiService = ReturnType<typeof createJobiService>;
