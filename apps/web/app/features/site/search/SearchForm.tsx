import { ServiceSearch } from "../service-search/index.ts";
import { names, type SearchAddress, searchParts } from "./search-address.ts";

/** Filters stay when other terms are looked for. */
const filters: readonly string[] = [
  names.radius,
  names.priceMax,
  names.day,
  names.ratingMin,
  names.verified,
  names.freeWithin,
  names.sort,
];
const services: readonly string[] = [names.category, names.subcategory];

export interface SearchFormProps {
  search: SearchAddress;
  /** What stands in the fields. */
  what: string;
  where: string;
}

/** The box of the search as its own page has it, with what the address states. */
export function SearchForm({ search, what, where }: SearchFormProps) {
  const parts = searchParts(search);
  return (
    <ServiceSearch
      what={what}
      where={where}
      service={parts.filter(([name]) => services.includes(name))}
      others={parts.filter(([name]) => filters.includes(name))}
    />
  );
}
