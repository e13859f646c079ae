import type { TakenOver } from "@jobami/ui/ComboBox";
import { SuggestionField } from "@jobami/ui/SuggestionField";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useNotify } from "../../../platform/notices/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { whatField, whereField } from "./field-copy.tsx";
import { fieldNames } from "./field-names.ts";
import type { PlainFieldsProps } from "./PlainFields.tsx";
import { readSearches, writeSearches } from "./past-searches.ts";
import { type NamedService, othersOf, serviceSearchAddress } from "./search-query.ts";
import { pastCleared, whatTexts, whereTexts } from "./suggestion-copy.ts";
import { serviceOf, suggesting, useSuggestions } from "./use-suggestions.ts";

interface SuggestingFieldsProps extends PlainFieldsProps {
  form: RefObject<HTMLFormElement | null>;
  /** What stood in the plain fields when these came; nothing where they are drawn at once. */
  taken: { what: TakenOver; where: TakenOver } | null;
  /** A service was chosen that is not searched for yet: its name stands for it. */
  onService: (chosen: { label: string; service: NamedService }) => void;
}

/** Text of a plain field that was typed rather than drawn is looked up at once. */
const typedBefore = (drawn: string, taken: TakenOver | undefined) =>
  (taken?.text ?? drawn) === drawn ? drawn : "";

/** What and where, with suggestions of services and communes; a past search that is chosen is searched for at once, a service once it is known where. */
export function SuggestingFields({ form, what, where, taken, onService }: SuggestingFieldsProps) {
  const navigate = useNavigate();
  const notify = useNotify();
  const userId = useSession().user?.id ?? null;
  const [past] = useState(() => readSearches(userId));
  const [service, sendService] = useSuggestions("services", {
    typed: typedBefore(what, taken?.what),
    past,
    onPastChange: (changed) => writeSearches(userId, changed),
  });
  const [place, sendPlace] = useSuggestions("places", { typed: typedBefore(where, taken?.where) });

  const lookUp = useEffectEvent(() => {
    if (taken === null) return;
    sendService({ type: "text.typed", text: taken.what.text });
    sendPlace({ type: "text.typed", text: taken.where.text });
  });
  useEffect(() => lookUp(), []);

  const remember = useEffectEvent((current: HTMLFormElement) => {
    const sent = new FormData(current);
    const typed = (name: string) => String(sent.get(name) ?? "").trim();
    sendService({
      type: "search.sent",
      search: { what: typed(fieldNames.q), where: typed(fieldNames.place) },
    });
  });
  useEffect(() => {
    const { current } = form;
    if (current === null) return undefined;
    const sent = () => remember(current);
    current.addEventListener("submit", sent);
    return () => current.removeEventListener("submit", sent);
  }, [form]);

  function choose(id: string, label: string): void {
    const { current } = form;
    // More than the beginning of the service's name: it goes on to the mission that is published for it.
    const typed = service.typed.trim();
    const besoin = label.toLowerCase().startsWith(typed.toLowerCase()) ? "" : typed;
    sendService({ type: "suggestion.chosen", label });
    const chosen = { ...serviceOf(id), besoin };
    const field = current?.elements.namedItem(fieldNames.place);
    if (place.typed.trim() === "" && field instanceof HTMLInputElement) {
      onService({ label, service: chosen });
      // The list gives the focus back to its own field after the press that chose.
      setTimeout(() => field.focus());
      return;
    }
    sendService({ type: "search.sent", search: { what: label, where: place.typed.trim() } });
    void navigate(serviceSearchAddress(chosen, place.typed, current === null ? [] : othersOf(current)));
  }

  return (
    <>
      <SuggestionField
        {...whatField}
        {...service}
        minLength={suggesting.services.minLength}
        texts={whatTexts}
        takenOver={taken?.what}
        onType={(text) => sendService({ type: "text.typed", text })}
        onChoose={({ id, label }) => choose(id, label)}
        onPast={(search) => {
          sendService({ type: "search.sent", search });
          void navigate(serviceSearchAddress({ q: search.what }, search.where));
        }}
        onClearPast={() => {
          sendService({ type: "past.cleared" });
          notify({ kind: "success", title: pastCleared });
        }}
      />
      <SuggestionField
        {...whereField}
        {...place}
        minLength={suggesting.places.minLength}
        texts={whereTexts}
        takenOver={taken?.where}
        onType={(text) => sendPlace({ type: "text.typed", text })}
        onChoose={({ label }) => sendPlace({ type: "suggestion.chosen", label })}
        onPast={() => undefined}
        onClearPast={() => undefined}
      />
    </>
  );
}
