import useSWR from "swr";
import type { InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { KeyedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import { mailClient } from "./client.ts";
import type { mailContract, OutgoingMail } from "./contract.ts";
import { mailRoutes } from "./routes.ts";

type OutboxInput = NonNullable<InputOf<typeof mailContract.outbox>["query"]>;

/** Mails on their way, page by page. */
export const outboxPages: KeyedReading<OutgoingMail, OutboxInput> = {
  route: mailRoutes.outbox,
  read: (api, query) => mailClient(api).outbox({ query }),
};

/** How many mails stand where. */
export function useOutboxFigures() {
  const client = mailClient(useApi());
  return useSWR(readingKey(mailRoutes.outboxFigures), () => client.outboxFigures());
}

/** Has the list and the figures of mails read again where they are shown. */
export function readOutboxAgain(readings: Readings): void {
  readings.readAgain(mailRoutes.outbox);
  readings.readAgain(mailRoutes.outboxFigures);
}
