import { disputeFile, maxDisputeFiles } from "@jobami/api/disputes/routes";
import type { StoredFile } from "@jobami/api/files/contract";
import { staffMay } from "@jobami/machines/auth/staff-powers";
import { and, eq, sql } from "drizzle-orm";
import type { FileOwner } from "../../composition/contributions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { attachWithin, type FilesService, filesAlong } from "../files/files.domain.ts";
import { disputeFiles } from "./disputes.tables.ts";

/** The files of a dispute, by the number of what they go along with. */
export const filesOf = (db: Db, disputeId: string): Promise<(seq: string) => StoredFile[]> =>
  filesAlong(
    db,
    sql`select seq::text as key, file_id, place from dispute_files where dispute_id = ${disputeId}`,
  );

/** Puts a side's files along with what it reports; lock the mission first. Throws as `attachWithin`. */
export function attachFiles(
  tx: Tx,
  files: Pick<FilesService, "attach">,
  { ids, ...entry }: { ids: readonly string[]; disputeId: string; seq: number; authorId: string },
): Promise<void> {
  const { disputeId, authorId } = entry;
  const of = { ids, ownerId: authorId, purpose: disputeFile, most: maxDisputeFiles };
  return attachWithin(tx, files, of, {
    held: () =>
      tx.$count(
        disputeFiles,
        and(eq(disputeFiles.disputeId, disputeId), eq(disputeFiles.authorId, authorId)),
      ),
    insert: (row) =>
      tx
        .insert(disputeFiles)
        .values({ ...row, ...entry })
        .onConflictDoNothing({ target: disputeFiles.fileId })
        .returning({ id: disputeFiles.fileId }),
  });
}

/** The two sides may look, and whoever may decide; no one else. */
export const disputeFileOwner: FileOwner = {
  purpose: disputeFile,
  async mayRead(db, { id }, viewer) {
    const { rows } = await db.execute<{ owner_id: string; jobbeur_id: string }>(sql`
      select a.owner_id, a.jobbeur_id from dispute_files f
      join disputes d on d.id = f.dispute_id join mission_agreements a on a.mission_id = d.mission_id
      where f.file_id = ${id}`);
    const [sides] = rows;
    if (sides === undefined) return null;
    if ([sides.owner_id, sides.jobbeur_id].includes(viewer.id)) return "side";
    return staffMay(viewer, "disputes.read") ? "evidence.read" : null;
  },
};
