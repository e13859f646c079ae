import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import { cardsClient } from "./client.ts";
import type { BusinessCard } from "./contract.ts";
import { cardsRoutes } from "./routes.ts";

/** The signed-in person's own business cards. */
export function useCards() {
  const client = cardsClient(useApi());
  return useSWR(
    readingKey(cardsRoutes.list),
    async (): Promise<BusinessCard[]> => (await client.list()).data,
  );
}

/** A business card of the signed-in person. */
export function useCard(id: string) {
  const client = cardsClient(useApi());
  return useSWR(
    readingKey(cardsRoutes.one, { id }),
    async (): Promise<BusinessCard> => (await client.one({ params: { id } })).data,
  );
}

/** Puts a card as it is now where cards were read: the last changed stands first. */
export function keepCard(readings: Readings, card: BusinessCard): void {
  readings.change<BusinessCard | undefined>(cardsRoutes.one, { id: card.id }, () => card);
  readings.change<readonly BusinessCard[] | undefined>(cardsRoutes.list, {}, (known) =>
    known === undefined ? undefined : [card, ...known.filter(({ id }) => id !== card.id)],
  );
}

/** Takes a card out of where cards were read. */
export function forgetCard(readings: Readings, id: string): void {
  readings.change<readonly BusinessCard[] | undefined>(cardsRoutes.list, {}, (known) =>
    known?.filter((card) => card.id !== id),
  );
}
