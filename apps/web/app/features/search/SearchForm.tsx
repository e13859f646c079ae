import type { Place } from "@jobami/api/places/contract";
import { usePlaces } from "@jobami/api/places/hooks";
import { useServicesFor } from "@jobami/api/taxonomy/hooks";
import { Button } from "@jobami/ui/Button";
import { ComboBox, type ComboBoxItem } from "@jobami/ui/ComboBox";
import { Columns } from "@jobami/ui/layout/Columns";
import { MapPin, Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { publicPages } from "../../pages.ts";
import { words } from "./copy.ts";
import * as css from "./Search.css.ts";
import { names, type SearchAddress, searchParts, searchPath } from "./search-address.ts";

interface SearchFormProps {
  search: SearchAddress;
  /** What stands in the fields. */
  what: string;
  where: string;
}

const icon = { size: 20, strokeWidth: 1.75 } as const;
/** Words that are no choice of the list stand in the field as one. */
const asWritten = (label: string): ComboBoxItem | null => (label === "" ? null : { id: "as-written", label });
const placeItem = ({ code, name, departmentCode, department }: Place): ComboBoxItem => ({
  id: code,
  label: `${name} (${departmentCode})`,
  description: department,
});

/** Filters stay when other words are looked for. */
const kept: readonly string[] = [names.radius, names.priceMax, names.day, names.ratingMin, names.sort];

/**
 * What and where. A form that any browser sends by itself; with scripts it proposes services and communes, and a service
 * that is chosen is looked for at once.
 */
export function SearchForm({ search, what, where }: SearchFormProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(what);
  const [chosen, setChosen] = useState(asWritten(what));
  const [typedPlace, setTypedPlace] = useState(where);
  const [place, setPlace] = useState(asWritten(where));
  const services = useServicesFor(typed === what ? "" : typed);
  const places = usePlaces(typedPlace === where ? "" : typedPlace);
  const found = services.data ?? [];

  function choose(item: ComboBoxItem | null): void {
    setChosen(item);
    if (item !== null) setTyped(item.label);
    const service = found.find(({ subcategory }) => subcategory === item?.id);
    if (service === undefined) return;
    const { category, subcategory } = service;
    void navigate(searchPath({ category, subcategory, q: "", place: typedPlace }, search));
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    // Words that nobody changed still mean the service that they name.
    const change = typed === what ? {} : { category: "", subcategory: "", q: typed.trim().toLowerCase() };
    void navigate(searchPath({ ...change, place: typedPlace.trim() }, search));
  }

  return (
    <search aria-label={words.form}>
      <form action={publicPages.servicesSearch.path} className={css.form} onSubmit={send}>
        {searchParts(search)
          .filter(([name]) => kept.includes(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <Columns ratio="1:auto" from="laptop" gap={4} rowGap={4}>
          <Columns from="tablet" gap={4} rowGap={4}>
            <ComboBox
              label={words.what}
              textName={names.q}
              placeholder={words.whatPlaceholder}
              icon={<Search {...icon} />}
              minLength={3}
              hintText={words.whatHint}
              emptyText={services.error === undefined ? words.whatEmpty : words.whatFailed}
              items={found.map(({ subcategory, label, categoryLabel }) => ({
                id: subcategory,
                label,
                description: categoryLabel,
              }))}
              value={chosen}
              onChange={choose}
              onQueryChange={setTyped}
              isLoading={services.isLoading}
            />
            <ComboBox
              label={words.where}
              textName={names.place}
              placeholder={words.wherePlaceholder}
              icon={<MapPin {...icon} />}
              emptyText={words.whereEmpty}
              items={(places.data?.data ?? []).map(placeItem)}
              value={place}
              onChange={(item) => {
                setPlace(item);
                if (item !== null) setTypedPlace(item.label);
              }}
              onQueryChange={setTypedPlace}
              isLoading={places.isLoading}
            />
          </Columns>
          <span className={css.submit}>
            <Button type="submit" icon={<Search size={18} />}>
              {words.search}
            </Button>
          </span>
        </Columns>
      </form>
    </search>
  );
}
