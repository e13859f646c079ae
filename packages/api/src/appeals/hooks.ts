import useSWR from "swr";
import type { InputOf } from "../http/contract.ts";
import { readingKey } from "../http/keys.ts";
import type { KeyedReading } from "../http/paged-reading.ts";
import { useApi } from "../http/provider.ts";
import { appealsClient } from "./client.ts";
import type { AppealRow, appealsContract, OwnDecision } from "./contract.ts";
import { appealsRoutes } from "./routes.ts";

type QueueInput = NonNullable<InputOf<typeof appealsContract.queue>["query"]>;

/** Appeals for staff, page by page. */
export const appealPages: KeyedReading<AppealRow, QueueInput> = {
  route: appealsRoutes.queue,
  read: (api, query) => appealsClient(api).queue({ query }),
};

/** What one decided for staff, page by page. */
export const ownDecisionPages: KeyedReading<
  OwnDecision,
  NonNullable<InputOf<typeof appealsContract.ownDecisions>["query"]>
> = {
  route: appealsRoutes.ownDecisions,
  read: (api, query) => appealsClient(api).ownDecisions({ query }),
};

/** One's own decision, by its id. */
export function useDecision(id: string) {
  const client = appealsClient(useApi());
  return useSWR(readingKey(appealsRoutes.decision, { id }), () => client.decision({ params: { id } }));
}

/** An appeal for who decides of it. */
export function useAppeal(id: string) {
  const client = appealsClient(useApi());
  return useSWR(readingKey(appealsRoutes.one, { id }), () => client.one({ params: { id } }));
}

/** Decisions and appeals of a year. */
export function useAppealFigures(year: number | undefined) {
  const client = appealsClient(useApi());
  const query = year === undefined ? {} : { annee: String(year) };
  return useSWR(readingKey(appealsRoutes.figures, {}, query), () => client.figures({ query }));
}
