import { maxSought } from "@jobami/api/messages/routes";
import { SearchField } from "@jobami/ui/SearchField";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { messagesAddress } from "./address.ts";
import { copy } from "./copy.ts";

/** The field to look for messages in; what is looked for stands in the address. */
export function MessageSearch({ query }: { query: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query);
  // Back and forth change what is looked for as well.
  useEffect(() => setTyped(query), [query]);
  const look = (sought: string) => void navigate(messagesAddress({ query: sought.trim() }));
  return (
    <SearchField
      label={copy.search}
      help={typed.trim().length === 1 ? copy.searchHelp : undefined}
      value={typed}
      maxLength={maxSought}
      onChange={(text) => {
        setTyped(text);
        if (text === "" && query !== "") look("");
      }}
      onSearch={(text) => {
        if (text.trim().length > 1) look(text);
      }}
    />
  );
}
