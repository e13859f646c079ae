import type { SessionUser } from "@jobami/api/auth/contract";
import { type Picture, pictureOf } from "@jobami/api/files/routes";
import { birthDateFault } from "@jobami/api/users/birth-date";
import type { PersonalDetails, SeoStats } from "@jobami/api/users/contract";
import { phoneText } from "@jobami/api/users/phone";
import { profilePhoto, type SeoTrigger } from "@jobami/api/users/routes";
import { isActive } from "@jobami/machines/account/account";
import { type SQL, sql } from "drizzle-orm";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { isDuplicate } from "../../platform/database/duplicate.ts";
import { newId } from "../../platform/database/ids.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { shownAddress } from "../../platform/mail/shown-address.ts";
import type { Platform } from "../../platform/platform.ts";
import type { FindPerson, KnownPerson } from "../../platform/sessions/sessions.ts";
import type { FilesService } from "../files/files.domain.ts";
import { createAccountLife } from "./life.service.ts";
import { directory } from "./users.directory.ts";
import { type Account, type NewAccount, usersRepository as repository } from "./users.repository.ts";

export type { Account };

/** What a new account is made of. */
export type AccountDraft = Pick<
  NewAccount,
  "email" | "passwordHash" | "prenom" | "nom" | "userType" | "role" | "emailVerifiedAt" | "arrivalPath"
>;

/** Whether signing in asks for more than the password: a mailed code, or that of an app. */
export function hasSecondFactor(
  account: Pick<Account, "twoFactorEnabled" | "authenticatorEnabled">,
): boolean {
  return account.twoFactorEnabled || account.authenticatorEnabled;
}

/** Refuses who may not sign in; to a person who proved who they are it states why, and until when. */
export function accountDeactivated({ statut, suspensionReason, suspendedUntil }: Account): DomainError {
  if (statut !== "suspended") return new DomainError("ACCOUNT_DEACTIVATED");
  return new DomainError("ACCOUNT_DEACTIVATED", {
    isSuspended: true,
    reason: suspensionReason ?? "",
    until: suspendedUntil?.toISOString() ?? null,
  });
}

/** A person as their own browser knows them. */
export function toSessionUser(account: Account): SessionUser {
  return {
    id: account.id,
    email: shownAddress(account.email),
    role: account.role,
    profil_actif: isActive(account),
    suspension_reason: account.suspensionReason,
    suspended_until: account.suspendedUntil?.toISOString() ?? null,
    user_type: account.userType,
    date_inscription: account.createdAt.toISOString(),
    last_login: account.lastLoginAt?.toISOString() ?? null,
    prenom: account.prenom,
    nom: account.nom,
    email_verifier: account.emailVerifiedAt !== null,
    two_factor_enabled: hasSecondFactor(account),
    photo: account.photoFileId === null ? null : pictureOf(account.photoFileId),
  };
}

/** Reads a person for the sessions. */
export const findPerson: FindPerson = async (db, userId): Promise<KnownPerson | null> => {
  const account = await repository.byId(db, userId);
  return account === null ? null : { ...toSessionUser(account), profile_hidden: account.profileHidden };
};

/** The ids of all active jobbeurs but one, as an audience of the live channel or a subquery. */
export function everyJobbeur(options: { except: string }): SQL {
  return sql`select id from users where user_type = 'jobbeur' and deactivated_at is null and id <> ${options.except}::uuid`;
}

/** The ids of all who moderate, as an audience of the live channel. */
export function everyModerator(): SQL {
  return sql`select id from users where role in ('jobmodo', 'jobpadm') and deactivated_at is null`;
}

/** The ids of all who can decide for staff: without a second factor no one of the staff may. */
export function everyJudge(): SQL {
  return sql`${everyModerator()} and (two_factor_enabled or authenticator_enabled)`;
}

/**
 * Holds who acts, and others whom the act binds, to where they stand until the transaction ends: a session that another
 * process still knows may have ended. Before any other lock. Answers who of them may act; throws SESSION_EXPIRED or
 * PROFIL_DISABLED when the actor may not.
 */
export async function holdActive(
  tx: Tx,
  actorId: string,
  others: readonly string[] = [],
): Promise<ReadonlySet<string>> {
  const standings = await repository.holdStanding(tx, [actorId, ...others]);
  const actor = standings.get(actorId);
  if (actor?.statut === "suspended") throw new DomainError("PROFIL_DISABLED");
  if (actor === undefined || !isActive(actor)) throw new DomainError("SESSION_EXPIRED");
  return new Set([...standings.values()].filter(isActive).map(({ id }) => id));
}

/** Whether no one has an account yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ some: boolean }>(sql`select exists (select 1 from users) as some`);
  return rows[0]?.some !== true;
}

/** Those of the addresses that have an account. */
export async function emailsTaken(db: Db, emails: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(emails.length === 0 ? [] : await repository.knownEmails(db, emails));
}

const toDetails = ({ phone, birthDate }: Pick<Account, "phone" | "birthDate">): PersonalDetails => ({
  phone,
  phoneShown: phone === null ? null : phoneText(phone),
  birthDate,
});

const toVisibility = ({ profileHidden, seoIndexable }: Account) => ({
  isHidden: profileHidden,
  isIndexable: seoIndexable,
});

const weekMs = 7 * 24 * 3_600_000;

