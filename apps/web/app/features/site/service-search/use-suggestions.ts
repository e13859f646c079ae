import { useApi } from "@jobami/api/http/provider";
import { placesClient } from "@jobami/api/places/client";
import type { Place } from "@jobami/api/places/contract";
import { searchClient } from "@jobami/api/search/client";
import type { SuggestedService } from "@jobami/api/search/contract";
import {
  createServiceSearchMachine,
  type PastSearch,
  type ServiceSearchEvent,
  type ServiceSearchView,
  type Suggestion,
  serviceSearchView,
} from "@jobami/machines/navigation/service-search";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { useFlow } from "../../../platform/machine/index.ts";

/** The id of a service states both its levels, which its address names. */
export const serviceId = ({ category, subcategory }: SuggestedService): string =>
  `${category} ${subcategory}`;
/** The parts of such an id. */
export function serviceOf(id: string): { category: string; subcategory: string } {
  const [category = "", subcategory = ""] = id.split(" ");
  return { category, subcategory };
}

const serviceSuggestion = (service: SuggestedService): Suggestion => ({
  id: serviceId(service),
  label: service.label,
  description: service.categoryLabel,
});
const placeSuggestion = ({ code, name, departmentCode, department }: Place): Suggestion => ({
  id: code,
  label: `${name} (${departmentCode})`,
  description: department,
});

type Api = ReturnType<typeof useApi>;
type Ask = (api: Api, text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

const askServices: Ask = async (api, q, signal) =>
  (await searchClient(api).suggestions({ query: { q }, signal })).data.map(serviceSuggestion);
const askPlaces: Ask = async (api, q, signal) =>
  (await placesClient(api).search({ query: { q }, signal })).data.map(placeSuggestion);

/** What a field asks for, and from how many letters. */
export const suggesting = {
  services: { ask: askServices, minLength: 3 },
  places: { ask: askPlaces, minLength: 2 },
} as const;

interface Options {
  typed: string;
  past?: readonly PastSearch[];
  onPastChange?: (past: readonly PastSearch[]) => void;
}

/** Runs the machine of one field. Calls that are given up are aborted. */
export function useSuggestions(
  kind: keyof typeof suggesting,
  { typed, past = [], onPastChange = () => undefined }: Options,
): [view: ServiceSearchView, send: (event: ServiceSearchEvent) => void] {
  const api = useApi();
  const { ask, minLength } = suggesting[kind];
  const [machine] = useState(() =>
    createServiceSearchMachine().provide({
      actors: {
        suggest: fromPromise<readonly Suggestion[], { text: string }>(({ input, signal }) =>
          ask(api, input.text, signal),
        ),
      },
    }),
  );
  const [snapshot, send] = useFlow(
    machine,
    { minLength, typed, past },
    { "past.changed": ({ past: changed }) => onPastChange(changed) },
  );
  useEffect(() => {
    const back = () => send({ type: "connection.returned" });
    globalThis.addEventListener("online", back);
    return () => globalThis.removeEventListener("online", back);
  }, [send]);
  return [serviceSearchView(snapshot), send];
}
