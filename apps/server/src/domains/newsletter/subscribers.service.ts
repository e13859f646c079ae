import type { Subscriber, SubscriberFilters } from "@jobami/api/newsletter/contract";
import type { SubscriptionStatus } from "@jobami/api/newsletter/routes";
import type { AuditActor } from "../../platform/audit/audit.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { KeyedQuery } from "../../platform/lists/keyed.ts";
import { shownAddress } from "../../platform/mail/shown-address.ts";
import type { Platform } from "../../platform/platform.ts";
import { newsletterRepository as repository, type SubscriptionRow } from "./newsletter.repository.ts";

const toSubscriber = ({ id, email, status, askedAt, confirmedAt, endedAt }: SubscriptionRow): Subscriber => ({
  id,
  email: shownAddress(email),
  status,
  askedAt: askedAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
});

/** What administrators see of the newsletter's addresses, and do about them [ADM-25]. */
export function createSubscribers({ audit }: Pick<Platform, "audit">) {
  return {
    /** A page, the newest first. */
    async page(db: Db, query: SubscriberFilters & KeyedQuery) {
      const { rows, pagination } = await repository.page(db, query);
      return { data: rows.map(toSubscriber), pagination };
    },
    /** How many stand where. */
    async figures(db: Db) {
      const counts = await repository.counts(db);
      const of = (wanted: SubscriptionStatus) => counts.find(({ status }) => status === wanted)?.of ?? 0;
      return { pending: of("pending"), confirmed: of("confirmed"), ended: of("ended") };
    },
    /** Forgets an address for good; the audit keeps how it stood, not which it was. Throws NOT_FOUND. */
    async remove(tx: Tx, id: string, by: AuditActor): Promise<void> {
      const removed = await repository.remove(tx, id);
      if (removed === null) throw new DomainError("NOT_FOUND");
      await audit.record(tx, {
        kind: "newsletter.removed",
        by,
        subject: { kind: "subscription", id },
        before: { status: removed.status },
      });
    },
  };
}

export type Subscribers = ReturnType<typeof createSubscribers>;
