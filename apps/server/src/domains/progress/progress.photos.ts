import type { StoredFile } from "@jobami/api/files/contract";
import { workPhoto } from "@jobami/api/progress/routes";
import { staffMay } from "@jobami/machines/auth/staff-powers";
import { sql } from "drizzle-orm";
import type { FileOwner } from "../../composition/contributions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { attachAlong, type FilesService, filesAlong } from "../files/files.domain.ts";
import { stepPhotos } from "./progress.tables.ts";

/** The photos of a mission's steps, by the number of the step. */
export const photosOf = (db: Db, missionId: string): Promise<(seq: string) => StoredFile[]> =>
  filesAlong(
    db,
    sql`select seq::text as key, file_id, place from mission_step_photos where mission_id = ${missionId}`,
  );

/** Puts photos along with a step; lock the mission first. Throws what `attachAlong` throws. */
export async function attachPhotos(
  tx: Tx,
  files: Pick<FilesService, "attach">,
  { ids, ...step }: { ids: readonly string[]; missionId: string; seq: number; authorId: string },
): Promise<void> {
  await attachAlong(tx, files, { ids, ownerId: step.authorId, purpose: workPhoto }, (row) =>
    tx
      .insert(stepPhotos)
      .values({ ...row, ...step })
      .onConflictDoNothing({ target: stepPhotos.fileId })
      .returning({ id: stepPhotos.fileId }),
  );
}

/** Whoever reads the timeline may look: the two sides, and moderators. */
export const workPhotoOwner: FileOwner = {
  purpose: workPhoto,
  async mayRead(db, { id }, viewer) {
    const { rows } = await db.execute<{ owner_id: string; jobbeur_id: string }>(sql`
      select a.owner_id, a.jobbeur_id from mission_step_photos p
      join mission_agreements a on a.mission_id = p.mission_id where p.file_id = ${id}`);
    const [sides] = rows;
    if (sides === undefined) return null;
    if ([sides.owner_id, sides.jobbeur_id].includes(viewer.id)) return "side";
    return staffMay(viewer, "disputes.read") ? "evidence.read" : null;
  },
};
