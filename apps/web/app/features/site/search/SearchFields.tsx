import type { Place } from "@jobami/api/places/contract";
import { usePlaces } from "@jobami/api/places/hooks";
import { useServicesFor } from "@jobami/api/taxonomy/hooks";
import { ComboBox, type ComboBoxItem, type TakenOver } from "@jobami/ui/ComboBox";
import { useState } from "react";
import { useNavigate } from "react-router";
import { copy } from "./copy.ts";
import { type PlainFieldsProps, whatField, whereField } from "./PlainFields.tsx";
import { searchPath } from "./search-address.ts";

interface SearchFieldsProps extends PlainFieldsProps {
  /** What stood in the plain fields when these came; nothing where they are drawn at once. */
  taken: { what: TakenOver; where: TakenOver } | null;
}

/** Terms that are no choice of the list stand in the field as one, until a person edits them. */
const asWritten = (label: string, taken: TakenOver | undefined): ComboBoxItem | null =>
  label === "" || (taken?.text ?? label) !== label ? null : { id: "as-written", label };
const placeItem = ({ code, name, departmentCode, department }: Place): ComboBoxItem => ({
  id: code,
  label: `${name} (${departmentCode})`,
  description: department,
});

/** What and where, with proposals of services and communes; a service that is chosen is looked for at once. */
export function SearchFields({ search, what, where, taken }: SearchFieldsProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(taken?.what.text ?? what);
  const [chosen, setChosen] = useState(asWritten(what, taken?.what));
  const [typedPlace, setTypedPlace] = useState(taken?.where.text ?? where);
  const [place, setPlace] = useState(asWritten(where, taken?.where));
  const services = useServicesFor(typed === what ? "" : typed);
  const places = usePlaces(typedPlace === where ? "" : typedPlace);
  const found = services.data ?? [];

  function choose(item: ComboBoxItem | null): void {
    setChosen(item);
    if (item !== null) setTyped(item.label);
    const service = found.find(({ subcategory }) => subcategory === item?.id);
    if (service === undefined) return;
    const { category, subcategory } = service;
    void navigate(searchPath({ category, subcategory, q: "", place: typedPlace, commune: "" }, search));
  }

  const { name: whatName, ...whatRest } = whatField;
  const { name: whereName, ...whereRest } = whereField;
  return (
    <>
      <ComboBox
        {...whatRest}
        textName={whatName}
        hasToggle={false}
        takenOver={taken?.what}
        minLength={3}
        hintText={copy.whatHint}
        emptyText={services.error === undefined ? copy.whatEmpty : copy.whatFailed}
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
        {...whereRest}
        textName={whereName}
        hasToggle={false}
        takenOver={taken?.where}
        emptyText={copy.whereEmpty}
        items={(places.data?.data ?? []).map(placeItem)}
        value={place}
        onChange={(item) => {
          setPlace(item);
          if (item !== null) setTypedPlace(item.label);
        }}
        onQueryChange={setTypedPlace}
        isLoading={places.isLoading}
      />
    </>
  );
}
