import { servicesSearchPath } from "../../../generated/paths.ts";
import { fieldNames } from "./field-names.ts";

/** A part of an address. */
export type Part = readonly [name: string, value: string];

/** The address of a search for one service, or for text that is lowercased, around a commune; empty parts name nothing [SRCH-04, SRCH-05]. */
export function serviceSearchAddress(
  asked: { q: string } | { category: string; subcategory: string },
  place: string,
  others: readonly Part[] = [],
): string {
  const service: readonly Part[] =
    "q" in asked
      ? [[fieldNames.q, asked.q.trim().toLowerCase()]]
      : [
          [fieldNames.category, asked.category],
          [fieldNames.subcategory, asked.subcategory],
        ];
  const parts = [...service, [fieldNames.place, place.trim()] as const, ...others];
  const text = new URLSearchParams(
    parts.filter(([, value]) => value !== "").map(([...part]) => part),
  ).toString();
  return text === "" ? servicesSearchPath : `${servicesSearchPath}?${text}`;
}
