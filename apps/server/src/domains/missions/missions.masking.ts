import { hideContacts } from "@jobami/api/messages/contacts";
import { sql } from "drizzle-orm";
import { createFilterRenewal, type Renewal } from "../../composition/contact-filter.ts";
import type { Maskable } from "../../composition/contributions.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { MaskedOf, Masking } from "../masking/masking.domain.ts";
import { missionPicturesRepository as pictures } from "./missions.pictures.repository.ts";
import type { MissionsRepository } from "./missions.repository.ts";
import { missionPictures, missionVersions, missions as table } from "./missions.tables.ts";
import { missionVersionsRepository as versions } from "./missions.versions.ts";
import type { MissionStanding } from "./standing.service.ts";

interface Deps {
  masking: Pick<Masking, "renew">;
  missions: Pick<MissionsRepository, "setText">;
}

/** Stores what the owner of a mission wrote; answers what everybody reads of it, as the columns of the mission. */
export async function maskTexts(
  masking: Pick<Masking, "mask">,
  tx: Tx,
  about: Omit<MaskedOf, "kind">,
  written: { title: string; description: string },
) {
  const title = await masking.mask(tx, { ...about, kind: "mission.title" }, written.title);
  const { text, filterVersion } = await masking.mask(
    tx,
    { ...about, kind: "mission.description" },
    written.description,
  );
  return { title: title.text, description: text, filterVersion };
}

/** What a decision of moderators about a contested text changes. */
export const maskableMissions = ({
  missions,
  standing,
}: {
  missions: Pick<MissionsRepository, "setText">;
  standing: Pick<MissionStanding, "lock" | "announce">;
}): Maskable => ({
  kinds: ["mission.title", "mission.description", "picture.alt"],
  async changed(tx, { kind, subjectId }, text) {
    const picture = kind === "picture.alt" ? await pictures.byFile(tx, subjectId) : null;
    const id = picture?.missionId ?? subjectId;
    if (text !== null && kind === "picture.alt")
      await pictures.describe(tx, { missionId: id, fileId: subjectId, alt: text });
    else if (text !== null)
      await missions.setText(tx, id, kind === "mission.title" ? { title: text } : { description: text });
    await standing.announce(tx, id);
  },
});

type How = Pick<Renewal<never>, "db" | "filter" | "batch" | "most">;

/** Reads through the texts of older missions anew. */
export const renewMissions = ({ masking, missions }: Deps, how: How) =>
  createFilterRenewal<{ id: string; ownerId: string; title: string; description: string }>({
    ...how,
    table,
    columns: sql`owner_id as "ownerId", title, description`,
    async keep(tx, { id, ownerId, title, description }, filter) {
      const about = { subjectId: id, missionId: id, authorId: ownerId };
      const called = await masking.renew(tx, { ...about, kind: "mission.title" }, title, filter);
      const described = await masking.renew(
        tx,
        { ...about, kind: "mission.description" },
        description,
        filter,
      );
      await missions.setText(tx, id, {
        title: called.text,
        description: described.text,
        filterVersion: described.filterVersion,
      });
    },
  });

/** Reads through what missions stated before anew: as others read it, nothing else of it is stored. */
export const renewVersions = (how: How) =>
  createFilterRenewal<{ id: string; version: number; title: string; description: string }>({
    ...how,
    table: missionVersions,
    id: { column: sql`mission_id`, order: sql`mission_id, version` },
    columns: sql`version, title, description`,
    async keep(tx, { id: missionId, version, title, description }, filter) {
      const masked = (text: string) => hideContacts(text, filter.find(text)).text;
      await versions.setTexts(
        tx,
        { missionId, version },
        { title: masked(title), description: masked(description), filterVersion: filter.version },
      );
    },
  });

/** Reads through older descriptions of pictures anew. */
export const renewPictures = ({ masking }: Pick<Deps, "masking">, how: How) =>
  createFilterRenewal<{ id: string; missionId: string; ownerId: string; alt: string }>({
    ...how,
    table: missionPictures,
    id: { column: sql`file_id`, order: sql`file_id` },
    columns: sql`mission_id as "missionId", owner_id as "ownerId", alt`,
    async keep(tx, { id, missionId, ownerId, alt }, filter) {
      const about = { subjectId: id, missionId, authorId: ownerId, kind: "picture.alt" } as const;
      const { text, filterVersion } = await masking.renew(tx, about, alt, filter);
      await pictures.describe(tx, { missionId, fileId: id, alt: text, filterVersion });
    },
  });
