import { SearchBox } from "@jobami/ui/SearchBox";
import { type FormEvent, type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { servicesSearchPath } from "../../../generated/paths.ts";
import { copy } from "./copy.ts";
import { fieldNames } from "./field-names.ts";
import { PlainFields, type PlainFieldsProps } from "./PlainFields.tsx";
import { type NamedService, othersOf, type Part, serviceSearchAddress } from "./search-query.ts";
import { useLateFields } from "./use-late-fields.ts";

const noParts: readonly Part[] = [];

export interface ServiceSearchProps extends Partial<PlainFieldsProps> {
  /** What the address states besides, such as filters: it stays. */
  others?: readonly Part[];
  /** The service that the text of the first field stands for, as long as no one changes it. */
  service?: NamedService | null;
  /** A further field. */
  more?: ReactNode;
}

/** What one needs and where. A form that any browser sends by itself; whoever comes near it with scripts gets suggestions. */
export function ServiceSearch({
  what = "",
  where = "",
  others = noParts,
  service = null,
  more,
}: ServiceSearchProps) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState({ label: what, service });
  const { form, near, late, isPlain } = useLateFields();

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { currentTarget } = event;
    const sent = new FormData(currentTarget);
    const typed = (name: string) => String(sent.get(name) ?? "").trim();
    const [text, place] = [typed(fieldNames.q), typed(fieldNames.place)];
    const asked = (text === chosen.label.trim() && chosen.service) || { q: text };
    const isAnywhere = where !== "" && place === "";
    void navigate(serviceSearchAddress(asked, place, othersOf(currentTarget), isAnywhere));
  }

  return (
    <SearchBox
      ref={form}
      label={copy.form}
      submitLabel={copy.search}
      action={servicesSearchPath}
      hidden={others}
      onSubmit={send}
      onFocus={near}
      onPointerEnter={near}
      more={more}
    >
      {late !== null && (
        <late.Fields form={form} what={what} where={where} taken={late.taken} onService={setChosen} />
      )}
      {isPlain && <PlainFields what={what} where={where} />}
    </SearchBox>
  );
}
