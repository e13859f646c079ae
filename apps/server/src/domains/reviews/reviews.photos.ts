import { reviewPhoto } from "@jobami/api/reviews/routes";
import { staffMay } from "@jobami/machines/auth/staff-powers";
import { eq, type SQL, sql } from "drizzle-orm";
import type { FileOwner } from "../../composition/contributions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { attachAlong, type FilesService, filesJson } from "../files/files.domain.ts";
import { reviewPhotos } from "./reviews.tables.ts";

/** The photos of a review in JSON that PostgreSQL writes. */
export const photosJson = (reviewId: SQL): SQL =>
  filesJson(sql`select file_id, place from review_photos where review_id = ${reviewId}`);

/** Everybody reads them: they are called by what they are. */
const neutral = () => "photo.webp";

/** Puts these photos, and no others, along with a review; lock its mission first. Throws what `attachAlong` throws. */
export async function setPhotos(
  tx: Tx,
  files: Pick<FilesService, "attach" | "detach">,
  { ids, ...review }: { ids: readonly string[]; reviewId: string; authorId: string },
): Promise<void> {
  const before = await tx
    .delete(reviewPhotos)
    .where(eq(reviewPhotos.reviewId, review.reviewId))
    .returning({ id: reviewPhotos.fileId });
  for (const { id } of before) await files.detach(tx, id);
  const of = { ids, ownerId: review.authorId, purpose: reviewPhoto, rename: neutral };
  await attachAlong(tx, files, of, (row) =>
    tx
      .insert(reviewPhotos)
      .values({ ...row, ...review })
      .onConflictDoNothing({ target: reviewPhotos.fileId })
      .returning({ id: reviewPhotos.fileId }),
  );
}

async function holds(db: Db, fileId: string, condition: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ yes: boolean }>(sql`select exists (
    select from review_photos p join reviews r on r.id = p.review_id where p.file_id = ${fileId} and ${condition}) as yes`);
  return rows[0]?.yes === true;
}

/** Anybody may look while anybody reads the review; moderators also at what they took away. */
export const reviewPhotoOwner: FileOwner = {
  purpose: reviewPhoto,
  isShown: (db, { id }) => holds(db, id, sql`r.shown_at is not null and not r.is_hidden`),
  mayRead: async (db, { id }, viewer) =>
    staffMay(viewer, "hidden-content.read") && (await holds(db, id, sql`r.shown_at is not null`))
      ? "evidence.read"
      : null,
};
