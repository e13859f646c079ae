import { and, asc, eq } from "drizzle-orm";
import type { Db, Tx } from "../database/database.ts";
import { localPayments as table } from "./local-payments.tables.ts";

/** A card that people can try: what comes of it now, and when a month is renewed. */
export const testCards = {
  accepted: { number: "4242 4242 4242 4242", label: "Acceptée, et à chaque échéance" },
  refused: { number: "4000 0000 0000 0002", label: "Refusée" },
  once: { number: "4000 0000 0000 0341", label: "Acceptée, puis refusée à l’échéance" },
} as const;
export type TestCard = keyof typeof testCards;

export interface LocalCustomer {
  email: string;
  name: string;
}

/** Amounts in cents, instants in ms since 1970. */
export interface LocalSession {
  customer: string;
  mode: "payment" | "subscription";
  status: "open" | "complete" | "expired";
  lines: { name: string; cents: number }[];
  metadata: Record<string, string>;
  userId: string;
  successUrl: string;
  cancelUrl: string;
  subscription: string | null;
  createdAt: number;
}

export interface LocalSubscription {
  customer: string;
  status: "active" | "past_due" | "canceled";
  isEnding: boolean;
  periodStart: number;
  periodEnd: number;
  lines: { name: string; cents: number }[];
  metadata: Record<string, string>;
  card: TestCard;
  createdAt: number;
  endedAt: number | null;
}

export interface LocalInvoice {
  customer: string;
  subscription: string;
  /** The bill that began its subscription; each month has another one. */
  isFirst: boolean;
  cents: number;
  createdAt: number;
  paidAt: number | null;
}

/** What was given back of a bill, or of a checkout without one. */
export interface LocalRefund {
  customer: string;
  paid: string;
  cents: number;
  /** By which whoever asked knows it again. */
  key: string;
  createdAt: number;
}

export interface LocalPortal {
  customer: string;
  returnUrl: string;
  createdAt: number;
}

/** A message that was not delivered yet. */
export interface LocalEvent {
  type: string;
  /** The object as it was then. */
  object: unknown;
  createdAt: number;
}

interface Bodies {
  customer: LocalCustomer;
  session: LocalSession;
  subscription: LocalSubscription;
  invoice: LocalInvoice;
  refund: LocalRefund;
  portal: LocalPortal;
  event: LocalEvent;
}
type Kind = keyof Bodies;

/** A record under its id. */
export type Stored<K extends Kind> = Bodies[K] & { id: string };

const stored = <K extends Kind>({ id, body }: { id: string; body: unknown }): Stored<K> => ({
  ...(body as Bodies[K]),
  id,
});

/** The stand-in's records. */
export const localRecords = {
  /** A record, which no one else changes until the transaction ends where `on` is one. */
  async find<K extends Kind>(on: Db | Tx, kind: K, id: string): Promise<Stored<K> | null> {
    const [row] = await on
      .select()
      .from(table)
      .where(and(eq(table.id, id), eq(table.kind, kind)))
      .for("update");
    return row === undefined ? null : stored<K>(row);
  },
  /** All of a kind, of one customer where one is named, the oldest first. */
  async all<K extends Kind>(on: Db | Tx, kind: K, customer?: string): Promise<Stored<K>[]> {
    const whose = customer === undefined ? undefined : eq(table.customer, customer);
    const rows = await on
      .select()
      .from(table)
      .where(and(eq(table.kind, kind), whose))
      .orderBy(asc(table.createdAt), asc(table.id));
    return rows.map((row) => stored<K>(row));
  },
  /** Keeps a record, anew or in the place of what it was. */
  async keep<K extends Kind>(tx: Tx, kind: K, { id, ...body }: Stored<K>, at: Date): Promise<void> {
    const customer = "customer" in body ? (body.customer as string) : null;
    await tx
      .insert(table)
      .values({ id, kind, customer, body, createdAt: at })
      .onConflictDoUpdate({ target: table.id, set: { body } });
  },
  /** Forgets a record. */
  async drop(db: Db, id: string): Promise<void> {
    await db.delete(table).where(eq(table.id, id));
  },
};
