import type { AuditKind } from "@jobami/api/audit/contract";
import type { Role } from "@jobami/api/http/route";
import type { NewSanction, PersonFacts } from "@jobami/api/people/contract";
import type { Contributions } from "../../composition/contributions.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { KeyedQuery } from "../../platform/lists/keyed.ts";
import type { Platform } from "../../platform/platform.ts";
import type { AccountService } from "../account/account.domain.ts";
import type { Auth } from "../auth/auth.domain.ts";
import type { SuspensionMails } from "../mail/mail.domain.ts";
import type { NotificationsService } from "../notifications/notifications.domain.ts";
import type { Staff } from "../staff/staff.domain.ts";
import type { Subscriptions } from "../subscriptions/subscriptions.domain.ts";
import { type Account, hasSecondFactor, type PeopleFilter, type Users } from "../users/users.domain.ts";
import type { VerificationService } from "../verification/verification.domain.ts";
import { type Administrator, holdMember, holdTarget } from "./holding.ts";
import { warningLetter, warningLine } from "./people.mails.ts";
import { peopleRepository as repository } from "./people.repository.ts";
import { toPerson } from "./people.view.ts";
import type { SanctionAppeals } from "./sanctions.appeals.ts";
import { type SanctionRow, sanctionsRepository } from "./sanctions.repository.ts";

const shownActs = 50;
/** What was done to an account. */
const actKinds: readonly AuditKind[] = [
  "sanction.warned",
  "sanction.suspended",
  "sanction.banned",
  "sanction.lifted",
  "staff.granted",
  "staff.revoked",
  "account.closed",
  "account.erasedAgain",
  "account.factorReset",
  "address.refused",
  "address.accepted",
];

