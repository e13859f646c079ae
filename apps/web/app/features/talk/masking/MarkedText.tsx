import { displayText } from "@jobami/api/http/display-text";
import { type FoundContact, partsOf } from "@jobami/api/messages/contacts";
import * as css from "./masking.css.ts";

/** What a person wrote, with what is hidden of it marked; on its line, it stands in the place of a text. */
export function MarkedText({ text, hidden }: { text: string; hidden: readonly FoundContact[] }) {
  let at = 0;
  const parts = partsOf(text, hidden).map((part) => {
    const key = at;
    at += part.text.length;
    return part.kind === null ? (
      displayText(part.text)
    ) : (
      <span key={key} className={css.hiddenPart}>
        {displayText(part.text)}
      </span>
    );
  });
  return <span>{parts}</span>;
}
