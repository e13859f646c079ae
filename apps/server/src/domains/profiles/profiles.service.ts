import { pictureOf } from "@jobami/api/files/routes";
import { initialOf } from "@jobami/api/http/display-text";
import { zoneOf } from "@jobami/api/places/zones";
import type { SeenPiece } from "@jobami/api/portfolio/seen";
import { emptyWeek } from "@jobami/api/profiles/availability";
import { completenessOf } from "@jobami/api/profiles/completeness";
import type { OwnProfile, ProfileDraft, ProfileSummary, SeenProfile } from "@jobami/api/profiles/contract";
import type { SeenBadge } from "@jobami/api/quality/seen";
import { noReviews, type SeenReviews } from "@jobami/api/reviews/seen";
import { isActive } from "@jobami/machines/account/account";
import { contactFilter } from "../../composition/contact-filter.ts";
import type { BadgeBearer, ProfilePart, SavedProfile } from "../../composition/contributions.ts";
import type { Watch } from "../../composition/watch.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Masking } from "../masking/masking.domain.ts";
import type { PlacesService } from "../places/places.domain.ts";
import { type Account, holdActive, type Users } from "../users/users.domain.ts";
import { maskableProfiles, maskProfile, renewProfiles, writtenTexts } from "./profiles.masking.ts";
import { moderateProfiles } from "./profiles.moderation.ts";
import { type ProfileRow, profilesRepository as repository } from "./profiles.repository.ts";
import { settleSlug } from "./slugs.service.ts";

/** A person in a list of people, and when their profile last changed; null for who never wrote one. */
export interface SummarizedProfile {
  summary: ProfileSummary;
  updatedAt: Date | null;
}

const photoOf = ({ photoFileId }: Pick<Account, "photoFileId">) =>
  photoFileId === null ? null : pictureOf(photoFileId);

type Named = Pick<Account, "id" | "prenom" | "nom">;

const blank: Omit<ProfileRow, "userId" | "updatedAt"> = {
  version: 0,
  headline: "",
  about: "",
  services: [],
  placeCode: null,
  radiusKm: null,
  availability: emptyWeek,
  languages: [],
  equipment: [],
  filterVersion: 0,
};

const textOf = ({ headline, about }: Pick<ProfileRow, "headline" | "about">) => `${headline}\n\n${about}`;

/** Throws VALIDATION_FAILED for a way to be reached: a label is too short to be masked. */
function checkEquipment(equipment: readonly string[]): void {
  const at = equipment.findIndex((one) => contactFilter.find(one).length > 0);
  if (at < 0) return;
  const message = "Écrivez un équipement, sans numéro ni adresse.";
  throw new DomainError("VALIDATION_FAILED", undefined, [
    { path: `equipment.${at}`, code: "CUSTOM", message },
  ]);
}

const onlyOfJobbeurs = ({ services, equipment, availability }: ProfileDraft) =>
  services.length + equipment.length + Object.values(availability).flat().length > 0;

