import { servicesSearchPath } from "../../../generated/paths.ts";
import { fieldNames } from "./field-names.ts";

/** A part of an address. */
export type Part = readonly [name: string, value: string];

/** A service as an address names it. */
export interface NamedService {
  category: string;
  subcategory: string;
  /** What was typed before it was chosen. */
  besoin?: string;
}

/** The address of a search for one service, or for text that is lowercased, around a commune; empty parts name nothing, but for a commune that was taken away on purpose [SRCH-04, SRCH-05]. */
export function serviceSearchAddress(
  asked: { q: string } | NamedService,
  place: string,
  others: readonly Part[] = [],
  isAnywhere = false,
): string {
  const service: readonly Part[] =
    "q" in asked ? [[fieldNames.q, asked.q.trim().toLowerCase()]] : Object.entries(asked);
  const parts = [...service, [fieldNames.place, place.trim()] as const, ...others];
  const text = new URLSearchParams(
    parts
      .filter(([name, value]) => value !== "" || (isAnywhere && name === fieldNames.place))
      .map(([...part]) => part),
  ).toString();
  return text === "" ? servicesSearchPath : `${servicesSearchPath}?${text}`;
}

/** What a form of the search states besides what and where. */
export const othersOf = (form: HTMLFormElement): Part[] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    name === fieldNames.q || name === fieldNames.place ? [] : [[name, String(value)] as const],
  );