/** Accounts: who people are, and whether they may act. */
export function createUsers(
  deps: Pick<Platform, "clock" | "sessions" | "mail" | "config">,
  files: Pick<FilesService, "attach" | "detach">,
) {
  const { clock, sessions } = deps;

  async function change(tx: Tx, id: string, changes: Partial<NewAccount>): Promise<Account> {
    sessions.refreshPerson(tx, id);
    return repository.update(tx, id, changes);
  }

  async function own(db: Db, id: string): Promise<Account> {
    const account = await repository.byId(db, id);
    if (account === null) throw new DomainError("UNAUTHENTICATED");
    return account;
  }

  return {
    /** What the server alone knows of a person. */
    details: async (db: Db, id: string) => toDetails(await own(db, id)),
    /** Throws VALIDATION_FAILED for a person younger than 18. */
    async setDetails(
      tx: Tx,
      id: string,
      { phone, birthDate }: Pick<PersonalDetails, "phone" | "birthDate">,
    ): Promise<PersonalDetails> {
      const fault = birthDate === null ? null : birthDateFault(birthDate, clock.now());
      if (fault !== null)
        throw new DomainError("VALIDATION_FAILED", undefined, [
          { path: "birthDate", code: "CUSTOM", message: fault },
        ]);
      return toDetails(await change(tx, id, { phone, birthDate }));
    },
    visibility: async (db: Db, id: string) => toVisibility(await own(db, id)),
    /** Hides a profile from everybody, or shows it again; what was agreed on goes on. */
    async setHidden(tx: Tx, id: string, profileHidden: boolean) {
      return toVisibility(await change(tx, id, { profileHidden }));
    },
    byEmail: repository.byEmail,
    byId: repository.byId,
    /** Adds an account; null when its address is taken. */
    create(tx: Tx, draft: AccountDraft): Promise<Account | null> {
      const now = instant(clock);
      return repository.insert(tx, {
        ...draft,
        id: newId(),
        passwordChangedAt: now,
        termsAcceptedAt: now,
        createdAt: now,
      });
    },
    /** Notes a sign-in, by which they are where they were going. */
    noteLogin: (tx: Tx, id: string) => change(tx, id, { lastLoginAt: instant(clock), arrivalPath: null }),
    verifyEmail: (tx: Tx, id: string) => change(tx, id, { emailVerifiedAt: instant(clock) }),
    /** Gives an account another address, which its owner has proved; false when a person has it. */
    async setEmail(tx: Tx, id: string, email: string): Promise<boolean> {
      try {
        await change(tx, id, { email, emailVerifiedAt: instant(clock) });
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },
    setPassword: (tx: Tx, id: string, passwordHash: string) =>
      change(tx, id, { passwordHash, passwordChangedAt: instant(clock) }),
    setTwoFactor: (tx: Tx, id: string, twoFactorEnabled: boolean) => change(tx, id, { twoFactorEnabled }),
    setAuthenticator: (tx: Tx, id: string, authenticatorEnabled: boolean) =>
      change(tx, id, { authenticatorEnabled }),
    rename: (tx: Tx, id: string, names: Pick<NewAccount, "prenom" | "nom"> & Partial<NewAccount>) =>
      change(tx, id, names),
    /** Gives an account another role; answers the one it had, which no one changes meanwhile. */
    async setRole(tx: Tx, id: string, role: Account["role"]): Promise<Account["role"]> {
      const account = await repository.lock(tx, id);
      if (account === null) throw new DomainError("UNAUTHENTICATED");
      if (account.role !== role) await change(tx, id, { role });
      return account.role;
    },
    staff: repository.staff,
    byIds: repository.byIds,
    /** How many accounts stand where; a week is seven days of 24 hours. */
    figures: (db: Db) =>
      repository.figures(db, { weekAgo: instant(clock, -weekMs), weekAhead: instant(clock, weekMs) }),
    directory,
    life: createAccountLife(deps),
    /** Where a person is written to, and by which name; null unless their account is active. */
    async mailRecipient(db: Db, id: string): Promise<Pick<Account, "email" | "prenom"> | null> {
      const account = await repository.byId(db, id);
      return account !== null && isActive(account) ? account : null;
    },
    /** Notes that a person is here now [SESS-22]. */
    async touch(tx: Tx, id: string): Promise<void> {
      await repository.update(tx, id, { lastSeenAt: instant(clock) });
    },
    /** Shows a person by a picture of theirs, or by their initials again. Throws NOT_FOUND for a picture that is not theirs to show. */
    async setPhoto(tx: Tx, id: string, file: string | null): Promise<Picture | null> {
      const before = (await repository.lock(tx, id))?.photoFileId ?? null;
      if (file !== before) {
        if (file !== null) await files.attach(tx, { id: file, ownerId: id, purpose: profilePhoto });
        if (before !== null) await files.detach(tx, before);
        await change(tx, id, { photoFileId: file });
      }
      return file === null ? null : pictureOf(file);
    },
    /** Lets search engines show a person, or no more [SEO-01]. */
    setSeoIndexable: (tx: Tx, id: string, seoIndexable: boolean) => change(tx, id, { seoIndexable }),
    /** What the promotion of referencing is decided by; other domains state what is theirs [SEO-03]. */
    async seoStats(
      db: Db,
      id: string,
      stats: Pick<SeoStats, "profileCompleteness" | "missionsCompleted">,
    ): Promise<SeoStats> {
      const account = await own(db, id);
      return {
        seoIndexable: account.seoIndexable,
        registrationDate: account.createdAt.toISOString(),
        ...stats,
      };
    },
    /** Notes that the promotion was shown [SEO-04]. */
    noteSeoPromotion: (tx: Tx, userId: string, trigger: SeoTrigger) =>
      repository.noteSeoPromotion(tx, { userId, trigger, shownAt: instant(clock) }),
    /** Takes the right to send one suspension mail a day to a deactivated account. */
    claimSuspensionMail: (tx: Tx, email: string) =>
      repository.claimSuspensionMail(tx, email, instant(clock), instant(clock, -24 * 3_600_000)),
  };
}

export type Users = ReturnType<typeof createUsers>;
