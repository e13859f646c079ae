import type { AdviceSlug } from "@jobami/api/advice/routes";
import { frenchSearch } from "@jobami/api/taxonomy/french-search";
import MiniSearch from "minisearch";
import { plainText } from "../../../entities/prose/index.ts";
import { allAdvice } from "./articles.server.ts";

/** What fits this much less than the best is left out. */
const leastShare = 0.2;

function createIndex() {
  const index = new MiniSearch<{ slug: AdviceSlug; title: string; description: string; body: string }>({
    idField: "slug",
    fields: ["title", "description", "body"],
    ...frenchSearch,
    searchOptions: { ...frenchSearch.searchOptions, boost: { title: 3, description: 2 } },
  });
  index.addAll(
    allAdvice().map(({ slug, title, description, blocks }) => ({
      slug,
      title,
      description,
      body: plainText(blocks),
    })),
  );
  return index;
}

let index: ReturnType<typeof createIndex> | undefined;

/** The articles that a few French terms ask for, likeliest first; accents and a wrong letter do not count. */
export function findAdvice(query: string): AdviceSlug[] {
  index ??= createIndex();
  const found = index.search(query);
  const least = (found[0]?.score ?? 0) * leastShare;
  return found.filter(({ score }) => score >= least).map(({ id }) => id as AdviceSlug);
}
