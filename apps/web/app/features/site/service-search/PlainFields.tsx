import { SearchBoxField } from "@jobami/ui/SearchBox";
import { whatField, whereField } from "./field-copy.tsx";

export interface PlainFieldsProps {
  /** What stands in the fields. */
  what: string;
  where: string;
}

/** Named as what they are a moment later, so that no one who listens hears them change. */
const soon = {
  role: "combobox",
  "aria-expanded": false,
  "aria-autocomplete": "list",
  autoComplete: "off",
} as const;

/** What and where as text fields, until what suggests has come; any browser sends them by itself. */
export function PlainFields({ what, where }: PlainFieldsProps) {
  return (
    <>
      <SearchBoxField {...whatField} {...soon} defaultValue={what} />
      <SearchBoxField {...whereField} {...soon} defaultValue={where} />
    </>
  );
}
