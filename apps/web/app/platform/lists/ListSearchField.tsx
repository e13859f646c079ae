import { SearchField } from "@jobami/ui/SearchField";
import { useEffect, useState } from "react";

interface ListSearchFieldProps {
  /** Names the field, and stands in it while it is empty. */
  label: string;
  /** The text that the page's address states. */
  query: string;
  maxLength?: number;
  /** Enter, or the field was emptied: the text without blanks around it. */
  onSearch: (query: string) => void;
}

/** The text that a list is narrowed to: what the address states, also after a step back. */
export function ListSearchField({ label, query, maxLength = 100, onSearch }: ListSearchFieldProps) {
  const [typed, setTyped] = useState(query);
  useEffect(() => setTyped(query), [query]);
  return (
    <SearchField
      label={label}
      isLabelHidden
      placeholder={label}
      maxLength={maxLength}
      value={typed}
      onChange={(value) => {
        setTyped(value);
        if (value === "" && query !== "") onSearch("");
      }}
      onSearch={(value) => onSearch(value.trim())}
    />
  );
}
