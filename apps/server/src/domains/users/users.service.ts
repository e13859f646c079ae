import type { SessionUser } from "@jobami/api/auth/contract";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { FindPerson, Person } from "../../platform/sessions/sessions.ts";
import { people, users } from "./users.tables.ts";

export { people };

type UserRow = typeof users.$inferSelect;

/** A person as their own browser knows them. */
export function toSessionUser(row: UserRow): SessionUser {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    profil_actif: row.deactivatedAt === null,
    suspension_reason: row.suspensionReason,
    user_type: row.userType,
    date_inscription: row.createdAt.toISOString(),
    last_login: row.lastLoginAt?.toISOString() ?? null,
    prenom: row.prenom,
    nom: row.nom,
    email_verifier: row.emailVerifiedAt !== null,
    two_factor_enabled: row.twoFactorEnabled,
  };
}

/** Reads a person for the sessions. */
export const findPerson: FindPerson = async (db, userId): Promise<Person | null> => {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row === undefined ? null : { ...toSessionUser(row), profile_hidden: row.profileHidden };
};

/** The ids of all active jobbeurs but one, as an audience of the live channel or a subquery. */
export function everyJobbeur(options: { except: string }): SQL {
  return sql`select id from users where user_type = 'jobbeur' and deactivated_at is null and id <> ${options.except}::uuid`;
}

/** Ids of all accounts that are active; for demo data and counts. */
export async function countUsers(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: string | number }>(sql`select count(*) as n from users`);
  return Number(rows[0]?.n ?? 0);
}

/** Notes that a person is here now. */
export async function touchPresence(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.update(users).set({ lastSeenAt: at }).where(eq(users.id, userId));
}
