import type { PersonState } from "@jobami/api/people/routes";
import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { type StaffWork, workOf } from "../../composition/staff-work.ts";
import type { Db } from "../../platform/database/database.ts";
import { hasTermsOrAddress } from "../../platform/database/terms.ts";
import { keyPart, type SortKey } from "../../platform/lists/cursor.ts";
import { type KeyedQuery, tablePage } from "../../platform/lists/keyed.ts";
import type { Account } from "./users.repository.ts";
import { users } from "./users.tables.ts";

/** Whom a list of accounts is asked for. */
export interface PeopleFilter {
  search?: string | undefined;
  role?: Account["role"] | undefined;
  userType?: Account["userType"] | undefined;
  state?: PersonState | undefined;
  /** Members of staff who have no second factor. */
  factor?: "none" | undefined;
}

const statuses: Record<PersonState, readonly Account["statut"][]> = {
  active: ["active"],
  paused: ["paused"],
  suspended: ["suspended"],
  leaving: ["deletion_asked", "deletion_confirmed"],
  closed: ["deleted"],
};

/** Where an account stands, for who runs the company. */
export function stateOf({ statut }: Pick<Account, "statut">): PersonState {
  if (statut === "deletion_asked" || statut === "deletion_confirmed") return "leaving";
  return statut === "deleted" ? "closed" : statut;
}

/** When a person was last here, however they came. */
export function lastActive(account: Account): Date {
  const { createdAt, lastLoginAt, lastSeenAt } = account;
  return [lastLoginAt, lastSeenAt].reduce<Date>(
    (latest, at) => (at !== null && at > latest ? at : latest),
    createdAt,
  );
}

const newestFirst: SortKey = {
  direction: "desc",
  parts: [keyPart.instant("users.created_at"), keyPart.id("users.id")],
};
/** When a person was last here, for the database; its index states the same. */
const lastHere = "greatest(users.created_at, users.last_login_at, users.last_seen_at)";
const longestFirst: SortKey = {
  direction: "asc",
  parts: [keyPart.instant(lastHere), keyPart.id("users.id")],
};

/** The pages of staff are closed to who has no second factor. */
const lacksFactor = sql`${users.role} in ('jobmodo', 'jobpadm') and ${users.statut} <> 'deleted'
  and not ${users.twoFactorEnabled} and not ${users.authenticatorEnabled}`;

function whereOf({ search, role, userType, state, factor }: PeopleFilter): SQL | undefined {
  return and(
    search === undefined
      ? undefined
      : and(
          ne(users.statut, "deleted"),
          hasTermsOrAddress(
            sql`${users.prenom} || ' ' || ${users.nom} || ' ' || ${users.email}`,
            sql`${users.email}`,
            search,
          ),
        ),
    role === undefined ? undefined : eq(users.role, role),
    userType === undefined ? undefined : eq(users.userType, userType),
    state === undefined ? undefined : inArray(users.statut, [...statuses[state]]),
    factor === undefined ? undefined : lacksFactor,
  );
}

/** Who of staff cannot come to their pages, for those who can remind them. */
export const lackingFactors: StaffWork = {
  ...workOf(
    { kind: "factors", power: "administration" },
    {
      from: sql`${users}`,
      where: () => whereOf({ factor: "none" }),
      order: newestFirst,
      since: sql`${users.createdAt}`,
    },
  ),
  since: () => Promise.resolve(null),
};

/** Accounts as administrators look for them. */
export const directory = {
  /** By name or address, role, kind and state, the newest first. Who is gone has no name to be found by. */
  page: (db: Db, { cursor, limit, ...filter }: PeopleFilter & KeyedQuery) =>
    tablePage(db, users, { where: whereOf(filter), order: newestFirst, cursor, limit }),
  /** Those that no one has used since an instant, the longest first; never administrators'. */
  idle(db: Db, since: Date, query: KeyedQuery) {
    const where = sql`${sql.raw(lastHere)} <= ${since.toISOString()}::timestamptz and ${users.role} <> 'jobpadm'
      and ${users.statut} in ('active', 'paused')`;
    return tablePage(db, users, { where, order: longestFirst, ...query });
  },
};
