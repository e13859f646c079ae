import type { AnnouncedTerms, NewTermsVersion, TermsVersion } from "@jobami/api/consents/contract";
import { decideTermsVersion, isNewerTerms } from "@jobami/machines/consents/terms-version";
import type { AuditActor } from "../../platform/audit/audit.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import {
  announcementLetter,
  announcementLine,
  withdrawalLetter,
  withdrawalLine,
} from "./terms-versions.copy.ts";
import {
  type KnownTerms,
  termsVersionsRepository as repository,
  type TermsVersionRow,
  termsAt,
} from "./terms-versions.repository.ts";

/** The job that informs people of new terms. */
export const announcementJob = "consents.announceTerms";

/** People informed in one transaction. */
const batch = 50;

type Deps = Pick<Platform, "audit" | "clock" | "config" | "db" | "jobs" | "mail"> & {
  notifications: Pick<NotificationsService, "notifyAll">;
};

/** Terms as staff lists them. */
type ListedTerms = Omit<KnownTerms, "status"> & Pick<TermsVersion, "status">;

const toWithdrawn = (row: TermsVersionRow): ListedTerms => ({
  row,
  cgvVersion: row.cgvVersion,
  cguVersion: row.cguVersion,
  status: "withdrawn",
});

/** Versions of the terms: published by staff, announced to everybody, in force from their date on [POL-14]. */
export function createTermsVersions(deps: Deps) {
  const { audit, clock, config, db, jobs, mail, notifications } = deps;

  /** Informs some of those who do not know yet; answers how many. Their lines, their mails and the note that they know commit together. */
  const notifySome = (version: TermsVersionRow): Promise<number> =>
    inTransaction(db, async (tx) => {
      // Who informs of a version keeps it from being taken back meanwhile: whoever was informed is informed of that too.
      if (!(await repository.hold(tx, version.id))) return 0;
      const people = await repository.claimUntold(tx, version, instant(clock), batch);
      for (const { id, email, prenom } of people)
        await mail.send(tx, {
          lane: "bulk",
          to: email,
          userId: id,
          ...announcementLetter(config, prenom, version),
        });
      const line = announcementLine(version);
      await notifications.notifyAll(
        tx,
        people.map(({ id }) => ({ to: id, ...line })),
      );
      return people.length;
    });

  /** Informs some of those who know of terms that were taken back; answers how many. */
  const untellSome = (version: TermsVersionRow, reason: string): Promise<number> =>
    inTransaction(db, async (tx) => {
      const people = await repository.claimMisled(tx, version.id, instant(clock), batch);
      for (const { id, email, prenom } of people)
        await mail.send(tx, {
          lane: "bulk",
          to: email,
          userId: id,
          ...withdrawalLetter(config, prenom, version, reason),
        });
      const line = withdrawalLine(version, reason);
      await notifications.notifyAll(
        tx,
        people.map(({ id }) => ({ to: id, ...line })),
      );
      return people.length;
    });

  async function listed(source: Db, terms: readonly ListedTerms[]): Promise<TermsVersion[]> {
    const counts = await repository.counts(source);
    return terms.map(({ row, cgvVersion, cguVersion, status }) => ({
      id: row?.id ?? null,
      cgvVersion,
      cguVersion,
      changes: row?.changes ?? null,
      publishedAt: row?.publishedAt.toISOString() ?? null,
      takesEffectAt: row?.takesEffectAt.toISOString() ?? null,
      status,
      withdrawalReason: row?.withdrawalReason ?? null,
      told: counts.told(row?.id ?? null),
      accepted: counts.accepted({ cgvVersion, cguVersion }),
    }));
  }

  return {
    /** Every version, the newest first, then those that were taken back. */
    async list(source: Db): Promise<TermsVersion[]> {
      const terms = await termsAt(source, clock.now());
      const withdrawn = await repository.withdrawn(source);
      return listed(source, [...terms.reverse(), ...withdrawn.map(toWithdrawn)]);
    },
    /** What a person is shown beside their own standing: what the terms in force changed, and which come next. */
    async told(source: Db) {
      const terms = await termsAt(source, clock.now());
      const inForce = terms.find(({ status }) => status === "inForce");
      const next = terms.find(({ status }) => status === "announced")?.row;
      const announced: AnnouncedTerms | null =
        next === undefined || next === null
          ? null
          : {
              cgvVersion: next.cgvVersion,
              cguVersion: next.cguVersion,
              changes: next.changes,
              takesEffectAt: next.takesEffectAt.toISOString(),
            };
      return {
        cgvVersion: inForce?.cgvVersion ?? "",
        cguVersion: inForce?.cguVersion ?? "",
        changes: inForce?.row?.changes ?? null,
        announced,
      };
    },
    /** Publishes terms, notes it in the audit and has everybody informed. Throws TERMS_NOTICE_TOO_SHORT, TERMS_VERSION_NOT_NEWER or TERMS_ALREADY_ANNOUNCED. */
    async publish(tx: Tx, input: NewTermsVersion, by: AuditActor): Promise<TermsVersion> {
      await repository.lock(tx);
      const now = clock.now();
      const known = await termsAt(tx, now);
      const newest = known.at(-1);
      if (newest === undefined) throw new Error("No terms are known.");
      const takesEffectAt = await repository.midnight(tx, input.takesEffectOn);
      const decision = decideTermsVersion("draft", {
        type: "version.published",
        noticeMs: takesEffectAt - now,
        isNewer: isNewerTerms(input, newest),
        isAnotherAnnounced: newest.status === "announced",
      });
      if (!decision.allowed) throw new DomainError(decision.reason);
      const { cgvVersion, cguVersion, changes } = input;
      const row = {
        id: newId(),
        cgvVersion,
        cguVersion,
        changes,
        publishedAt: instant(clock),
        takesEffectAt: new Date(takesEffectAt),
        withdrawnAt: null,
        withdrawalReason: null,
      };
      await repository.insert(tx, row);
      await audit.record(tx, {
        kind: "terms.published",
        by,
        subject: { kind: "terms", id: row.id },
        after: { cgvVersion, cguVersion, takesEffectOn: input.takesEffectOn },
      });
      await jobs.send(tx, announcementJob, {});
      return (await listed(tx, [{ row, cgvVersion, cguVersion, status: "announced" }]))[0] as TermsVersion;
    },
    /** Takes announced terms back, notes it in the audit and has those who know of them informed. Throws NOT_FOUND or TERMS_NOT_ANNOUNCED. */
    async withdraw(tx: Tx, id: string, reason: string, by: AuditActor): Promise<TermsVersion> {
      await repository.lock(tx);
      const row = await repository.byId(tx, id);
      if (row === null) throw new DomainError("NOT_FOUND");
      const known = (await termsAt(tx, clock.now())).find((one) => one.row?.id === id);
      const decision = decideTermsVersion(known?.status ?? "withdrawn", { type: "version.withdrawn" });
      if (!decision.allowed) throw new DomainError(decision.reason);
      const withdrawn = await repository.withdraw(tx, id, instant(clock), reason);
      await audit.record(tx, {
        kind: "terms.withdrawn",
        by,
        subject: { kind: "terms", id },
        before: { cgvVersion: row.cgvVersion, cguVersion: row.cguVersion },
        reason,
      });
      await jobs.send(tx, announcementJob, {});
      return (await listed(tx, [toWithdrawn(withdrawn)]))[0] as TermsVersion;
    },
    /** Informs of the newest terms whoever does not know them yet. Again and again it informs no one twice. */
    async announce(): Promise<void> {
      for (const withdrawn of await repository.withdrawn(db))
        while ((await untellSome(withdrawn, withdrawn.withdrawalReason ?? "")) > 0);
      const newest = (await termsAt(db, clock.now())).at(-1)?.row;
      if (newest === undefined || newest === null) return;
      while ((await notifySome(newest)) > 0);
    },
  };
}

export type TermsVersionsService = ReturnType<typeof createTermsVersions>;
