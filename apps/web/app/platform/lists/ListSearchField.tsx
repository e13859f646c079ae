import { SearchField } from "@jobami/ui/SearchField";
import { useEffect, useState } from "react";

interface ListSearchFieldProps {
  /** Names the field, and stands in it while it is empty. */
  label: string;
  /** The words that the page's address says. */
  words: string;
  maxLength?: number;
  /** Enter, or the field was emptied: the words without blanks around them. */
  onSearch: (words: string) => void;
}

/** The words that a list is narrowed to: what the address says, also after a step back. */
export function ListSearchField({ label, words, maxLength = 100, onSearch }: ListSearchFieldProps) {
  const [typed, setTyped] = useState(words);
  useEffect(() => setTyped(words), [words]);
  return (
    <SearchField
      label={label}
      isLabelHidden
      placeholder={label}
      maxLength={maxLength}
      value={typed}
      onChange={(value) => {
        setTyped(value);
        if (value === "" && words !== "") onSearch("");
      }}
      onSearch={(value) => onSearch(value.trim())}
    />
  );
}
