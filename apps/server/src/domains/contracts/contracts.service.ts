import { randomInt } from "node:crypto";
import { referenceSigns } from "@jobami/api/withdrawals/reference";
import type { BoughtKind } from "@jobami/api/withdrawals/routes";
import { startConsentNow } from "@jobami/api/withdrawals/start-consent";
import { and, desc, eq } from "drizzle-orm";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { contracts as table } from "./contracts.tables.ts";
import { withdrawalEnd } from "./withdrawal-end.ts";

export type ContractRow = typeof table.$inferSelect;

/** A consent to an immediate start: the version of its text, and when. */
export interface StartConsent {
  version: string;
  at: Date;
}

/** What was bought. */
export interface Bought {
  userId: string;
  kind: BoughtKind;
  checkoutId?: string;
  subscriptionId?: string | null;
  quantity: number | null;
  paid: { cents: number } | { jobi: number };
  consent: StartConsent | null;
}

const signsOfReference = 10;
/** Fifty bits: no one comes upon another's. */
const newReference = () =>
  Array.from({ length: signsOfReference }, () => referenceSigns[randomInt(referenceSigns.length)]).join("");

/** What consumers buy of the company: when, with which consent, and until when they may withdraw. */
export function createContracts({ clock }: { clock: Clock }) {
  return {
    /** The consent that goes along with an order. Throws START_CONSENT_NEEDED without one, or for text that is asked no more. */
    consentTo(version: string | null): StartConsent {
      if (version !== startConsentNow) throw new DomainError("START_CONSENT_NEEDED");
      return { version, at: instant(clock) };
    },
    /** Keeps what was bought. */
    async conclude(tx: Tx, { userId, kind, checkoutId, subscriptionId, quantity, paid, consent }: Bought) {
      const concludedAt = instant(clock);
      const row: ContractRow = {
        id: newId(),
        reference: newReference(),
        userId,
        kind,
        checkoutId: checkoutId ?? null,
        subscriptionId: subscriptionId ?? null,
        quantity,
        cents: "cents" in paid ? paid.cents : null,
        jobi: "jobi" in paid ? paid.jobi : null,
        consentVersion: consent?.version ?? null,
        consentAt: consent?.at ?? null,
        concludedAt,
        withdrawUntil: new Date(withdrawalEnd(concludedAt.getTime())),
      };
      await tx.insert(table).values(row);
      return row;
    },
    /** The newest contract of a kind that a person concluded. */
    async newest(db: Db, userId: string, kind: BoughtKind): Promise<ContractRow | null> {
      const [row] = await db
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.kind, kind)))
        .orderBy(desc(table.concludedAt))
        .limit(1);
      return row ?? null;
    },
    /** A contract by its id. */
    async byId(db: Db, id: string): Promise<ContractRow | null> {
      const [row] = await db.select().from(table).where(eq(table.id, id));
      return row ?? null;
    },
    /** The contract of a reference, held until the transaction ends. */
    async hold(tx: Tx, reference: string): Promise<ContractRow | null> {
      const [row] = await tx.select().from(table).where(eq(table.reference, reference)).for("update");
      return row ?? null;
    },
    /** All that a person concluded, the newest first. */
    of: (db: Db, userId: string): Promise<ContractRow[]> =>
      db.select().from(table).where(eq(table.userId, userId)).orderBy(desc(table.concludedAt)),
  };
}

export type Contracts = ReturnType<typeof createContracts>;
