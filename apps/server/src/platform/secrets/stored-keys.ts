import { eq, sql } from "drizzle-orm";
import { ConfigError } from "../../config.ts";
import type { Db } from "../database/database.ts";
import type { KeyedColumn, TableDeclaration } from "../database/personal-data.ts";
import { inTransaction } from "../database/transaction.ts";
import { secrets } from "./secrets.tables.ts";
import { hashToken, KeyLost, newToken, type ServerSecret, serverSecret, versionOf } from "./secrets.ts";

/** The key that the server drew for itself; after it was dropped, and beside keys of the settings, a name of the database. */
const drawnName = "server";
const databaseName = "database";
/** The versions that the last start knew, and after a colon the one of them that the database drew. */
const knownName = "known keys";

async function read(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  return row?.value;
}

async function knownKeys(db: Db): Promise<{ versions: string[]; drawn: string | null }> {
  const [versions, drawn] = (await read(db, knownName))?.split(":") ?? [];
  return { versions: versions?.split(",") ?? [], drawn: drawn === undefined || drawn === "" ? null : drawn };
}

/** Which key made what has no version: the one that the last start knew, so that no other takes its place unseen. */
export async function unstampedOf(db: Db, secret: ServerSecret): Promise<string | null> {
  return (await knownKeys(db)).drawn ?? secret.unstamped;
}

/** The server's keys: those of the settings, then the one that this database drew at its first use without any. */
export async function loadServerSecret(
  db: Db,
  keys: readonly string[],
  onLost?: ((version: string) => void) | undefined,
): Promise<ServerSecret> {
  if ((await read(db, drawnName)) === undefined)
    await db
      .insert(secrets)
      .values({ name: keys.length > 0 ? databaseName : drawnName, value: newToken() })
      .onConflictDoNothing();
  const drawn = await read(db, drawnName);
  return serverSecret(keys, { drawn, onLost });
}

/** What stands before the first point of what is stored; nothing in what the database's own key made. */
const stampOf = ({ column }: KeyedColumn) =>
  sql`case when position('.' in ${column}) > 0 then split_part(${column}, '.', 1) else '' end`;

const keyedIn = (tables: readonly TableDeclaration[]) =>
  tables.flatMap(({ table, keyed = [] }) => keyed.map((column) => ({ table, column })));

/** How many values each version made, of those that can be made anew by the newest key and of those that cannot. */
export interface KeyUse {
  sealed: number;
  digests: number;
}

/** What is stored under each version of the server's key. */
export async function countByKey(
  db: Db,
  secret: ServerSecret,
  tables: readonly TableDeclaration[],
): Promise<Map<string, KeyUse>> {
  const uses = new Map<string, KeyUse>();
  const unstamped = await unstampedOf(db, secret);
  for (const { table, column } of keyedIn(tables)) {
    const { rows } = await db.execute<{ version: string; held: number }>(sql`
      select ${stampOf(column)} as version, count(*)::integer as held from ${table}
      where ${column.column} is not null group by 1`);
    for (const { version: stamp, held } of rows) {
      const version = stamp === "" && unstamped !== null ? unstamped : stamp;
      const use = uses.get(version) ?? { sealed: 0, digests: 0 };
      uses.set(version, {
        sealed: use.sealed + (column.sealed === undefined ? 0 : held),
        digests: use.digests + (column.sealed === undefined ? held : 0),
      });
    }
  }
  return uses;
}

