import { shortName } from "@jobami/api/http/display-text";
import { folded, foldedTerms } from "@jobami/api/http/folded";
import type { WorkedFor } from "@jobami/api/relations/contract";
import { clientsPath } from "../../../generated/paths.ts";

/** What the list of clients is narrowed to, as its address states it; empty where it is not. */
export interface ClientSearch {
  query: string;
  tag: string;
}

/** From this many clients on they can be searched. */
export const searchFrom = 6;
/** The most tags that are offered, the most used of all. */
const tagsOffered = 12;

/** Reads an address. */
export const readClientSearch = (params: URLSearchParams): ClientSearch => ({
  query: params.get("q") ?? "",
  tag: params.get("etiquette") ?? "",
});

/** The address of a search, leaving out what narrows nothing. */
export function foundClientsPath({ query, tag }: ClientSearch): string {
  const params = new URLSearchParams();
  if (query !== "") params.set("q", query);
  if (tag !== "") params.set("etiquette", tag);
  return params.size === 0 ? clientsPath : `${clientsPath}?${params}`;
}

/** The tags of all clients, the most used first; the one that is chosen is always among them. */
export function tagsOf(clients: readonly WorkedFor[], chosen: string): string[] {
  const counted = new Map<string, { tag: string; uses: number }>();
  for (const tag of clients.flatMap(({ tags }) => tags)) {
    const known = counted.get(folded(tag)) ?? { tag, uses: 0 };
    counted.set(folded(tag), { ...known, uses: known.uses + 1 });
  }
  const offered = [...counted.values()]
    .sort((one, other) => other.uses - one.uses || one.tag.localeCompare(other.tag, "fr"))
    .map(({ tag }) => tag)
    .slice(0, tagsOffered);
  const isOffered = offered.some((tag) => folded(tag) === folded(chosen));
  return chosen === "" || isOffered ? offered : [...offered, chosen];
}

/** Whether a tag is the chosen one, however it was written. */
export const isTag = (tag: string, chosen: string): boolean => folded(tag) === folded(chosen);

/** The clients whose name, tags, note or last mission have every word that was typed, or part of it; accents and case are forgiven. */
export function foundClients(
  clients: readonly WorkedFor[],
  { query, tag }: ClientSearch,
): readonly WorkedFor[] {
  const typed = foldedTerms(query);
  return clients.filter(({ person, tags, note, last }) => {
    if (tag !== "" && !tags.some((one) => isTag(one, tag))) return false;
    const searchable = folded([shortName(person), ...tags, note, last.title].join(" "));
    return typed.every((word) => searchable.includes(word));
  });
}