/** Accounts as administrators see them, and what they do to them: roles and sanctions. */
export function createSanctions(deps: {
  platform: Pick<Platform, "db" | "audit" | "clock" | "mail" | "config">;
  users: Users;
  staff: Staff;
  account: Pick<AccountService, "suspend">;
  mails: Pick<SuspensionMails, "request">;
  notifications: Pick<NotificationsService, "notifyAll">;
  subscriptions: Pick<Subscriptions, "status">;
  verification: Pick<VerificationService, "hasBadge" | "standing">;
  mailProof: Pick<Auth["mailProof"], "require">;
  appeals: Pick<SanctionAppeals, "lifted">;
  appealLink: Contributions["appealLink"];
  /** What else happens, in the same transaction. */
  onSuspension: Contributions["onSuspension"];
  onSanctionLifted: Contributions["onSanctionLifted"];
}) {
  const { users, staff, account, mails, notifications, subscriptions, verification, mailProof, appeals } =
    deps;
  const { db: pool, audit, clock, mail, config } = deps.platform;

  async function factsOf(db: Db, found: Account, viewerId: string): Promise<PersonFacts> {
    const { newest, ...counts } = await repository.counts(db, found.id);
    const acts = await audit.doneTo(db, found.id, { kinds: actKinds, limit: shownActs });
    const isSuspended = found.statut === "suspended";
    const { documents } = await verification.standing(db, found.id);
    return {
      ...toPerson(found),
      isSelf: found.id === viewerId,
      isEmailVerified: found.emailVerifiedAt !== null,
      hasSecondFactor: hasSecondFactor(found),
      isVerified: await verification.hasBadge(db, found.id),
      plan: (await subscriptions.status(db, found.id)).plan,
      suspension: isSuspended
        ? { reason: found.suspensionReason, until: found.suspendedUntil?.toISOString() ?? null }
        : null,
      counts: { ...counts, documents: documents.length },
      cases: newest,
      acts: await staff.withNames(db, acts),
    };
  }

  async function factsAfter(tx: Tx, id: string, viewerId: string): Promise<PersonFacts> {
    const found = await users.byId(tx, id);
    if (found === null) throw new DomainError("NOT_FOUND");
    return factsOf(tx, found, viewerId);
  }

  async function warn(
    tx: Tx,
    { id, email, prenom }: Account,
    { sanctionId, reason }: { sanctionId: string; reason: string },
  ): Promise<void> {
    const link = await deps.appealLink(tx, { subject: "sanction", userId: id, sanctionId });
    const letter = warningLetter(config, { prenom, reason, link });
    await mail.send(tx, { lane: "awaited", to: email, userId: id, ...letter });
    await notifications.notifyAll(tx, [{ to: id, ...warningLine(sanctionId, reason) }]);
  }

  async function suspend(
    tx: Tx,
    target: Account,
    { hours, reason }: { hours: number | null; reason: string },
  ): Promise<Date | null> {
    const { suspendedUntil: until } = await account.suspend(tx, target.id, { hours, reason });
    await mails.request(tx, target.email);
    await deps.onSuspension(tx, { userId: target.id, until });
    return until;
  }

  const auditKinds = {
    warning: "sanction.warned",
    temporary: "sanction.suspended",
    permanent: "sanction.banned",
  } as const;

  /** Keeps what a person was given, and that it was given; answers its id. */
  async function keep(
    tx: Tx,
    userId: string,
    { kind, hours, until, reason }: Pick<SanctionRow, "kind" | "hours" | "until" | "reason">,
    by: Administrator,
  ): Promise<string> {
    const id = newId();
    const given = { givenBy: by.id, givenAt: instant(clock), status: "given" } as const;
    await sanctionsRepository.insert(tx, { id, userId, kind, hours, until, reason, ...given });
    await audit.record(tx, {
      kind: auditKinds[kind],
      by: { kind: "person", ...by },
      subject: { kind: "account", id: userId },
      after: until === null ? null : { hours, until: until.toISOString() },
      reason,
    });
    return id;
  }

  return {
    keep,
    /** A page of accounts. */
    async list(db: Db, query: PeopleFilter & KeyedQuery) {
      const { rows, pagination } = await users.directory.page(db, query);
      return { data: rows.map(toPerson), pagination };
    },
    /** One account; a suspension whose time is over ends now. Throws NOT_FOUND. */
    async one(id: string, viewerId: string): Promise<PersonFacts> {
      const found = await users.byId(pool, id);
      if (found === null) throw new DomainError("NOT_FOUND");
      return factsOf(pool, await users.life.catchUp(pool, found), viewerId);
    },
    /** Gives another person another role. An administrator stays: whoever does it. A role of staff asks for a mailed code. Throws NOT_FOUND, OWN_ACCOUNT, MAIL_PROOF_NEEDED, ROLE_NOT_GRANTABLE. */
    async setRole(
      tx: Tx,
      id: string,
      { role, reason }: { role: Role; reason: string },
      { sessionId, ...by }: Administrator & { sessionId: string },
    ): Promise<PersonFacts> {
      const { email } = await holdTarget(tx, users, by, id);
      if (role !== "jobutil") await mailProof.require(tx, sessionId);
      const { outcome } = await staff.setRole(tx, { email, role, by: { kind: "person", ...by }, reason });
      if (outcome !== "changed" && outcome !== "unchanged") throw new DomainError("ROLE_NOT_GRANTABLE");
      return factsAfter(tx, id, by.id);
    },
    /** Warns or suspends a person, keeps it in the log and writes to them [POL-11, POL-12, POL-13]. Throws NOT_FOUND, OWN_ACCOUNT, ADMINISTRATOR_PROTECTED, ACCOUNT_TRANSITION_REFUSED. */
    async sanction(tx: Tx, id: string, sanction: NewSanction, by: Administrator): Promise<PersonFacts> {
      const target = await holdMember(tx, users, by, id);
      const { kind, reason } = sanction;
      // Without its hours a temporary suspension has no lawful length: it never becomes one for ever.
      const hours = kind === "temporary" ? (sanction.hours ?? 0) : null;
      const isWarning = kind === "warning";
      const until = isWarning ? null : await suspend(tx, target, { hours, reason });
      const sanctionId = await keep(tx, id, { kind, hours, until, reason }, by);
      if (isWarning) await warn(tx, target, { sanctionId, reason });
      return factsAfter(tx, id, by.id);
    },
    /** Ends a suspension before its time. Throws NOT_FOUND, OWN_ACCOUNT, ACCOUNT_TRANSITION_REFUSED. */
    async lift(tx: Tx, id: string, reason: string, by: Administrator): Promise<PersonFacts> {
      const target = await holdTarget(tx, users, by, id);
      const { suspendedUntil } = target;
      const sanctionId = await appeals.lifted(tx, target);
      await users.life.step(tx, id, { type: "account.reinstated", by: "staff" });
      await audit.record(tx, {
        kind: "sanction.lifted",
        by: { kind: "person", ...by },
        subject: { kind: "account", id },
        before: { until: suspendedUntil?.toISOString() ?? null },
        reason,
      });
      if (sanctionId !== null) await deps.onSanctionLifted(tx, { sanctionId, by: by.id, reason });
      return factsAfter(tx, id, by.id);
    },
  };
}

export type Sanctions = ReturnType<typeof createSanctions>;
