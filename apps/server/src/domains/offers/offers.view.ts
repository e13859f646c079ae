import type { CountedOffer, Offer, OwnOffer } from "@jobami/api/offers/contract";
import type { OfferStatus } from "@jobami/api/offers/routes";
import { allowedOfferActs, decideOffer, type OfferTime } from "@jobami/machines/offers/offer";
import type { PlacesService } from "../places/places.domain.ts";
import type { OfferRow } from "./offers.repository.ts";

/** A day in France, `YYYY-MM-DD`, and how places are called. */
export interface OfferScene {
  today: string;
  places: Pick<PlacesService, "find">;
}

/** Where a day stands to the days of an offer. */
export function timeOf(
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
  today: string,
): OfferTime {
  if (today < firstDay) return "before";
  return today > lastDay ? "after" : "within";
}

/** Where an offer stands on a day: past its last one it is over, before time ends it. */
export function statusOn({ offer }: Pick<OfferRow, "offer">, today: string): OfferStatus {
  const isRunning = offer.status === "published" || offer.status === "paused";
  return isRunning && timeOf(offer, today) === "after" ? "ended" : offer.status;
}

/** Whether everybody may see an offer, or see that it is over: it was published, no one hid it, and whoever makes it can be found. */
export const isShown = ({ offer, isFound }: OfferRow): boolean =>
  offer.publishedAt !== null && !offer.isHidden && isFound;

export function toOffer(row: OfferRow, { today, places }: OfferScene): Offer {
  const { offer, taken, ownerName, slug, isFound, isIndexable } = row;
  const { id, title, advantage, description, conditions, category, firstDay, lastDay, maxCodes } = offer;
  const hasPage = isFound && !offer.isHidden;
  const place = offer.placeCode === null ? undefined : places.find(offer.placeCode);
  return {
    id,
    title,
    advantage,
    description,
    conditions,
    category,
    place: place === undefined ? null : { code: place.code, name: place.name, department: place.department },
    firstDay,
    lastDay,
    status: statusOn(row, today),
    codesLeft: maxCodes === null ? null : Math.max(0, maxCodes - taken),
    owner: { name: ownerName ?? "", slug: hasPage ? slug : null, isIndexable },
    updatedAt: offer.updatedAt.toISOString(),
  };
}

/** An offer with what was taken and used of it. */
export const toCounted = (row: OfferRow, scene: OfferScene): CountedOffer => ({
  ...toOffer(row, scene),
  maxCodes: row.offer.maxCodes,
  taken: row.taken,
  used: row.used,
  isHidden: row.offer.isHidden,
});

/** An offer as its owner sees it. */
export function toOwn(row: OfferRow, scene: OfferScene): OwnOffer {
  const state = { status: statusOn(row, scene.today) };
  return {
    ...toCounted(row, scene),
    mayAct: allowedOfferActs(state, "owner", timeOf(row.offer, scene.today)),
    mayEdit: decideOffer(state, { type: "offer.edited", by: "owner", keepsPromise: true }).allowed,
  };
}
