import { staffMay } from "@jobami/machines/auth/staff-powers";
import type { Reportable, ReportedContent } from "../../composition/contributions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Live } from "../../platform/live/live.ts";
import { textOf } from "./missions.copy.ts";
import type { MissionsRepository } from "./missions.repository.ts";

interface Deps {
  live: Pick<Live, "record">;
  missions: MissionsRepository;
}

/** What moderators are shown of missions and do to them; the owner is informed by who decides. */
export function moderateMissions({ live, missions }: Deps): Reportable {
  /** Hides a mission or shows it again; false when there is none. Its owner's pages follow at once. */
  async function set(tx: Tx, id: string, isHidden: boolean): Promise<boolean> {
    const row = await missions.lock(tx, id);
    if (row === null) return false;
    await missions.setHidden(tx, id, isHidden);
    live.record(tx, [row.ownerId], "mission_changed", {
      mission: await missions.read(tx, id, { userId: row.ownerId, isStaff: false }),
    });
    return true;
  }

  /** Who decides reads all that was written; the title stands in what others are informed of, and is as they read it. */
  async function content(db: Db, id: string): Promise<ReportedContent> {
    const { owner, title } = await missions.read(db, id);
    const written = await missions.read(db, id, { userId: owner.id, isStaff: true });
    return { authorId: owner.id, title, words: textOf(written), link: `/dashboard/missions/${id}` };
  }

  return {
    kind: "mission",
    async seenBy(db, viewer, id) {
      if (viewer === null) return null;
      const isStaff = staffMay(viewer, "hidden-content.read");
      const head = await missions.visibleHead(db, id, { userId: viewer.id, isStaff });
      return head === null || head.isHidden ? null : content(db, id);
    },
    inContext: async (db, id) =>
      (await missions.exists(db, id)) ? { ...(await content(db, id)), around: [] } : null,
    hide: async (tx, id) => ((await set(tx, id, true)) ? {} : null),
    restore: (tx, id) => set(tx, id, false),
  };
}
