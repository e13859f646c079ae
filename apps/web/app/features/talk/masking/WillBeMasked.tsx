import { type FoundContact, findContacts } from "@jobami/api/messages/contacts";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { useEffect, useState } from "react";
import { type Opening, willBeMasked } from "./copy.ts";

/** How long nothing is typed before the text is looked through. */
const quietMs = 600;

/** What others will not read of a text that is being written, and why: spoken once, when there is a pause. */
export function WillBeMasked({ text, opening = "agreement" }: { text: string; opening?: Opening }) {
  const [looked, setLooked] = useState<{ text: string; found: readonly FoundContact[] }>(() => ({
    text,
    found: findContacts(text),
  }));
  useEffect(() => {
    const timer = setTimeout(() => setLooked({ text, found: findContacts(text) }), quietMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <InlineAlert tone="info">
      {looked.found.length === 0 ? null : willBeMasked(looked.text, looked.found, opening)}
    </InlineAlert>
  );
}
