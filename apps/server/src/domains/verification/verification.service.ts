import type { AuditKind } from "@jobami/api/audit/contract";
import { dayInFrance } from "@jobami/api/missions/days";
import { hasVerifiedBadge } from "@jobami/api/verification/badge";
import type {
  Decision,
  DocumentBody,
  Revocation,
  VerificationDocument,
  VerificationStanding,
  VerifiedCompany,
} from "@jobami/api/verification/contract";
import { checksOf, mostQualifications, verificationPaper } from "@jobami/api/verification/routes";
import { staffMay } from "@jobami/machines/auth/staff-powers";
import {
  decideVerificationDocument,
  documentStatus,
  dueReminder,
  reminderDays,
} from "@jobami/machines/verification/verification-document";
import type { FileReader } from "../../composition/contributions.ts";
import type { AuditActor } from "../../platform/audit/audit.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { shownAddress } from "../../platform/mail/shown-address.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { FilesService } from "../files/files.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import { holdActive, type Users } from "../users/users.domain.ts";
import { type CompanyRegister, RegisterUnavailable } from "./company-register.ts";
import { type DocumentNews, newsLetter, newsLine } from "./verification.mails.ts";
import { createQueue } from "./verification.queue.ts";
import { type DocumentRow, verificationRepository as repository } from "./verification.repository.ts";

interface Deps {
  platform: Pick<Platform, "audit" | "clock" | "config" | "db" | "mail">;
  users: Pick<Users, "byId" | "mailRecipient">;
  files: Pick<FilesService, "attach" | "detach" | "find">;
  notifications: Pick<NotificationsService, "whenToMail" | "notifyAll">;
  register: CompanyRegister;
  /** How many positive reviews a person has. */
  reviews: () => readonly ((db: Db, userId: string) => Promise<number>)[];
}

const dayMs = 86_400_000;

/** Who of the staff decides of a document. */
type Judge = Extract<AuditActor, { kind: "person" }>;

