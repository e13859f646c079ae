import useSWR from "swr";
import type { AnswerOf, InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { KeyedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import { peopleClient } from "./client.ts";
import type { InactiveAccount, PersonFacts, PersonRow, peopleContract, SentWish } from "./contract.ts";
import { peopleRoutes } from "./routes.ts";

type Query<K extends "list" | "inactive" | "wishes"> = NonNullable<
  InputOf<(typeof peopleContract)[K]>["query"]
>;

/** Accounts, page by page. */
export const peoplePages: KeyedReading<PersonRow, Query<"list">> = {
  route: peopleRoutes.list,
  read: (api, query) => peopleClient(api).list({ query }),
};

/** Accounts that no one uses, page by page. */
export const inactivePages: KeyedReading<InactiveAccount, Query<"inactive">> = {
  route: peopleRoutes.inactive,
  read: (api, query) => peopleClient(api).inactive({ query }),
};

/** Wishes that were sent, page by page. */
export const wishPages: KeyedReading<SentWish, Query<"wishes">> = {
  route: peopleRoutes.wishes,
  read: (api, query) => peopleClient(api).wishes({ query }),
};

/** What staff knows of an account. */
export function usePerson(id: string) {
  const client = peopleClient(useApi());
  return useSWR(readingKey(peopleRoutes.one, { id }), () => client.one({ params: { id } }));
}

/** Birthdays of today and of the next days. */
export function useBirthdays() {
  const client = peopleClient(useApi());
  return useSWR(readingKey(peopleRoutes.birthdays), () => client.birthdays());
}

/** Puts what an act answered where it is read; the lists it stands in are read anew. */
export function keepPerson(readings: Readings, data: PersonFacts): void {
  readings.change<AnswerOf<typeof peopleContract.one>>(peopleRoutes.one, { id: data.id }, () => ({
    success: true,
    data,
  }));
  readings.readAgain(peopleRoutes.list);
}

/** Puts a changed switch where it is read. */
export function keepWishes(
  readings: Readings,
  wishes: AnswerOf<typeof peopleContract.setWishes>["wishes"],
): void {
  readings.change<AnswerOf<typeof peopleContract.birthdays>>(peopleRoutes.birthdays, {}, (known) =>
    known === undefined ? undefined : { ...known, wishes },
  );
}
