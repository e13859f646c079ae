import { initialOf, shortName } from "@jobami/api/http/display-text";
import type {
  ProfilePart,
  Reportable,
  ReportedContent,
  SavedProfile,
} from "../../composition/contributions.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Masking } from "../masking/masking.domain.ts";
import type { Account, Users } from "../users/users.domain.ts";
import { writtenTexts } from "./profiles.masking.ts";
import { profilesRepository as repository } from "./profiles.repository.ts";

interface Deps {
  clock: Clock;
  users: Users;
  /** Whom others may see. */
  isShown: (account: Account) => boolean;
  /** What else happens when a profile is saved: searches know its text too. */
  followSave: (tx: Tx, profile: SavedProfile) => Promise<void>;
  /** What else stands there, of other domains. */
  parts: () => readonly ProfilePart[];
  masking: Pick<Masking, "written">;
}

/** What moderators are shown of profiles and do to what people declare of themselves there; the rest of the profile stays. */
export function moderateProfiles({ clock, users, isShown, followSave, parts, masking }: Deps): Reportable {
  async function content(db: Db, account: Account): Promise<ReportedContent> {
    const { id, prenom, nom } = account;
    const row = await repository.byUser(db, id);
    const slug = await repository.currentSlug(db, id);
    const { headline, about } = await writtenTexts(masking, db, id, {
      headline: row?.headline ?? "",
      about: row?.about ?? "",
    });
    const profileTexts = [headline.text, about.text];
    for (const part of parts()) profileTexts.push(await part.words(db, id));
    const text = profileTexts.filter((part) => part !== "").join("\n\n");
    return {
      authorId: id,
      title: shortName({ prenom, initiale: initialOf(nom) }),
      words: text,
      link: `/dashboard/profil/${slug}`,
    };
  }

  /** Whether one of the parts of a profile had something to do. */
  async function eachPart(act: (part: ProfilePart) => Promise<boolean>): Promise<boolean> {
    let isAny = false;
    for (const part of parts()) isAny = (await act(part)) || isAny;
    return isAny;
  }

  /** Writes the next version of what a person declares of themselves. */
  async function write(tx: Tx, id: string, texts: { headline: string; about: string }): Promise<boolean> {
    const row = await repository.byUser(tx, id);
    if (row === null) return false;
    const next = { ...row, ...texts, version: row.version + 1, updatedAt: instant(clock) };
    if (!(await repository.replace(tx, next))) return false;
    await followSave(tx, next);
    return true;
  }

  return {
    kind: "profile",
    async seenBy(db, _viewer, id) {
      const account = await users.byId(db, id);
      return account === null || !isShown(account) ? null : content(db, account);
    },
    async inContext(db, id) {
      const account = await users.byId(db, id);
      return account === null || account.statut === "deleted"
        ? null
        : { ...(await content(db, account)), around: [] };
    },
    async hide(tx, id) {
      const row = await repository.byUser(tx, id);
      const isPartHidden = await eachPart((part) => part.hide(tx, id));
      if (row === null) return isPartHidden ? {} : null;
      const { headline, about } = row;
      return (await write(tx, id, { headline: "", about: "" })) ? { headline, about } : null;
    },
    /** What they wrote anew since stays. */
    async restore(tx, id, { headline = "", about = "" }) {
      const row = await repository.byUser(tx, id);
      const isPartShown = await eachPart((part) => part.restore(tx, id));
      if (row === null) return isPartShown;
      return write(tx, id, { headline: row.headline || headline, about: row.about || about });
    },
  };
}
