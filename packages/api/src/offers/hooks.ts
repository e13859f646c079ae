import useSWR from "swr";
import type { InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { KeyedReading, PagedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import { offersClient } from "./client.ts";
import type { CountedOffer, Offer, OwnOffer, offersContract, QrCodeOfOffer } from "./contract.ts";
import { offersRoutes } from "./routes.ts";

type BrowseInput = NonNullable<InputOf<typeof offersContract.browse>["query"]>;
type EveryInput = NonNullable<InputOf<typeof offersContract.every>["query"]>;

/** Offers that are open, page by page. */
export const offerPages: PagedReading<Offer, BrowseInput> = {
  route: offersRoutes.browse,
  read: (api, query) => offersClient(api).browse({ query }),
};

/** Every offer with its figures, page by page; staff's. */
export const countedOfferPages: KeyedReading<CountedOffer, EveryInput> = {
  route: offersRoutes.every,
  read: (api, query) => offersClient(api).every({ query }),
};

/** The signed-in person's own offers. */
export function useOwnOffers() {
  const client = offersClient(useApi());
  return useSWR(readingKey(offersRoutes.own), async (): Promise<OwnOffer[]> => (await client.own()).data);
}

/** The codes that the signed-in person took; nothing is read while it is not asked for. */
export function useQrCodes(isAsked = true) {
  const client = offersClient(useApi());
  return useSWR(
    isAsked ? readingKey(offersRoutes.codes) : null,
    async (): Promise<QrCodeOfOffer[]> => (await client.codes()).qr_codes,
  );
}

/** A code of one of the person's own offers. */
export function useCheckedCode(hash: string) {
  const client = offersClient(useApi());
  return useSWR(readingKey(offersRoutes.check, { hash }), () => client.check({ params: { hash } }));
}

/** The favourite offers of the signed-in person; nothing is read while it is not asked for. */
export function useFavoriteOffers(isAsked = true) {
  const client = offersClient(useApi());
  return useSWR(
    isAsked ? readingKey(offersRoutes.favorites) : null,
    async (): Promise<Offer[]> => (await client.favorites()).data,
  );
}

/** How many offers and codes there are; staff's. */
export function useOfferTotals() {
  const client = offersClient(useApi());
  return useSWR(readingKey(offersRoutes.totals), async () => (await client.totals()).data);
}

/** Puts an own offer as it is now where the own ones were read; a new one stands first. */
export function keepOwnOffer(readings: Readings, offer: OwnOffer): void {
  readings.change<readonly OwnOffer[] | undefined>(offersRoutes.own, {}, (known) => {
    if (known === undefined) return undefined;
    return known.some(({ id }) => id === offer.id)
      ? known.map((one) => (one.id === offer.id ? offer : one))
      : [offer, ...known];
  });
  readings.readAgain(offersRoutes.browse);
}

/** Puts a taken code where the codes were read; offers are read anew, since one code fewer is left. */
export function keepQrCode(readings: Readings, code: QrCodeOfOffer): void {
  readings.change<readonly QrCodeOfOffer[] | undefined>(offersRoutes.codes, {}, (known) =>
    known === undefined ? undefined : [code, ...known.filter(({ id }) => id !== code.id)],
  );
  readings.readAgain(offersRoutes.browse);
}

/** Puts a favourite offer among those that were read, or takes it out. */
export function keepFavoriteOffer(readings: Readings, offer: Offer, isFavorite: boolean): void {
  readings.change<readonly Offer[] | undefined>(offersRoutes.favorites, {}, (known) => {
    const others = known?.filter(({ id }) => id !== offer.id);
    return others === undefined || !isFavorite ? others : [offer, ...others];
  });
}
