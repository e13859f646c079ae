import { SearchBoxSelect } from "@jobami/ui/SearchBox";
import { ServiceSearch, whenField } from "../service-search/index.ts";
import { names, type SearchAddress, searchParts } from "./search-address.ts";
import type { SearchView } from "./search-view.ts";

/** Filters stay when other terms are looked for. */
const filters: readonly string[] = [
  names.radius,
  names.priceMax,
  names.ratingMin,
  names.verified,
  names.sort,
];

export interface SearchFormProps {
  search: SearchAddress;
  /** What stands in the fields. */
  what: string;
  where: string;
  /** When a person may be wanted; without, it is not asked. */
  times?: SearchView["times"];
}

/** The box of the search as its own page has it, with what the address states. */
export function SearchForm({ search, what, where, times }: SearchFormProps) {
  const parts = searchParts(search);
  const { category, subcategory } = search;
  return (
    <ServiceSearch
      what={what}
      where={where}
      service={category === "" ? null : { category, subcategory }}
      others={parts.filter(([name]) => filters.includes(name))}
      more={
        times && (
          <SearchBoxSelect {...whenField} name={names.when} defaultValue={search.when} options={times} />
        )
      }
    />
  );
}
