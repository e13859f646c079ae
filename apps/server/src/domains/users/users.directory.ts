import type { PersonState } from "@jobami/api/people/routes";
import { and, asc, desc, eq, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { hasWordsOrAddress } from "../../platform/database/words.ts";
import { cappedCount } from "../../platform/lists/capped-count.ts";
import type { Account } from "./users.repository.ts";
import { users } from "./users.tables.ts";

/** Whom a list of accounts is asked for. */
export interface PeopleFilter {
  search?: string | undefined;
  role?: Account["role"] | undefined;
  userType?: Account["userType"] | undefined;
  state?: PersonState | undefined;
}

/** Which rows of a list. */
export interface Slice {
  limit: number;
  offset: number;
}

const statuses: Record<PersonState, readonly Account["statut"][]> = {
  active: ["active"],
  paused: ["paused"],
  suspended: ["suspended"],
  leaving: ["deletion_asked", "deletion_confirmed"],
  closed: ["deleted"],
};

/** Where an account stands, for who runs the house. */
export function stateOf({ statut }: Pick<Account, "statut">): PersonState {
  if (statut === "deletion_asked" || statut === "deletion_confirmed") return "leaving";
  return statut === "deleted" ? "closed" : statut;
}

/** When somebody was last here, however they came. */
export function lastActive(account: Account): Date {
  const { createdAt, lastLoginAt, lastSeenAt } = account;
  return [lastLoginAt, lastSeenAt].reduce<Date>(
    (latest, at) => (at !== null && at > latest ? at : latest),
    createdAt,
  );
}

async function slice(db: Db, where: SQL | undefined, order: readonly SQL[], { limit, offset }: Slice) {
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { rows, total: await cappedCount(db, users, where) };
}

/** Accounts as administrators look for them. */
export const directory = {
  /** By name or address, role, kind and state, the newest first. Who is gone has no name to be found by. */
  page({ db, ...asked }: { db: Db } & PeopleFilter & Slice): Promise<{ rows: Account[]; total: number }> {
    const { search, role, userType, state } = asked;
    const where = and(
      search === undefined
        ? undefined
        : and(
            ne(users.statut, "deleted"),
            hasWordsOrAddress(
              sql`${users.prenom} || ' ' || ${users.nom} || ' ' || ${users.email}`,
              sql`${users.email}`,
              search,
            ),
          ),
      role === undefined ? undefined : eq(users.role, role),
      userType === undefined ? undefined : eq(users.userType, userType),
      state === undefined ? undefined : inArray(users.statut, [...statuses[state]]),
    );
    return slice(db, where, [desc(users.createdAt), desc(users.id)], asked);
  },
  /** Those that nobody has used since an instant, the longest first; never administrators'. */
  idle(db: Db, since: Date, asked: Slice): Promise<{ rows: Account[]; total: number }> {
    const last = sql`greatest(${users.createdAt}, ${users.lastLoginAt}, ${users.lastSeenAt})`;
    const where = and(
      lte(last, since),
      ne(users.role, "jobpadm"),
      inArray(users.statut, ["active", "paused"]),
    );
    return slice(db, where, [asc(last), asc(users.id)], asked);
  },
};
