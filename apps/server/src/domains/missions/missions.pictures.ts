import type { MissionPicture } from "@jobami/api/missions/pictures";
import { missionPicture } from "@jobami/api/missions/routes";
import { staffMay } from "@jobami/machines/auth/staff-powers";
import { decideMission } from "@jobami/machines/missions/mission";
import type { FileOwner, Reportable, ReportedContent } from "../../composition/contributions.ts";
import type { Watch } from "../../composition/watch.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { FilesService } from "../files/files.domain.ts";
import type { MaskedText, Masking } from "../masking/masking.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import {
  type PictureOfMission,
  missionPicturesRepository as repository,
} from "./missions.pictures.repository.ts";
import type { MissionRow, MissionsRepository } from "./missions.repository.ts";
import type { MissionStanding } from "./standing.service.ts";

/** Others read them: a file's name may state a name or an address. */
const neutral = () => "photo.webp";

interface Deps {
  files: Pick<FilesService, "attach" | "detach" | "find" | "remove">;
  missions: Pick<MissionsRepository, "visibleHead">;
  standing: Pick<MissionStanding, "lock" | "announce">;
  watch: Watch;
  masking: Pick<Masking, "mask">;
}

const readsHidden = (viewer: Person): boolean => staffMay(viewer, "hidden-content.read");