/** Refuses settings without a key that something stored still needs. It counts only where a key is gone since the last start. */
export async function refuseLostKeys(
  db: Db,
  secret: ServerSecret,
  tables: readonly TableDeclaration[],
): Promise<void> {
  const known = await knownKeys(db);
  const gone = known.versions.filter((version) => !secret.versions.includes(version));
  if (gone.length > 0) {
    const uses = await countByKey(db, secret, tables);
    const needed = gone.flatMap((version) => {
      const { sealed, digests } = uses.get(version) ?? { sealed: 0, digests: 0 };
      return sealed + digests === 0 ? [] : [{ version, rows: sealed + digests }];
    });
    if (needed.length > 0)
      throw new ConfigError(
        needed
          .map(
            ({ version, rows }) =>
              `SERVER_KEYS lacks the key ${version}, which ${rows === 1 ? "1 stored value needs" : `${rows} stored values need`}: put it back behind the newest, or give ${rows === 1 ? "it" : "them"} up by npm start -- keys drop ${version}.`,
          )
          .join("\n"),
      );
  }
  const value = `${secret.versions.join(",")}:${secret.unstamped ?? ""}`;
  await db
    .insert(secrets)
    .values({ name: knownName, value })
    .onConflictDoUpdate({ target: secrets.name, set: { value } });
}

/** Forgets the key that the database drew, where it is this version; the database keeps a name. */
export async function forgetDrawn(db: Db, version: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const drawn = await read(tx, drawnName);
    if (drawn === undefined || versionOf(drawn) !== version) return false;
    await tx.delete(secrets).where(eq(secrets.name, drawnName));
    await tx
      .insert(secrets)
      .values({ name: databaseName, value: hashToken(drawn) })
      .onConflictDoNothing();
    return true;
  });
}

const batch = 200;

/**
 * Seals by the newest key what older ones sealed, a batch at a time; how many values were, and how many no known key opens.
 * What changes meanwhile is left as it is: a run that is cut, or beside another, loses nothing, and the next goes on.
 */
export async function resealAll(
  db: Db,
  secret: ServerSecret,
  tables: readonly TableDeclaration[],
): Promise<{ resealed: number; lost: number }> {
  const done = { resealed: 0, lost: 0 };
  for (const { table, column } of keyedIn(tables)) {
    const { sealed } = column;
    if (sealed === undefined) continue;
    for await (const one of olderOf(db, { table, column, sealed }, secret)) {
      const result = await resealOne(db, { table, column, sealed, ...one }, secret);
      if (result !== null) done[result] += 1;
    }
  }
  return done;
}

/** Whether another key made a value than the newest. */
const isOlder = (column: KeyedColumn["column"], { versions: [newest], unstamped }: ServerSecret) =>
  newest === unstamped ? sql`position('.' in ${column}) > 0` : sql`${column} not like ${`${newest}.%`}`;

/** What older keys sealed in a column, a batch at a time. */
async function* olderOf(
  db: Db,
  { table, column, sealed }: Pick<Parameters<typeof resealOne>[1], "table" | "column" | "sealed">,
  secret: ServerSecret,
): AsyncGenerator<{ owner: string; text: string }> {
  let after = "00000000-0000-0000-0000-000000000000";
  let isMore = true;
  while (isMore) {
    const { rows } = await db.execute<{ owner: string; text: string }>(sql`
      select ${sealed.by}::text as owner, ${column.column} as text from ${table}
      where ${isOlder(column.column, secret)} and ${sealed.by} > ${after}::uuid
      order by ${sealed.by} limit ${batch}`);
    yield* rows;
    after = rows.at(-1)?.owner ?? after;
    isMore = rows.length === batch;
  }
}

async function resealOne(
  db: Db,
  row: {
    table: TableDeclaration["table"];
    column: KeyedColumn;
    sealed: NonNullable<KeyedColumn["sealed"]>;
    owner: string;
    text: string;
  },
  secret: ServerSecret,
): Promise<"resealed" | "lost" | null> {
  const { table, column, sealed, owner, text } = row;
  const key = sealed.key(owner);
  try {
    const anew = secret.seal(key, secret.open(key, text));
    const { rows } = await db.execute(sql`
      update ${table} set ${sql.identifier(column.column.name)} = ${anew}
      where ${sealed.by} = ${owner}::uuid and ${column.column} = ${text} returning 1`);
    return rows.length > 0 ? "resealed" : null;
  } catch (error) {
    if (!(error instanceof KeyLost)) throw error;
    return "lost";
  }
}