/** What people declare of themselves, and who is shown it. */
export function createProfiles(deps: {
  clock: Clock;
  users: Users;
  places: PlacesService;
  followSave: (tx: Tx, profile: SavedProfile) => Promise<void>;
  watch: Watch;
  /** Who declares whether a person bears the verified badge. */
  badges: () => readonly ((db: Db, userId: string) => Promise<boolean>)[];
  /** Who knows what was stated of a person. */
  reviews: () => readonly ((db: Db, userId: string, page: number) => Promise<SeenReviews>)[];
  /** Who knows what a person has earned. */
  earned: () => readonly ((db: Db, of: BadgeBearer) => Promise<SeenBadge[]>)[];
  /** Who knows what a person shows of their work. */
  portfolios: () => readonly ((db: Db, userId: string) => Promise<SeenPiece[]>)[];
  /** What moderators read, hide and show again with a profile. */
  parts: () => readonly ProfilePart[];
  masking: Pick<Masking, "mask" | "renew" | "written">;
  db: Db;
}) {
  const { masking, db: database } = deps;
  const { clock, users, places, followSave, watch, badges, reviews, earned, portfolios, parts } = deps;

  async function isVerified(db: Db, userId: string): Promise<boolean> {
    for (const hasBadge of badges()) if (await hasBadge(db, userId)) return true;
    return false;
  }

  async function reviewsOf(db: Db, userId: string, page: number): Promise<SeenReviews> {
    for (const seenReviews of reviews()) return seenReviews(db, userId, page);
    return noReviews;
  }

  async function portfolioOf(db: Db, { id, userType }: Account): Promise<SeenPiece[]> {
    const all: SeenPiece[] = [];
    // Retained for a jobbeur who became a requester, as their services are.
    if (userType === "jobbeur")
      for (const seenPortfolio of portfolios()) all.push(...(await seenPortfolio(db, id)));
    return all;
  }

  async function badgesOf(db: Db, of: BadgeBearer): Promise<SeenBadge[]> {
    const all: SeenBadge[] = [];
    for (const seenBadges of earned()) all.push(...(await seenBadges(db, of)));
    return all;
  }

  async function sections(db: Db, account: Account) {
    const row = (await repository.byUser(db, account.id)) ?? blank;
    const slug = await repository.currentSlug(db, account.id);
    if (slug === null) throw new Error("An account has no name for its profile.");
    const { version, headline, about, services, availability, languages, equipment } = row;
    const place = row.placeCode === null ? undefined : places.find(row.placeCode);
    const zone =
      place === undefined || row.radiusKm === null
        ? null
        : {
            place: { code: place.code, name: place.name, department: place.department },
            radiusKm: row.radiusKm,
          };
    const isJobbeur = account.userType === "jobbeur";
    const written = await writtenTexts(masking, db, account.id, row);
    return {
      version,
      written,
      shown: {
        id: account.id,
        prenom: account.prenom,
        userType: account.userType,
        headline,
        about,
        // Retained for a jobbeur who became a requester, and shown again should they come back.
        services: isJobbeur ? services : [],
        zone,
        availability: isJobbeur ? availability : blank.availability,
        languages,
        equipment: isJobbeur ? equipment : [],
        slug,
      },
    };
  }

  async function own(db: Db, userId: string): Promise<OwnProfile> {
    const account = await users.byId(db, userId);
    if (account === null) throw new DomainError("UNAUTHENTICATED");
    const { version, shown, written } = await sections(db, account);
    return {
      ...shown,
      headline: written.headline.text,
      maskedHeadline: written.headline.masked,
      about: written.about.text,
      maskedAbout: written.about.masked,
      nom: account.nom,
      version,
    };
  }

  /** Whom others may see. The team has no profile, and no one learns why a person has none. */
  const isShown = (account: Account) =>
    account.role === "jobutil" && isActive(account) && !account.profileHidden;

  async function shownAccount(db: Db, userId: string): Promise<Account> {
    const account = await users.byId(db, userId);
    if (account === null || !isShown(account)) throw new DomainError("NOT_FOUND");
    return account;
  }

  async function seen(db: Db, userId: string, reviewsPage = 1): Promise<SeenProfile> {
    const account = await shownAccount(db, userId);
    const { shown } = await sections(db, account);
    return {
      ...shown,
      initiale: initialOf(account.nom),
      photo: photoOf(account),
      memberSince: account.createdAt.toISOString(),
      emailVerifiedAt: account.emailVerifiedAt?.toISOString() ?? null,
      isVerified: await isVerified(db, account.id),
      reviews: await reviewsOf(db, account.id, reviewsPage),
      badges: await badgesOf(db, {
        id: account.id,
        userType: account.userType,
        completeness: completenessOf(await own(db, account.id)).percent,
      }),
      portfolio: await portfolioOf(db, account),
      isIndexable: account.seoIndexable && shown.services.length > 0,
    };
  }

  return {
    own,
    seen,
    /** What moderators do. */
    moderation: moderateProfiles({ clock, users, isShown, followSave, parts, masking }),
    /** How much of a person’s profile is filled in, in whole percent: the figure that they see themselves [SEO-05]. */
    completeness: async (db: Db, userId: string) => completenessOf(await own(db, userId)).percent,
    /** Replaces what a person declares of themselves. Throws PROFILE_CHANGED, with what is stored, when another version is stored than `version`. */
    async save(
      tx: Tx,
      userId: string,
      { version, ...draft }: ProfileDraft & { version: number },
    ): Promise<OwnProfile> {
      await holdActive(tx, userId);
      const account = await users.byId(tx, userId);
      if (account === null) throw new DomainError("UNAUTHENTICATED");
      if (account.userType !== "jobbeur" && onlyOfJobbeurs(draft)) throw new DomainError("JOBBEUR_ONLY");
      const { zone, ...texts } = draft;
      if (zone !== null && places.find(zone.placeCode) === undefined) {
        const message = "Choisissez une commune de la liste.";
        throw new DomainError("VALIDATION_FAILED", undefined, [
          { path: "zone.placeCode", code: "CUSTOM", message },
        ]);
      }
      checkEquipment(draft.equipment);
      const earlier = await own(tx, userId);
      const row: ProfileRow = {
        userId,
        version: version + 1,
        ...texts,
        ...(await maskProfile(masking, tx, userId, texts)),
        placeCode: zone?.placeCode ?? null,
        radiusKm: zone?.radiusKm ?? null,
        updatedAt: instant(clock),
      };
      const isWritten = await (version === 0 ? repository.insert(tx, row) : repository.replace(tx, row));
      if (!isWritten) throw new DomainError("PROFILE_CHANGED", { profile: await own(tx, userId) });
      await settleSlug(tx, clock, account);
      await followSave(tx, row);
      // What they left as it was has been looked at.
      const text = textOf(texts);
      if (text !== textOf(earlier)) await watch(tx, { kind: "profile", id: userId, words: text });
      return own(tx, userId);
    },
    maskable: maskableProfiles(followSave),
    renewal: renewProfiles({ masking, followSave }, { db: database }),
    /** Every profile that was ever saved, in the order of their ids. */
    saved: (db: Db): AsyncIterable<SavedProfile> => repository.all(db),
    /** Gives a person who is new, or newly named, the name in the address of their profile. */
    async name(tx: Tx, person: Named): Promise<void> {
      await settleSlug(tx, clock, person);
    },
    /** Where a person works; null where they wrote nothing of it. */
    async zoneOf(db: Db, userId: string): Promise<{ placeCode: string; radiusKm: number } | null> {
      const row = await repository.byUser(db, userId);
      return row === null || row.placeCode === null || row.radiusKm === null
        ? null
        : { placeCode: row.placeCode, radiusKm: row.radiusKm };
    },
    /** The zone that a person’s clocks are taken to show: that of the commune they named, else that of France. */
    async clocksOf(db: Db, userId: string): Promise<string> {
      return zoneOf((await repository.byUser(db, userId))?.placeCode ?? "");
    },
    /** The name in the address of a person's profile. Throws NOT_FOUND for whom no one may see. */
    async slugOf(db: Db, userId: string): Promise<string> {
      const account = await shownAccount(db, userId);
      return (await sections(db, account)).shown.slug;
    },
    /** Those of some people whom others may see, by their ids. */
    async summaries(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, SummarizedProfile>> {
      if (userIds.length === 0) return new Map();
      const heads = await repository.heads(db, userIds);
      return new Map(
        heads.map(({ userId: id, prenom, initiale, userType, slug, headline, updatedAt, photoFileId }) => {
          const photo = photoOf({ photoFileId });
          const summary = { id, prenom, initiale, userType, slug, headline: headline ?? "", photo };
          return [id, { summary, updatedAt }];
        }),
      );
    },
    /** A profile by the name in its address, or an earlier one of it. Throws NOT_FOUND. */
    async seenBySlug(db: Db, slug: string, reviewsPage = 1): Promise<SeenProfile> {
      const holder = await repository.slugHolder(db, slug);
      if (holder === null) throw new DomainError("NOT_FOUND");
      return seen(db, holder, reviewsPage);
    },
  };
}

export type Profiles = ReturnType<typeof createProfiles>;