/** The pictures of missions: changed by who posted it while it is open, seen by whoever may see it. */
export function createMissionPictures({ files, missions, standing, watch, masking }: Deps) {
  /** A mission of one's own whose pictures may change now. Throws what `holdActive` throws, NOT_FOUND or MISSION_TRANSITION_REFUSED. */
  async function hold(tx: Tx, ownerId: string, id: string): Promise<MissionRow> {
    await holdActive(tx, ownerId);
    const mission = await standing.lock(tx, id);
    if (mission === null || mission.ownerId !== ownerId) throw new DomainError("NOT_FOUND");
    const decision = decideMission(mission, { type: "pictures.changed", by: "owner" });
    if (!decision.allowed) throw new DomainError(decision.reason, { statut: mission.statut });
    return mission;
  }

  const mask = (
    tx: Tx,
    of: { missionId: string; ownerId: string; file: string; alt: string },
  ): Promise<MaskedText> => {
    const about = { subjectId: of.file, missionId: of.missionId, authorId: of.ownerId };
    return masking.mask(tx, { ...about, kind: "picture.alt" }, of.alt);
  };

  async function attach(
    tx: Tx,
    { missionId, ownerId }: { missionId: string; ownerId: string },
    { file, alt, place }: { file: string; alt: string; place?: number | undefined },
  ): Promise<void> {
    if ((await repository.count(tx, missionId)) >= missionPicture.most)
      throw new DomainError("MISSION_PICTURES_FULL");
    const { width, height } = await files.attach(tx, {
      id: file,
      ownerId,
      purpose: missionPicture,
      rename: neutral,
    });
    const { text, filterVersion } = await mask(tx, { missionId, ownerId, file, alt });
    const size = { width: width ?? 1, height: height ?? 1 };
    const row = { fileId: file, missionId, ownerId, alt: text, filterVersion, ...size };
    if (!(await repository.add(tx, row, place))) throw new DomainError("NOT_FOUND");
    if (alt !== "") await watch(tx, { kind: "picture", id: file, words: alt });
  }

  /** All of them as their owner reads them, once everybody concerned is informed of a change. */
  async function changed(tx: Tx, userId: string, missionId: string): Promise<MissionPicture[]> {
    await standing.announce(tx, missionId);
    return repository.ofMission(tx, missionId, { userId, isStaff: false }, true);
  }

  const toContent = async (db: Db, found: PictureOfMission): Promise<ReportedContent> => {
    const photo = await files.find(db, found.file);
    return {
      authorId: found.ownerId,
      title: found.title,
      words: found.alt === "" ? "Photo sans description" : found.alt,
      link: `/dashboard/missions/${found.missionId}`,
      photos: photo === null ? [] : [photo],
    };
  };

  /** Hides a picture or shows it again; false when it is gone. */
  async function setHidden(tx: Tx, file: string, isHidden: boolean): Promise<boolean> {
    const found = await repository.byFile(tx, file);
    if (found === null) return false;
    await standing.lock(tx, found.missionId);
    await repository.setHidden(tx, file, isHidden);
    await standing.announce(tx, found.missionId);
    return true;
  }

  /** What moderators are shown of pictures and do to them, one by one. */
  const moderation: Reportable = {
    kind: "picture",
    async seenBy(db, viewer, file) {
      if (viewer === null) return null;
      const isSeen = await repository.isVisible(db, file, {
        userId: viewer.id,
        isStaff: readsHidden(viewer),
      });
      const found = isSeen ? await repository.byFile(db, file) : null;
      return found === null || found.isHidden ? null : toContent(db, found);
    },
    async inContext(db, file) {
      const found = await repository.byFile(db, file);
      return found === null ? null : { ...(await toContent(db, found)), around: [] };
    },
    hide: async (tx, file) => ((await setHidden(tx, file, true)) ? {} : null),
    restore: (tx, file) => setHidden(tx, file, false),
  };

  /** A picture is looked at by whoever may see its mission; staff's look at what is withheld from members is noted. */
  const fileOwner: FileOwner = {
    purpose: missionPicture,
    mayStay: true,
    async mayRead(db, { id }, viewer) {
      if (await repository.isVisible(db, id, { userId: viewer.id, isStaff: false })) return "side";
      if (!readsHidden(viewer)) return null;
      return (await repository.isVisible(db, id, { userId: viewer.id, isStaff: true }))
        ? "evidence.read"
        : null;
    },
  };

  return {
    fileOwner,
    moderation,
    /** Shows a mission that is being posted by these pictures. Throws VALIDATION_FAILED for a file that is not theirs, is gone by now, or shows something else. */
    async begin(
      tx: Tx,
      mission: { missionId: string; ownerId: string },
      wanted: readonly { file: string; alt: string }[],
    ): Promise<void> {
      for (const [at, one] of wanted.entries())
        await attach(tx, mission, one).catch((error: unknown) => {
          if (!(error instanceof DomainError) || error.code !== "NOT_FOUND") throw error;
          const message = "Cette photo n’est plus là\u00a0: retirez-la, puis ajoutez-la de nouveau.";
          throw new DomainError("VALIDATION_FAILED", undefined, [
            { path: `pictures.${at}`, code: "CUSTOM", message },
          ]);
        });
    },
    /** The pictures of a mission. Throws NOT_FOUND for one that the viewer may not see. */
    async list(db: Db, viewer: Person, id: string): Promise<MissionPicture[]> {
      const isStaff = readsHidden(viewer);
      const head = await missions.visibleHead(db, id, { userId: viewer.id, isStaff });
      if (head === null) throw new DomainError("NOT_FOUND");
      const reader = { userId: viewer.id, isStaff };
      return repository.ofMission(db, id, reader, isStaff || head.ownerId === viewer.id);
    },
    /** Adds a picture, or puts back one that was removed. Throws what `hold` throws, MISSION_PICTURES_FULL, or NOT_FOUND for a file that is not theirs. */
    async add(
      tx: Tx,
      ownerId: string,
      { id, ...picture }: { id: string; file: string; alt: string; place?: number | undefined },
    ): Promise<MissionPicture[]> {
      await hold(tx, ownerId, id);
      await attach(tx, { missionId: id, ownerId }, picture);
      return changed(tx, ownerId, id);
    },
    /** Describes a picture. Throws what `hold` throws, or NOT_FOUND. */
    async describe(
      tx: Tx,
      ownerId: string,
      { id, file, alt }: { id: string; file: string; alt: string },
    ): Promise<MissionPicture[]> {
      await hold(tx, ownerId, id);
      const { text, filterVersion } = await mask(tx, { missionId: id, ownerId, file, alt });
      if (!(await repository.describe(tx, { missionId: id, fileId: file, alt: text, filterVersion })))
        throw new DomainError("NOT_FOUND");
      if (alt !== "") await watch(tx, { kind: "picture", id: file, words: alt });
      return changed(tx, ownerId, id);
    },
    /** Puts a picture at another place. Throws what `hold` throws, or NOT_FOUND. */
    async move(
      tx: Tx,
      ownerId: string,
      { id, file, place }: { id: string; file: string; place: number },
    ): Promise<MissionPicture[]> {
      await hold(tx, ownerId, id);
      if (!(await repository.move(tx, { missionId: id, fileId: file, place })))
        throw new DomainError("NOT_FOUND");
      return changed(tx, ownerId, id);
    },
    /** Removes a picture; it can be put back for a day, unless moderators took it away. Throws what `hold` throws, or NOT_FOUND. */
    async remove(
      tx: Tx,
      ownerId: string,
      { id, file }: { id: string; file: string },
    ): Promise<MissionPicture[]> {
      await hold(tx, ownerId, id);
      const removed = await repository.remove(tx, { missionId: id, fileId: file });
      if (removed === null) throw new DomainError("NOT_FOUND");
      await files.detach(tx, file);
      // Put back, it would be shown again.
      if (removed.isHidden) await files.remove(tx, ownerId, file);
      return changed(tx, ownerId, id);
    },
  };
}
