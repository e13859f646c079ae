import { SearchBoxSelect } from "@jobami/ui/SearchBox";
import { fieldNames, ServiceSearch, whenField } from "../service-search/index.ts";
import type { SearchView } from "./search-view.ts";

/** The box of the search as its own page has it, with what the address states; without it, nothing is asked yet. */
export function SearchForm({ view }: { view?: SearchView }) {
  if (view === undefined) return <ServiceSearch />;
  const { what, where, service, others, search, times } = view;
  return (
    <ServiceSearch
      what={what}
      where={where}
      service={service}
      others={others}
      more={
        <SearchBoxSelect {...whenField} name={fieldNames.when} defaultValue={search.when} options={times} />
      }
    />
  );
}
