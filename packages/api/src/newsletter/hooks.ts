import useSWR from "swr";
import type { InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { KeyedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import { newsletterClient } from "./client.ts";
import type { newsletterContract, Subscriber } from "./contract.ts";
import { newsletterRoutes } from "./routes.ts";

type SubscribersInput = NonNullable<InputOf<typeof newsletterContract.subscribers>["query"]>;

/** Addresses that asked for the newsletter, page by page. */
export const subscriberPages: KeyedReading<Subscriber, SubscribersInput> = {
  route: newsletterRoutes.subscribers,
  read: (api, query) => newsletterClient(api).subscribers({ query }),
};

/** How many subscriptions stand where. */
export function useSubscriberFigures() {
  const client = newsletterClient(useApi());
  return useSWR(readingKey(newsletterRoutes.subscriberFigures), () => client.subscriberFigures());
}

/** Has the list and the figures of subscribers read again where they are shown. */
export function readSubscribersAgain(readings: Readings): void {
  readings.readAgain(newsletterRoutes.subscribers);
  readings.readAgain(newsletterRoutes.subscriberFigures);
}
