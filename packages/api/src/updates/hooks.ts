import type { InputOf } from "../http/contract.ts";
import type { KeyedReading, PagedReading } from "../http/paged-reading.ts";
import { updatesClient } from "./client.ts";
import type { StaffUpdate, Update, updatesContract } from "./contract.ts";
import { updatesRoutes } from "./routes.ts";

type EveryInput = NonNullable<InputOf<typeof updatesContract.every>["query"]>;
type ListInput = NonNullable<InputOf<typeof updatesContract.list>["query"]>;

/** What is new, page by page. */
export const updatePages: PagedReading<Update, ListInput> = {
  route: updatesRoutes.list,
  read: (api, query) => updatesClient(api).list({ query }),
};

/** What was announced, page by page; staff's. */
export const staffUpdatePages: KeyedReading<StaffUpdate, EveryInput> = {
  route: updatesRoutes.every,
  read: (api, query) => updatesClient(api).every({ query }),
};
