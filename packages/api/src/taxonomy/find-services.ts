import { stemmer } from "@orama/stemmers/french";
import MiniSearch from "minisearch";
import { serviceWords } from "./service-words.ts";
import { type CategorySlug, type SubcategorySlug, serviceCategories } from "./taxonomy.ts";

/** A service that words lead to. */
export interface FoundService {
  category: CategorySlug;
  subcategory: SubcategorySlug;
  /** French names of both. */
  categoryLabel: string;
  label: string;
}

/** Words that say that something is needed, not what. */
const emptyWords = new Set(
  "a ai au aux avec avoir besoin ce cette changer chercher cherche chez d dans de des du elle en est et etre faire fait faut il ils j je l la le les leur lui ma me mes moi mon n ne nos notre nous on ou par pas petit petite pour pouvoir pourrait que quelqu quelque qui quoi recherche s sa se ses si son sur ta te tes ton toute tout tous trouver un une urgent venir vos votre vous voudrais veux y".split(
    " ",
  ),
);

const unaccented = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A word as it is compared: its stem without accents; nothing for a word that says nothing. */
function termOf(word: string): string | null {
  const plain = unaccented(word);
  if (plain === "" || emptyWords.has(plain)) return null;
  return unaccented(stemmer(word.toLowerCase()));
}

const services: readonly FoundService[] = serviceCategories.flatMap((category) =>
  category.subcategories.map(({ slug, label }) => ({
    category: category.slug,
    subcategory: slug as SubcategorySlug,
    categoryLabel: category.label,
    label,
  })),
);
const bySlug = new Map(services.map((service) => [service.subcategory, service]));

const index = new MiniSearch<FoundService & { words: string }>({
  idField: "subcategory",
  fields: ["label", "words", "categoryLabel"],
  tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u),
  processTerm: termOf,
  searchOptions: {
    boost: { label: 2, categoryLabel: 0.5 },
    // From three letters on a word may be begun only, from five on have a letter wrong.
    prefix: (term) => term.length >= 3,
    fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
    weights: { fuzzy: 0.3, prefix: 0.5 },
  },
});
index.addAll(services.map((service) => ({ ...service, words: serviceWords[service.subcategory] })));

/** The services that a few French words ask for, likeliest first, at most `limit`; none for words that name none. */
export function findServices(words: string, limit = 6): readonly FoundService[] {
  const found = index.search(words.slice(0, 200)).slice(0, limit);
  return found.flatMap(({ id }) => bySlug.get(id) ?? []);
}