/** What people prove of themselves: papers that staff decides of, a company that the register knows, and the badge that follows. */
export function createVerification({ platform, users, files, notifications, register, reviews }: Deps) {
  const { audit, clock, config, db: pool, mail } = platform;
  const today = () => dayInFrance(clock.now());
  const queue = createQueue(platform);

  async function toDocument(db: Db, row: DocumentRow): Promise<VerificationDocument> {
    const file = await files.find(db, row.fileId);
    return {
      id: row.id,
      kind: row.kind,
      title: row.title,
      status: documentStatus(row.status, row.expiresOn, today()),
      expiresOn: row.expiresOn,
      submittedAt: row.submittedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      reason: row.reason,
      checks: row.checks ?? [],
      file: {
        name: file?.name ?? "",
        address: file?.address ?? "",
        isPicture: file !== null && file.picture !== null,
      },
    };
  }

  async function grounds(db: Db, userId: string, rows: readonly DocumentRow[]) {
    const holds = (kind: DocumentRow["kind"]) =>
      rows.some(
        (row) => row.kind === kind && documentStatus(row.status, row.expiresOn, today()) === "accepted",
      );
    let positiveReviews = 0;
    for (const count of reviews()) positiveReviews += await count(db, userId);
    return {
      hasValidIdentity: holds("identity"),
      hasQualification: holds("qualification"),
      positiveReviews,
    };
  }

  async function companyOf(db: Db, userId: string): Promise<VerifiedCompany | null> {
    const row = await repository.company(db, userId);
    return row === null
      ? null
      : {
          siret: row.siret,
          name: row.name,
          isActive: row.isActive,
          checkedAt: row.checkedAt.toISOString(),
        };
  }

  async function standing(db: Db, userId: string): Promise<VerificationStanding> {
    const rows = await repository.ofUser(db, userId);
    const known = await grounds(db, userId, rows);
    const documents: VerificationDocument[] = [];
    for (const row of rows) if (row.status !== "replaced") documents.push(await toDocument(db, row));
    return {
      documents,
      company: await companyOf(db, userId),
      badge: { ...known, isGiven: hasVerifiedBadge(known) },
    };
  }

  /** The inbox and the mailbox of a document's owner. */
  async function notifyOwner(tx: Tx, row: DocumentRow, news: DocumentNews): Promise<void> {
    const recipient = await users.mailRecipient(tx, row.userId);
    const when = await notifications.whenToMail(tx, row.userId, "verification");
    if (recipient !== null && when !== null)
      await mail.send(tx, {
        lane: "awaited",
        to: recipient.email,
        userId: row.userId,
        ...when,
        ...newsLetter(config, recipient.prenom, row, news),
      });
    await notifications.notifyAll(tx, [{ to: row.userId, ...newsLine(row, news) }]);
  }

  /** One that no longer counts, or never did, gives its file back: no one reads it any more. */
  async function replace(tx: Tx, row: DocumentRow): Promise<void> {
    const decision = decideVerificationDocument(row.status, { type: "document.replaced" });
    if (!decision.allowed) return;
    await repository.set(tx, row.id, { status: decision.next });
    await files.detach(tx, row.fileId);
  }

  /** What counted until now gives way to what counts from now on; qualifications stand beside each other. */
  async function replaceFormer(tx: Tx, row: DocumentRow): Promise<void> {
    if (row.kind === "qualification") return;
    for (const former of await repository.ofUser(tx, row.userId))
      if (former.id !== row.id && former.kind === row.kind) await replace(tx, former);
  }

  /** A document of anybody, which no one else changes until the transaction ends. Throws NOT_FOUND. */
  async function held(tx: Tx, id: string): Promise<DocumentRow> {
    const found = await repository.byId(tx, id);
    if (found === null) throw new DomainError("NOT_FOUND");
    await repository.lock(tx, found.userId);
    const row = await repository.byId(tx, id);
    if (row === null) throw new DomainError("NOT_FOUND");
    return row;
  }

  /** A document that a person decides of who is not its owner. */
  async function heldOfOther(tx: Tx, id: string, by: Pick<Judge, "id">): Promise<DocumentRow> {
    const row = await held(tx, id);
    if (by.id === row.userId) throw new DomainError("OWN_ACCOUNT");
    return row;
  }

  /** What the life cycle has to know of a person who accepts a document. */
  async function acceptance(tx: Tx, row: DocumentRow, checks: Decision["checks"], by: Judge) {
    return {
      type: "document.accepted",
      isExpired: row.expiresOn !== null && row.expiresOn < today(),
      isSeen: await audit.hasSeenFile(tx, { viewerId: by.id, ownerId: row.userId, fileId: row.fileId }),
      isChecked: checksOf(row.kind).every((check) => checks.includes(check)),
    } as const;
  }

  /** Keeps a decision, with who took it and why. */
  async function note(tx: Tx, kind: AuditKind, row: DocumentRow, by: Judge): Promise<void> {
    const { kind: document, checks } = row;
    await audit.record(tx, {
      kind,
      by,
      subject: { kind: "account", id: row.userId },
      after: { document, ...(kind === "verification.accepted" ? { checks: (checks ?? []).join(" ") } : {}) },
      reason: row.reason,
    });
  }

  return {
    standing,
    /** Whether a person bears the verified badge now [POL-10]. */
    async hasBadge(db: Db, userId: string): Promise<boolean> {
      return hasVerifiedBadge(await grounds(db, userId, await repository.ofUser(db, userId)));
    },
    /** Whether a person may look at a paper that is stored: administrators who proved who they are. */
    mayRead: async (db: Db, file: { id: string }, viewer: Person): Promise<FileReader | null> =>
      staffMay(viewer, "papers.read") && (await repository.byFile(db, file.id)) !== null
        ? "papers.read"
        : null,
    /** Sends a document. Throws VERIFICATION_EXPIRED, VERIFICATION_FULL, FILE_IN_USE, or NOT_FOUND for a file that is not theirs. */
    async submit(tx: Tx, userId: string, body: DocumentBody): Promise<VerificationStanding> {
      await holdActive(tx, userId);
      await repository.lock(tx, userId);
      if (body.expiresOn !== null && body.expiresOn < today()) throw new DomainError("VERIFICATION_EXPIRED");
      if ((await repository.byFile(tx, body.file)) !== null) throw new DomainError("FILE_IN_USE");
      const accepted = (await repository.ofUser(tx, userId)).filter(
        ({ kind, status }) => kind === body.kind && status !== "replaced",
      );
      if (body.kind === "qualification") {
        if (accepted.length >= mostQualifications) throw new DomainError("VERIFICATION_FULL");
      }
      // What counts goes on counting until its successor is accepted.
      else
        for (const row of accepted)
          if (documentStatus(row.status, row.expiresOn, today()) !== "accepted") await replace(tx, row);
      await files.attach(tx, { id: body.file, ownerId: userId, purpose: verificationPaper });
      await repository.insert(tx, {
        id: newId(),
        userId,
        kind: body.kind,
        title: body.title,
        status: "submitted",
        fileId: body.file,
        expiresOn: body.expiresOn,
        submittedAt: instant(clock),
        decidedAt: null,
        reason: null,
        reminded: null,
        checks: null,
      });
      return standing(tx, userId);
    },
    /** Takes a document of one's own back, with its file. Throws NOT_FOUND. */
    async withdraw(tx: Tx, userId: string, id: string): Promise<VerificationStanding> {
      await repository.lock(tx, userId);
      const row = await repository.byId(tx, id);
      if (row === null || row.userId !== userId || row.status === "replaced")
        throw new DomainError("NOT_FOUND");
      await files.detach(tx, row.fileId);
      await repository.remove(tx, id);
      return standing(tx, userId);
    },
    /** Asks the register; outside of any transaction. Throws COMPANY_UNKNOWN, COMPANY_CLOSED or REGISTER_UNAVAILABLE. */
    async lookUp(siret: string): Promise<{ name: string }> {
      const company = await register.find(siret).catch((error: unknown) => {
        if (error instanceof RegisterUnavailable) throw new DomainError("REGISTER_UNAVAILABLE");
        throw error;
      });
      if (company === null) throw new DomainError("COMPANY_UNKNOWN");
      if (!company.isActive) throw new DomainError("COMPANY_CLOSED");
      return company;
    },
    /** Keeps a company that the register knows. */
    async setCompany(tx: Tx, userId: string, company: { siret: string; name: string }) {
      await holdActive(tx, userId);
      await repository.setCompany(tx, { userId, ...company, isActive: true, checkedAt: instant(clock) });
      return standing(tx, userId);
    },
    async removeCompany(tx: Tx, userId: string): Promise<VerificationStanding> {
      await repository.removeCompany(tx, userId);
      return standing(tx, userId);
    },
    /** A page of those who wait for a decision, the longest first. */
    queue: queue.page,
    work: queue.work,
    /** A person’s documents for staff, and who comes next. Throws NOT_FOUND. */
    async person(db: Db, userId: string, viewerId: string) {
      const account = await users.byId(db, userId);
      if (account === null || account.statut === "deleted") throw new DomainError("NOT_FOUND");
      const { data: first } = await queue.page(db, viewerId, { status: "waiting", limit: 2 });
      const next = first.find((one) => one.id !== userId)?.id ?? null;
      const { id, prenom, nom, email } = account;
      return {
        person: { id, name: `${prenom} ${nom}`, email: shownAddress(email) },
        data: await standing(db, userId),
        next,
      };
    },
    /** Staff begins to look at another person’s document. Throws NOT_FOUND or OWN_ACCOUNT. */
    async take(tx: Tx, id: string, by: Pick<Judge, "id">): Promise<void> {
      const row = await heldOfOther(tx, id, by);
      const decision = decideVerificationDocument(row.status, { type: "document.taken" });
      if (decision.allowed && decision.next !== row.status)
        await repository.set(tx, id, { status: decision.next });
    },
    /**
     * Decides of another person’s document, once. Throws NOT_FOUND, OWN_ACCOUNT, VERIFICATION_DECIDED for whoever comes second, VERIFICATION_EXPIRED;
     * VERIFICATION_UNSEEN for who accepts what they never opened, VERIFICATION_UNCHECKED where not all was checked.
     */
    async decide(
      tx: Tx,
      id: string,
      { decision: verdict, reason, checks: ticked }: Decision,
      by: Judge,
    ): Promise<VerificationDocument> {
      const row = await heldOfOther(tx, id, by);
      const isAccepted = verdict === "accept";
      const decision = decideVerificationDocument(
        row.status,
        isAccepted ? await acceptance(tx, row, ticked, by) : { type: "document.refused" },
      );
      if (!decision.allowed) throw new DomainError(decision.reason);
      const checks = isAccepted ? [...checksOf(row.kind)] : null;
      const changes = { status: decision.next, decidedAt: instant(clock), reason, checks };
      const after: DocumentRow = { ...row, ...changes };
      await repository.set(tx, id, changes);
      await note(tx, isAccepted ? "verification.accepted" : "verification.refused", after, by);
      for (const { type } of decision.follows)
        if (type === "former.replaced") await replaceFormer(tx, row);
        else await notifyOwner(tx, after, isAccepted ? "accepted" : "refused");
      return toDocument(tx, after);
    },
    /**
     * Takes the acceptance of another person’s document back, or asks for the document again: it counts no more from then on.
     * Throws NOT_FOUND, OWN_ACCOUNT, VERIFICATION_NOT_ACCEPTED.
     */
    async revoke(tx: Tx, id: string, { act, reason }: Revocation, by: Judge): Promise<VerificationDocument> {
      const row = await heldOfOther(tx, id, by);
      const [type, news] =
        act === "revoke"
          ? (["document.revoked", "revoked"] as const)
          : (["document.requested", "requested"] as const);
      const decision = decideVerificationDocument(documentStatus(row.status, row.expiresOn, today()), {
        type,
      });
      if (!decision.allowed) throw new DomainError(decision.reason);
      const changes = { status: decision.next, decidedAt: instant(clock), reason };
      const after: DocumentRow = { ...row, ...changes };
      await repository.set(tx, id, changes);
      await note(tx, `verification.${news}`, after, by);
      for (const _ of decision.follows) await notifyOwner(tx, after, news);
      return toDocument(tx, after);
    },
    /** Reminds of documents that run out, once 30 and once 7 days before, and ends those that did. */
    async remind(): Promise<void> {
      const now = today();
      const horizon = new Date(Date.parse(now) + (reminderDays[0] + 1) * dayMs).toISOString().slice(0, 10);
      for (const { id } of await repository.endingBefore(pool, horizon))
        await inTransaction(pool, async (tx) => {
          const found = await repository.byId(tx, id);
          if (found === null) return;
          await repository.lock(tx, found.userId);
          const row = await repository.byId(tx, id);
          if (row === null || row.expiresOn === null || row.status !== "accepted") return;
          const status = documentStatus(row.status, row.expiresOn, now);
          if (status !== row.status) {
            await repository.set(tx, id, { status });
            await notifyOwner(tx, { ...row, status }, "expired");
            return;
          }
          const due = dueReminder({ expiresOn: row.expiresOn, reminded: row.reminded }, now);
          if (due === null) return;
          await repository.set(tx, id, { reminded: due });
          await notifyOwner(tx, row, due);
        });
    },
  };
}

export type VerificationService = ReturnType<typeof createVerification>;
