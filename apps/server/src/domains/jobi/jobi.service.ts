import type { Clock } from "../../platform/clock/clock.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { jobiRepository as repository } from "./jobi.repository.ts";

/** What everybody starts with, in Jobi. */
export const signUpGrant = 10;

/** Moves Jobi. A balance never goes below 0 and every movement stays in the ledger. */
export function createJobiService(deps: { clock: Clock }) {
  const { clock } = deps;
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
    /** The balance, which nobody else can change until the transaction ends. */
    async hold(tx: Tx, userId: string): Promise<number> {
      await repository.lock(tx, userId);
      return repository.balance(tx, userId);
    },
    /** Takes what cancelling a mission costs, once a mission. Throws INSUFFICIENT_JOBI with `balance` and `cost`. */
    async chargeCancellation(
      tx: Tx,
      charge: { userId: string; missionId: string; cost: number },
    ): Promise<void> {
      await repository.lock(tx, charge.userId);
      const balance = await repository.balance(tx, charge.userId);
      if (balance < charge.cost) throw new DomainError("INSUFFICIENT_JOBI", { balance, cost: charge.cost });
      await repository.append(tx, {
        id: newId(),
        userId: charge.userId,
        amount: -charge.cost,
        reason: "annulation_mission",
        missionId: charge.missionId,
        createdAt: instant(clock),
      });
    },
  };
}

export type JobiService = ReturnType<typeof createJobiService>;
