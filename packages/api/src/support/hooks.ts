import useSWR from "swr";
import type { AnswerOf, InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { KeyedReading, PagedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import type { Readings } from "../http/readings.ts";
import { supportClient } from "./client.ts";
import type {
  QueuedTicket,
  SupportReply,
  SupportTag,
  supportContract,
  Ticket,
  TicketHead,
} from "./contract.ts";
import { supportRoutes } from "./routes.ts";

type OwnInput = NonNullable<InputOf<typeof supportContract.own>["query"]>;
type TicketQueueInput = NonNullable<InputOf<typeof supportContract.desk>["query"]>;

/** One's own tickets, page by page. */
export const ownTicketPages: PagedReading<TicketHead, OwnInput> = {
  route: supportRoutes.own,
  read: (api, query) => supportClient(api).own({ query }),
};

/** Tickets for staff, page by page. */
export const ticketQueuePages: KeyedReading<QueuedTicket, TicketQueueInput> = {
  route: supportRoutes.desk,
  read: (api, query) => supportClient(api).desk({ query }),
};

/** A ticket. */
export function useTicket(id: string) {
  const client = supportClient(useApi());
  return useSWR(readingKey(supportRoutes.one, { id }), () => client.one({ params: { id } }));
}

/** Puts what an act answered where it is read; the lists it stands in are read anew. */
export function keepTicket(readings: Readings, data: Ticket): void {
  readings.change<AnswerOf<typeof supportContract.one>>(supportRoutes.one, { id: data.id }, () => ({
    success: true,
    data,
  }));
  readings.readAgain(supportRoutes.own);
  readings.readAgain(supportRoutes.desk);
}

/** Staff’s tags. */
export function useSupportTags() {
  const client = supportClient(useApi());
  return useSWR(
    readingKey(supportRoutes.tags),
    async (): Promise<SupportTag[]> => (await client.tags()).data,
  );
}

/** Staff’s templates of answers. */
export function useSupportReplies() {
  const client = supportClient(useApi());
  return useSWR(
    readingKey(supportRoutes.replies),
    async (): Promise<SupportReply[]> => (await client.replies()).data,
  );
}
