import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { readPreviewPath } from "@jobami/api/previews/routes";
import { type ServiceSlug, serviceSlugs } from "@jobami/api/search/contract";
import type { Db } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { PreviewCard } from "../../platform/previews/preview-order.ts";
import { createPreviews } from "../../platform/previews/previews.ts";
import type { FilesService } from "../files/files.domain.ts";
import type { Offers } from "../offers/offers.domain.ts";
import type { Profiles } from "../profiles/profiles.domain.ts";
import type { Search } from "../search/search.domain.ts";
import { cityCard, offerCard, profileCard, serviceCard } from "./preview-cards.ts";
import { previewsCopy } from "./previews.copy.ts";

/** What a picture is drawn of: its text, and the file of a photo. */
interface Shown {
  card: PreviewCard;
  photo: string | null;
}

interface Deps {
  platform: Pick<Platform, "config" | "files">;
  files: Pick<FilesService, "look">;
  profiles: Pick<Profiles, "seenBySlug">;
  search: Pick<Search, "city">;
  offers: Pick<Offers, "one">;
}

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const site: Shown = { card: previewsCopy.site, photo: null };

const isService = (slug: string): slug is ServiceSlug => serviceSlugs.some((one) => one === slug);

/**
 * The pictures of shared links. They show what the page shows a visitor, and no text but that of a page that there is: whoever keeps
 * search engines away is not drawn, the product is in their place.
 */
export function createPreviewsService({ platform, files, profiles, search, offers }: Deps) {
  const { config } = platform;
  const previews = createPreviews();
  const brand = { name: config.brand.name, site: new URL(config.publicUrl).host.replace(/^www\./, "") };

  async function shownOfProfile(db: Db, slug: string): Promise<Shown> {
    const profile = await profiles.seenBySlug(db, slug);
    return profile.isIndexable ? { card: profileCard(profile), photo: profile.photo?.file ?? null } : site;
  }

  async function shownOfOffer(db: Db, offerId: string): Promise<Shown> {
    if (!id.test(offerId)) throw new DomainError("NOT_FOUND");
    const offer = await offers.one(db, offerId);
    if (offer.owner.slug === null) throw new DomainError("NOT_FOUND");
    const isOpen = offer.status === "published" && offer.owner.isIndexable;
    return isOpen ? { card: offerCard(offer), photo: null } : site;
  }

  async function shownOfService(db: Db, service: string, commune: string | null): Promise<Shown> {
    const whole = serviceCard(service);
    if (whole === null || !isService(service)) throw new DomainError("NOT_FOUND");
    if (commune === null) return { card: whole, photo: null };
    const city = await search.city(db, service, commune);
    // Of the communes without anybody there are too many to draw each.
    return { card: city.count === 0 ? whole : cityCard(city), photo: null };
  }

  function shownOf(db: Db, path: string): Promise<Shown> | Shown {
    const page = readPreviewPath(path);
    if (page === null) throw new DomainError("NOT_FOUND");
    if (page.kind === "site") return site;
    if (page.kind === "profil") return shownOfProfile(db, page.slug);
    if (page.kind === "offre") return shownOfOffer(db, page.id);
    return shownOfService(db, page.service, page.kind === "ville" ? page.commune : null);
  }

  /** A photo that anybody may look at, in base64. */
  async function photoOf(db: Db, file: string): Promise<string | null> {
    const seen = await files.look(db, { id: file, variant: "large" }, null);
    const bytes = seen === null ? null : await platform.files.store.read(seen.key);
    return bytes === null ? null : (await buffer(bytes)).toString("base64");
  }

  return {
    /** The picture of an address, and its name: the same for as long as it shows the same. Throws NOT_FOUND where there is no such page. */
    async read(db: Db, path: string): Promise<{ etag: string; jpeg: () => Promise<Buffer> }> {
      const { card, photo } = await shownOf(db, path);
      const name = createHash("sha256").update(JSON.stringify({ card, photo, brand })).digest("base64url");
      const order = async () => ({
        card,
        brand,
        photo: photo === null ? null : await photoOf(db, photo),
      });
      return { etag: `"${name}"`, jpeg: () => previews.read(name, order) };
    },
    drawn: previews.count,
  };
}

export type PreviewsService = ReturnType<typeof createPreviewsService>;
