import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import { relationsClient } from "./client.ts";
import type { ClientDetail, WorkedFor } from "./contract.ts";
import { relationsRoutes } from "./routes.ts";

/** Whom the signed-in person worked for. */
export function useClients() {
  const client = relationsClient(useApi());
  return useSWR(readingKey(relationsRoutes.clients), async () => (await client.clients()).data);
}

/** One of them. */
export function useClientDetail(id: string) {
  const client = relationsClient(useApi());
  return useSWR(
    readingKey(relationsRoutes.client, { id }),
    async () => (await client.client({ params: { id } })).data,
  );
}

/** Whom the signed-in person met. */
export function useNetwork() {
  const client = relationsClient(useApi());
  return useSWR(readingKey(relationsRoutes.network), async () => (await client.network()).data);
}

/** Puts a client as they are now where they were in what was read. */
export function keepClient(readings: Readings, now: WorkedFor): void {
  const { id } = now.person;
  readings.change<ClientDetail | undefined>(
    relationsRoutes.client,
    { id },
    (known) => known && { ...known, client: now },
  );
  readings.change<readonly WorkedFor[] | undefined>(relationsRoutes.clients, {}, (known) =>
    known?.map((one) => (one.person.id === id ? now : one)),
  );
}
