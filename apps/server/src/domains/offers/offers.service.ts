import { folded } from "@jobami/api/http/folded";
import { dayInFrance } from "@jobami/api/missions/days";
import type { CountedOffer, Offer, OfferInput, OwnOffer } from "@jobami/api/offers/contract";
import {
  maxFavoriteOffers,
  maxOfferDays,
  maxOffers,
  type OfferAct,
  type OfferStatus,
} from "@jobami/api/offers/routes";
import { findCategory } from "@jobami/api/taxonomy";
import { decideOffer, offerEvent } from "@jobami/machines/offers/offer";
import type { Watch } from "../../composition/watch.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { newId } from "../../platform/database/ids.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { KeyedQuery } from "../../platform/lists/keyed.ts";
import { paginationOf, rowsBefore } from "../../platform/lists/pagination.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import type { PlacesService } from "../places/places.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { textOf } from "./offers.moderation.ts";
import { type OfferRow, type OfferSearch, offersRepository as repository } from "./offers.repository.ts";
import { isShown, type OfferScene, statusOn, timeOf, toCounted, toOffer, toOwn } from "./offers.view.ts";

interface Deps extends Pick<Platform, "clock" | "db" | "live"> {
  places: Pick<PlacesService, "find">;
  watch: Watch;
}

/** Offers that time ends in one go of the job. */
const endingBatch = 100;
const dayMs = 86_400_000;

const refuseField = (path: string, message: string) =>
  new DomainError("VALIDATION_FAILED", undefined, [{ path, code: "CUSTOM", message }]);

const titledText = (offerInput: OfferInput | OfferRow["offer"]) =>
  `${offerInput.title}\n\n${textOf(offerInput)}`;

/** Whether those who have a code get what they were promised, for as long at least. */
function keepsPromise({ offer, taken }: OfferRow, input: OfferInput): boolean {
  if (taken === 0) return true;
  const hasSameText = (["title", "advantage", "description", "conditions"] as const).every(
    (part) => offer[part] === input[part],
  );
  const lastsAsLong = input.firstDay <= offer.firstDay && input.lastDay >= offer.lastDay;
  return hasSameText && lastsAsLong && (input.maxCodes === null || input.maxCodes >= taken);
}

