import type { InputOf } from "../http/contract.ts";
import type { KeyedReading } from "../http/paged-reading.ts";
import { promocodesClient } from "./client.ts";
import type { PromoCode, promocodesContract } from "./contract.ts";
import { promocodesRoutes } from "./routes.ts";

type ListInput = NonNullable<InputOf<typeof promocodesContract.list>["query"]>;

/** Every promo code, page by page; staff's. */
export const promoCodePages: KeyedReading<PromoCode, ListInput> = {
  route: promocodesRoutes.list,
  read: (api, query) => promocodesClient(api).list({ query }),
};
