import { Button } from "@jobami/ui/Button";
import { Columns } from "@jobami/ui/layout/Columns";
import { Search } from "lucide-react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { servicesSearchPath } from "../../../generated/paths.ts";
import { copy } from "./copy.ts";
import { PlainFields, type PlainFieldsProps } from "./PlainFields.tsx";
import * as css from "./Search.css.ts";
import { names, searchParts, searchPath } from "./search-address.ts";
import { useLateFields } from "./use-late-fields.ts";

/** Filters stay when other terms are looked for. */
const otherFields: readonly string[] = [
  names.radius,
  names.priceMax,
  names.day,
  names.ratingMin,
  names.verified,
  names.freeWithin,
  names.sort,
];

/** What and where. A form that any browser sends by itself; whoever comes near it with scripts gets proposals. */
export function SearchForm({ search, what, where }: PlainFieldsProps) {
  const navigate = useNavigate();
  const { form, near, late, isPlain } = useLateFields();

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const typedValue = (name: string) => String(sent.get(name) ?? "").trim();
    // Terms that no one changed still mean the service that they name.
    const change =
      typedValue(names.q) === what.trim()
        ? {}
        : { category: "", subcategory: "", q: typedValue(names.q).toLowerCase() };
    const place = typedValue(names.place);
    // Communes around one place are not those around another.
    void navigate(searchPath({ ...change, place, commune: "" }, search));
  }

  return (
    <search aria-label={copy.form}>
      <form
        ref={form}
        action={servicesSearchPath}
        className={css.form}
        onSubmit={send}
        onFocus={near}
        onPointerEnter={near}
      >
        {searchParts(search)
          .filter(([name]) => otherFields.includes(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <Columns ratio="1:auto" from="laptop" gap={4} rowGap={4}>
          <Columns from="tablet" gap={4} rowGap={4}>
            {late !== null && <late.Fields search={search} what={what} where={where} taken={late.taken} />}
            {isPlain && <PlainFields what={what} where={where} />}
          </Columns>
          <span className={css.submit}>
            <Button type="submit" icon={<Search size={18} />}>
              {copy.search}
            </Button>
          </span>
        </Columns>
      </form>
    </search>
  );
}
