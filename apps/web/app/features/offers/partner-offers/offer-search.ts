import { type CategorySlug, findCategory } from "@jobami/api/taxonomy";
import { readPage } from "../../../platform/lists/index.ts";
import { names, type OfferSearch } from "./where.ts";

/** What an address searches for; what it does not know it ignores. */
export function readOfferSearch(params: URLSearchParams): OfferSearch {
  const category = params.get(names.category) ?? "";
  return {
    q: (params.get(names.q) ?? "").trim().slice(0, 100),
    category: findCategory(category) === undefined ? "" : category,
    page: readPage(params),
  };
}

/** What of it the server is asked, without the page. */
export const offerFilter = ({ q, category }: OfferSearch) => ({
  ...(q === "" ? {} : { q }),
  ...(category === "" ? {} : { category: category as CategorySlug }),
});
