import type { MissionPicture } from "@jobami/api/missions/pictures";
import { missionPicture } from "@jobami/api/missions/routes";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database/database.ts";
import { maskJson, readableText } from "../masking/masking.domain.ts";
import { readerOf } from "./missions.json.ts";
import { missionPictures as pictures } from "./missions.tables.ts";
import { isVisibleTo, type Viewer } from "./missions.visibility.ts";

/** A picture with the mission that it shows. */
export interface PictureOfMission extends Record<string, unknown> {
  file: string;
  missionId: string;
  ownerId: string;
  title: string;
  /** As it was written. */
  alt: string;
  isHidden: boolean;
}

const alt = { kind: "picture.alt", subject: sql`p.file_id`, text: sql`p.alt` } as const;
const isAgreed = sql`exists (select from proposal_pairs b where b.mission_id = m.id and b.is_agreed)`;

/** Puts the pictures of a mission on places without gaps. */
const close = (missionId: string): SQL => sql`
  update mission_pictures p set place = o.place
  from (select file_id, row_number() over (order by place)::integer - 1 as place
    from mission_pictures where mission_id = ${missionId}) o
  where p.file_id = o.file_id and p.place <> o.place`;

/** The rows of pictures of missions. Whoever changes them holds the mission. */
export const missionPicturesRepository = {
  /** Those of a mission as a person reads them, in their order; the ones that moderators took away where they are asked for. */
  async ofMission(
    db: Db,
    missionId: string,
    { userId, isStaff }: Viewer,
    withHidden: boolean,
  ): Promise<MissionPicture[]> {
    const reader = readerOf(sql`${userId}::uuid`, isStaff);
    const { rows } = await db.execute<MissionPicture & Record<string, unknown>>(sql`
      select p.file_id as file, ${readableText(alt, reader)} as alt,
        ${maskJson(alt, { userId: reader.userId, isOpen: isAgreed })} as masked, p.width, p.height, p.is_hidden as "isHidden", f.id is null as "isErased"
      from mission_pictures p join missions m on m.id = p.mission_id left join kept_files f on f.id = p.file_id
      where p.mission_id = ${missionId} and (${withHidden} or not p.is_hidden) and (f.id is not null or p.alt <> '')
      order by p.place`);
    return rows;
  },
  /** Adds a picture at a place, after the last without one, unless the mission has as many as it may; false then. */
  async add(
    tx: Tx,
    row: Omit<typeof pictures.$inferInsert, "place" | "isHidden">,
    place: number | undefined,
  ): Promise<boolean> {
    const { missionId } = row;
    const of = sql`select 1 from mission_pictures where mission_id = ${missionId}`;
    const { rows } = await tx.execute(sql`
      insert into mission_pictures (file_id, mission_id, owner_id, alt, place, width, height, is_hidden, filter_version)
      select ${row.fileId}, ${missionId}, ${row.ownerId}, ${row.alt}, held.n, ${row.width}, ${row.height}, false,
        ${row.filterVersion ?? 0}
      from (select count(*)::integer as n from (${of}) o) held where held.n < ${missionPicture.most}
      on conflict (file_id) do nothing returning file_id`);
    if (rows.length === 0) return false;
    if (place !== undefined) await this.move(tx, { missionId, fileId: row.fileId, place });
    return true;
  },
  async count(tx: Tx, missionId: string): Promise<number> {
    return tx.$count(pictures, eq(pictures.missionId, missionId));
  },
  /** Describes a picture; false when the mission has none such. */
  async describe(
    tx: Tx,
    { missionId, fileId, ...set }: { missionId: string; fileId: string; alt: string; filterVersion?: number },
  ): Promise<boolean> {
    const rows = await tx
      .update(pictures)
      .set(set)
      .where(and(eq(pictures.missionId, missionId), eq(pictures.fileId, fileId)))
      .returning({ id: pictures.fileId });
    return rows.length > 0;
  },
  /** Puts a picture at a place, or last beyond the last one; false when the mission has none such. */
  async move(tx: Tx, { missionId, fileId, place }: { missionId: string; fileId: string; place: number }) {
    const { rows } = await tx.execute(sql`
      with moved as (select place as since from mission_pictures where mission_id = ${missionId} and file_id = ${fileId}),
        wanted as (select file_id, row_number() over (order by
          case when file_id = ${fileId} then ${place}::integer + case when ${place}::integer > since then 0.5 else -0.5 end
          else place end)::integer - 1 as place
        from mission_pictures, moved where mission_id = ${missionId})
      update mission_pictures p set place = w.place from wanted w where p.file_id = w.file_id returning p.file_id`);
    return rows.length > 0;
  },
  /** Removes a picture; answers whether moderators had taken it away, null when the mission has none such. */
  async remove(tx: Tx, of: { missionId: string; fileId: string }): Promise<{ isHidden: boolean } | null> {
    const [row] = await tx
      .delete(pictures)
      .where(and(eq(pictures.missionId, of.missionId), eq(pictures.fileId, of.fileId)))
      .returning({ isHidden: pictures.isHidden });
    await tx.execute(close(of.missionId));
    return row ?? null;
  },
  async setHidden(tx: Tx, fileId: string, isHidden: boolean): Promise<void> {
    await tx.update(pictures).set({ isHidden }).where(eq(pictures.fileId, fileId));
  },
  /** A picture with its mission. */
  async byFile(db: Db, fileId: string): Promise<PictureOfMission | null> {
    const { rows } = await db.execute<PictureOfMission>(sql`
      select p.file_id as file, p.mission_id as "missionId", p.owner_id as "ownerId", h.title,
        ${readableText(alt, { userId: sql`null`, seesWhole: sql`true` })} as alt, p.is_hidden as "isHidden"
      from mission_pictures p join mission_heads h on h.id = p.mission_id where p.file_id = ${fileId}`);
    return rows[0] ?? null;
  },
  /** Whether a person may look at a picture: they may see its mission, and moderators did not take it away. */
  async isVisible(db: Db, fileId: string, viewer: Viewer): Promise<boolean> {
    const { rows } = await db.execute(sql`
      select 1 from mission_pictures p join missions m on m.id = p.mission_id
      where p.file_id = ${fileId} and ${isVisibleTo(viewer)}
        and (not p.is_hidden or ${viewer.isStaff} or m.owner_id = ${viewer.userId})`);
    return rows.length > 0;
  },
};
