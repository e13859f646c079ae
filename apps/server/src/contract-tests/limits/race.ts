import type { ErrorBody, ErrorCode } from "@jobami/api/http/error-codes";
import { type SQL, sql } from "drizzle-orm";
import { DomainError } from "../../platform/http/domain-error.ts";
import { type PersonOptions, type SignedIn, signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";

/** How many try at once. */
export const crowdSize = 50;

/** What a try comes to. */
export interface Outcome {
  status: number;
  error: Pick<ErrorBody, "code">;
}

/** A limit that is almost reached. */
export interface Race {
  /** How many of the crowd may get through; without it any number may, as what is beyond the most goes again. */
  left?: number;
  /** How many the database holds afterwards. */
  most: number;
  /** One try of the crowd, by its number from 0. */
  attempt(at: number): Promise<Outcome>;
  /** How many the database holds. */
  held(): Promise<number>;
}

/** Something that there is at most so much of, as docs/security.md lists it. */
export interface Limit {
  what: string;
  most: number | string;
  /** What those are refused with who come too late; no one is where this is empty. */
  refusals: readonly ErrorCode[];
  /** What of the database makes it hold. */
  enforcedBy: "a lock" | "a locked row" | "a unique index" | "one statement";
  arrange(server: TestServer): Promise<Race>;
}

/** Counts rows: `from` is a table, with a condition where not all count. */
export const counting = (server: TestServer, from: SQL) => async (): Promise<number> => {
  const { rows } = await server.platform.db.execute<{ n: number }>(
    sql`select count(*)::integer as n from ${from}`,
  );
  return rows[0]?.n ?? 0;
};

/** Copies one row of a table so many times, with other values where `changes` (JSON, over `n` from 1) states; answers the ids. */
export async function copies(
  server: TestServer,
  table: string,
  times: number,
  changes: SQL = sql`jsonb_build_object('id', gen_random_uuid())`,
): Promise<string[]> {
  const { db } = server.platform;
  const { rows } = await db.execute<{ columns: string }>(sql`
    select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`);
  const columns = sql.raw(rows[0]?.columns ?? "");
  const name = sql.raw(`"${table}"`);
  const made = await db.execute<{ id: string | null }>(sql`
    insert into ${name} as made (${columns})
    select ${columns} from (
      select (jsonb_populate_record(source, changes)).* from (
        select t as source, ${changes} as changes from ${name} t, generate_series(1, ${times}::integer) as n
        where t.ctid = (select min(ctid) from ${name}) offset 0
      ) each
    ) copied
    returning to_jsonb(made) ->> 'id' as id`);
  return made.rows.flatMap(({ id }) => id ?? []);
}

/** People who are signed in. */
export async function crowd(
  server: TestServer,
  options: PersonOptions = {},
  size = crowdSize,
): Promise<SignedIn[]> {
  const people: SignedIn[] = [];
  while (people.length < size) people.push(await signIn(server, options));
  return people;
}

/** The one of a list that a try is about. */
export function of<T>(list: readonly T[], at: number): T {
  const found = list[at % list.length];
  if (found === undefined) throw new Error("The list is empty.");
  return found;
}

/** A try that is no call: what a service does. */
export async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work();
    return { status: 200, error: { code: "INTERNAL_ERROR" } };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { status: 409, error: { code: error.code } };
  }
}

/** A list of which two places are left; it has one row already, which is copied. */
export async function nearlyFull(
  server: TestServer,
  list: {
    table: string;
    most: number;
    changes?: SQL;
    /** What of the table counts; all of it without. */
    from?: SQL;
    attempt: Race["attempt"];
  },
): Promise<Race> {
  const { table, most, changes, from = sql.raw(`"${table}"`), attempt } = list;
  await copies(server, table, most - 3, changes);
  return { left: 2, most, attempt, held: counting(server, from) };
}
