import { sql } from "drizzle-orm";
import { createFilterRenewal, type Renewal } from "../../composition/contact-filter.ts";
import type { Maskable, MaskedKind, SavedProfile } from "../../composition/contributions.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Masking, WrittenText } from "../masking/masking.domain.ts";
import { type ProfileRow, profilesRepository as repository } from "./profiles.repository.ts";
import { profiles } from "./profiles.tables.ts";

type Texts = Pick<ProfileRow, "headline" | "about">;
type FollowSave = (tx: Tx, profile: SavedProfile) => Promise<void>;

const kinds = ["profile.headline", "profile.about"] as const satisfies readonly MaskedKind[];

/** What a person declares of themselves as they wrote it, of what is stored for others. */
export async function writtenTexts(
  masking: Pick<Masking, "written">,
  db: Db,
  userId: string,
  { headline, about }: Texts,
): Promise<Record<keyof Texts, WrittenText>> {
  const written = await masking.written(db, [userId], kinds);
  return {
    headline: written(userId, "profile.headline", headline),
    about: written(userId, "profile.about", about),
  };
}

/** Stores what a person declares of themselves; answers what everybody reads of it, as the columns of the profile. */
export async function maskProfile(
  masking: Pick<Masking, "mask">,
  tx: Tx,
  userId: string,
  { headline, about }: Texts,
) {
  const of = { subjectId: userId, authorId: userId };
  const head = await masking.mask(tx, { ...of, kind: "profile.headline" }, headline);
  const { text, filterVersion } = await masking.mask(tx, { ...of, kind: "profile.about" }, about);
  return { headline: head.text, about: text, filterVersion };
}

async function put(
  tx: Tx,
  userId: string,
  set: Parameters<typeof repository.setTexts>[2],
  followSave: FollowSave,
): Promise<void> {
  const row = await repository.setTexts(tx, userId, set);
  if (row !== null) await followSave(tx, row);
}

/** What a decision of moderators about a contested text changes: searches know it too. */
export const maskableProfiles = (followSave: FollowSave): Maskable => ({
  kinds,
  async changed(tx, { kind, subjectId }, text) {
    if (text === null) return;
    await put(tx, subjectId, kind === "profile.headline" ? { headline: text } : { about: text }, followSave);
  },
});

/** Reads through older profiles anew. */
export const renewProfiles = (
  { masking, followSave }: { masking: Pick<Masking, "renew">; followSave: FollowSave },
  how: Pick<Renewal<never>, "db" | "filter" | "batch" | "most">,
) =>
  createFilterRenewal<{ id: string; headline: string; about: string }>({
    ...how,
    table: profiles,
    id: { column: sql`user_id`, order: sql`user_id` },
    columns: sql`headline, about`,
    async keep(tx, { id, headline, about }, filter) {
      const of = { subjectId: id, authorId: id };
      const head = await masking.renew(tx, { ...of, kind: "profile.headline" }, headline, filter);
      const { text, filterVersion } = await masking.renew(
        tx,
        { ...of, kind: "profile.about" },
        about,
        filter,
      );
      const set = { headline: head.text, about: text, filterVersion };
      if (head.text === headline && text === about) await repository.setTexts(tx, id, { filterVersion });
      else await put(tx, id, set, followSave);
    },
  });
