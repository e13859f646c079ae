import { lastPageCursor } from "@jobami/api/http/paged-reading";

/** The place in a list that its address names; empty for its first page, and for what no list has made. */
export function readPlace(params: URLSearchParams, name = "place"): string {
  const place = params.get(name) ?? "";
  return place === lastPageCursor || /^(?:apres|avant)~[\w.~-]{1,190}$/.test(place) ? place : "";
}
