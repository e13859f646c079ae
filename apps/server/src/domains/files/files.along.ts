import type { StoredFile } from "@jobami/api/files/contract";
import { type FilePurpose, pictureSizes, storageAddress } from "@jobami/api/files/routes";
import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { webp } from "../../platform/files/files.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { FilesService } from "./files.service.ts";

const addresses = pictureSizes.map((size) => `'${size}', '${storageAddress("' || f.id || '", size)}'`);

/** A file as the contract shows it, over a row `f` of `kept_files`. */
const fileJson = sql.raw(`json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes,
  'width', f.width, 'height', f.height, 'address', f.address,
  'picture', case when f.type = '${webp}' then json_build_object('file', f.id, ${addresses.join(", ")}) end)`);

/** The files of one thing in JSON that PostgreSQL writes; `along` selects their `file_id` and `place`. */
export const filesJson = (along: SQL): SQL => sql`(
  select coalesce(json_agg(${fileJson} order by a.place), '[]'::json)
  from (${along}) a join kept_files f on f.id = a.file_id)`;

/** The files that go along with things of a domain, by thing; `along` selects its `key` as text, `file_id` and `place`. */
export async function filesAlong(db: Db, along: SQL): Promise<(key: string) => StoredFile[]> {
  const { rows } = await db.execute<{ key: string; files: StoredFile[] }>(sql`
    select a.key, json_agg(${fileJson} order by a.place) as files
    from (${along}) a join kept_files f on f.id = a.file_id group by a.key`);
  const byKey = new Map(rows.map(({ key, files }) => [key, files]));
  return (key) => byKey.get(key) ?? [];
}

/**
 * Puts a person's files along with something, in their order; `insert` adds a row of the domain unless the file has one, and answers those
 * added. Throws NOT_FOUND for what is not theirs, not for this, gone, or along with something already.
 */
export async function attachAlong(
  tx: Tx,
  files: Pick<FilesService, "attach">,
  of: {
    ids: readonly string[];
    ownerId: string;
    purpose: FilePurpose;
    rename?: (name: string) => string;
  },
  insert: (row: { fileId: string; place: number }) => PromiseLike<readonly unknown[]>,
): Promise<StoredFile[]> {
  const { ids, ...about } = of;
  const attached: StoredFile[] = [];
  for (const [place, id] of ids.entries()) {
    const file = await files.attach(tx, { id, ...about });
    if ((await insert({ fileId: id, place })).length === 0) throw new DomainError("NOT_FOUND");
    attached.push(file);
  }
  return attached;
}

/**
 * Puts a person’s files along with what they report in a thing where each person has so many at most; hold the thing first. Throws NOT_FOUND,
 * or VALIDATION_FAILED at `files` for too many in all.
 */
export async function attachWithin(
  tx: Tx,
  files: Pick<FilesService, "attach">,
  of: { ids: readonly string[]; ownerId: string; purpose: FilePurpose; most: number },
  rows: {
    /** How many of this person go along already. */
    held(): PromiseLike<number>;
    insert(row: { fileId: string; place: number }): PromiseLike<readonly unknown[]>;
  },
): Promise<void> {
  const { most, ...along } = of;
  if (of.ids.length === 0) return;
  if ((await rows.held()) + of.ids.length > most)
    throw new DomainError("VALIDATION_FAILED", undefined, [
      { path: "files", code: "CUSTOM", message: `${most} fichiers en tout au plus par personne.` },
    ]);
  await attachAlong(tx, files, along, rows.insert);
}
