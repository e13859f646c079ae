import { TextField } from "@jobami/ui/TextField";
import { MapPin, Search } from "lucide-react";
import { copy } from "./copy.ts";
import { names, type SearchAddress } from "./search-address.ts";

export interface PlainFieldsProps {
  search: SearchAddress;
  /** What stands in the fields. */
  what: string;
  where: string;
}

const icon = { size: 20, strokeWidth: 1.75 } as const;

/** What both forms of a field have in common: the one that takes over stands where the plain one stood. */
export const whatField = {
  label: copy.what,
  name: names.q,
  placeholder: copy.whatPlaceholder,
  icon: <Search {...icon} />,
} as const;
export const whereField = {
  label: copy.where,
  name: names.place,
  placeholder: copy.wherePlaceholder,
  icon: <MapPin {...icon} />,
} as const;

/** Named as what they are a moment later, so that no one who listens hears them change. */
const soon = {
  role: "combobox",
  "aria-expanded": false,
  "aria-autocomplete": "list",
  autoComplete: "off",
} as const;

/** What and where as text fields, until what proposes has come; any browser sends them by itself. */
export function PlainFields({ what, where }: Pick<PlainFieldsProps, "what" | "where">) {
  return (
    <>
      <TextField {...whatField} {...soon} defaultValue={what} />
      <TextField {...whereField} {...soon} defaultValue={where} />
    </>
  );
}