/** What jobbeurs offer to members. The life cycle decides every step; the offer is held first. */
export function createOffers({ clock, db: pool, live, places, watch }: Deps) {
  const today = (): string => dayInFrance(clock.now());
  const scene = (): OfferScene => ({ today: today(), places });

  /** What is stored of an input. Throws VALIDATION_FAILED for a place that is none, and for days that are past or too many. */
  function checked(input: OfferInput) {
    const { placeCode, category, firstDay, lastDay } = input;
    const place = placeCode === null ? undefined : places.find(placeCode);
    if (placeCode !== null && place === undefined)
      throw refuseField("placeCode", "Choisissez une commune de la liste.");
    if (lastDay < today()) throw refuseField("lastDay", "Ce jour est passé.");
    if ((Date.parse(lastDay) - Date.parse(firstDay)) / dayMs >= maxOfferDays)
      throw refuseField("lastDay", "Une offre dure un an au plus.");
    const offerInput = [input.title, input.advantage, input.description, input.conditions];
    const around = [place?.name ?? "", (category === null ? undefined : findCategory(category))?.label ?? ""];
    return { ...input, searchText: folded([...offerInput, ...around].join(" ")), updatedAt: instant(clock) };
  }

  async function ownNow(db: Db, id: string): Promise<OwnOffer> {
    const row = await repository.byId(db, id);
    if (row === null) throw new DomainError("NOT_FOUND");
    return toOwn(row, scene());
  }

  /** Holds one of a person's own. Throws NOT_FOUND. */
  async function holdOwn(tx: Tx, person: Person, id: string): Promise<OfferRow> {
    await holdActive(tx, person.id);
    const row = await repository.hold(tx, id);
    if (row === null || row.offer.ownerId !== person.id) throw new DomainError("NOT_FOUND");
    return row;
  }

  function mayOffer({ user_type, role }: Person): void {
    if (user_type !== "jobbeur" || role !== "jobutil") throw new DomainError("PARTNERS_ONLY");
  }

  /** Time ends an offer that runs on after its last day. */
  const lapse = (on: Db, id: string): Promise<void> =>
    inTransaction(on, async (tx) => {
      const row = await repository.hold(tx, id);
      if (row === null || timeOf(row.offer, today()) !== "after") return;
      const decision = decideOffer(row.offer, { type: "offerDays.ended" });
      if (!decision.allowed) return;
      await repository.change(tx, id, { status: decision.next.status });
      live.record(tx, [row.offer.ownerId], "partner_offer_changed", { offerId: id });
    });

  /** Shows an offer that others read to who watches over it. */
  const look = (tx: Tx, id: string, text: string): Promise<void> =>
    watch(tx, { kind: "offer", id, words: text });

  return {
    /** A page of what is open, for anybody. */
    async browse(db: Db, query: OfferSearch & { page: number; limit: number }) {
      const window = { limit: query.limit, offset: rowsBefore(query) };
      const { rows, total } = await repository.browse(db, query, today(), window);
      const now = scene();
      return { data: rows.map((row) => toOffer(row, now)), pagination: paginationOf({ ...query, total }) };
    },

    /** An offer that was published and not hidden, of a person who can be found. Throws NOT_FOUND. */
    async one(db: Db, id: string): Promise<Offer> {
      const row = await repository.byId(db, id);
      if (row === null || !isShown(row)) throw new DomainError("NOT_FOUND");
      return toOffer(row, scene());
    },

    /** A person's own, those that are not over first. */
    async own(db: Db, userId: string): Promise<OwnOffer[]> {
      const now = scene();
      return (await repository.ofOwner(db, userId)).map((row) => toOwn(row, now));
    },

    /** Keeps a draft. Throws PARTNERS_ONLY, OFFERS_FULL, VALIDATION_FAILED. */
    async create(tx: Tx, person: Person, input: OfferInput): Promise<OwnOffer> {
      await holdActive(tx, person.id);
      mayOffer(person);
      const values = checked(input);
      if ((await repository.lockedCount(tx, person.id)) >= maxOffers) throw new DomainError("OFFERS_FULL");
      const id = newId();
      await repository.insert(tx, {
        id,
        ownerId: person.id,
        status: "draft",
        ...values,
        createdAt: values.updatedAt,
      });
      return ownNow(tx, id);
    },

    /** Changes one's own. Throws NOT_FOUND, OFFER_CHANGED with `data.offer`, OFFER_FIXED, VALIDATION_FAILED. */
    async edit(tx: Tx, person: Person, id: string, input: OfferInput): Promise<OwnOffer> {
      const row = await holdOwn(tx, person, id);
      const decision = decideOffer(
        { status: statusOn(row, today()) },
        { type: "offer.edited", by: "owner", keepsPromise: keepsPromise(row, input) },
      );
      if (!decision.allowed) throw new DomainError(decision.reason, { offer: toOwn(row, scene()) });
      await repository.change(tx, id, checked(input));
      const text = titledText(input);
      if (row.offer.publishedAt !== null && text !== titledText(row.offer)) await look(tx, id, text);
      return ownNow(tx, id);
    },

    /** Publishes, pauses, ends one's own. Throws NOT_FOUND, PARTNERS_ONLY, PROFILE_HIDDEN, or a refusal with `data.offer`. */
    async act(tx: Tx, person: Person, id: string, act: OfferAct): Promise<OwnOffer> {
      const row = await holdOwn(tx, person, id);
      if (act === "publish") {
        mayOffer(person);
        if (!row.isFound) throw new DomainError("PROFILE_HIDDEN");
      }
      const event = offerEvent(act, "owner", timeOf(row.offer, today()));
      const decision = decideOffer({ status: statusOn(row, today()) }, event);
      if (!decision.allowed) throw new DomainError(decision.reason, { offer: toOwn(row, scene()) });
      const now = instant(clock);
      const { status } = decision.next;
      const isFirst = status === "published" && row.offer.publishedAt === null;
      await repository.change(tx, id, {
        status,
        updatedAt: now,
        ...(isFirst ? { publishedAt: now } : {}),
      });
      if (isFirst) await look(tx, id, titledText(row.offer));
      return ownNow(tx, id);
    },

    /** The offers that a person wants to find again. */
    async favorites(db: Db, userId: string): Promise<Offer[]> {
      const now = scene();
      return (await repository.favoritesOf(db, userId)).map((row) => toOffer(row, now));
    },

    /** Adds one that can be seen, once: one that is stored already is no more than before. Throws NOT_FOUND, FAVORITES_FULL. */
    async addFavorite(tx: Tx, userId: string, offerId: string): Promise<Offer> {
      await holdActive(tx, userId);
      const offer = await this.one(tx, offerId);
      const checked = await repository.lockedFavorites(tx, userId);
      if (checked.includes(offerId)) return offer;
      if (checked.length >= maxFavoriteOffers) throw new DomainError("FAVORITES_FULL");
      await repository.addFavorite(tx, { userId, offerId, createdAt: instant(clock) });
      return offer;
    },
    removeFavorite: repository.removeFavorite,

    /** How many there are, for staff. */
    totals: (db: Db) => repository.totals(db, today()),

    /** A page of all of them, for staff. */
    async every(
      db: Db,
      { q, status, ...query }: { q: string; status?: OfferStatus | undefined } & KeyedQuery,
    ) {
      const { rows, pagination } = await repository.every(db, { q, status, today: today() }, query);
      const now = scene();
      return { data: rows.map((row): CountedOffer => toCounted(row, now)), pagination };
    },

    /** Ends what runs on after its last day; answers how many were looked at. Each is its own transaction. */
    async endPast(on: Db = pool): Promise<number> {
      const rows = await repository.past(on, today(), endingBatch);
      for (const { id } of rows) await lapse(on, id);
      return rows.length;
    },
  };
}

export type Offers = ReturnType<typeof createOffers>;
