import { SearchBox } from "@jobami/ui/SearchBox";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { servicesSearchPath } from "../../../generated/paths.ts";
import { copy } from "./copy.ts";
import { fieldNames } from "./field-names.ts";
import { PlainFields, type PlainFieldsProps } from "./PlainFields.tsx";
import { type Part, serviceSearchAddress } from "./search-query.ts";
import { useLateFields } from "./use-late-fields.ts";

const noParts: readonly Part[] = [];

export interface ServiceSearchProps extends Partial<PlainFieldsProps> {
  /** What the address states besides, such as filters: it stays. */
  others?: readonly Part[];
  /** The service that the text of the first field stands for, as long as no one changes it. */
  service?: readonly Part[];
}

/** What one needs and where. A form that any browser sends by itself; whoever comes near it with scripts gets suggestions. */
export function ServiceSearch({
  what = "",
  where = "",
  others = noParts,
  service = noParts,
}: ServiceSearchProps) {
  const navigate = useNavigate();
  const { form, near, late, isPlain } = useLateFields();

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const typed = (name: string) => String(sent.get(name) ?? "");
    const isUnchanged = service.length > 0 && typed(fieldNames.q).trim() === what.trim();
    const asked = { q: isUnchanged ? "" : typed(fieldNames.q) };
    void navigate(
      serviceSearchAddress(asked, typed(fieldNames.place), isUnchanged ? [...service, ...others] : others),
    );
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
    >
      {late !== null && (
        <late.Fields form={form} what={what} where={where} others={others} taken={late.taken} />
      )}
      {isPlain && <PlainFields what={what} where={where} />}
    </SearchBox>
  );
}
