import { type ReportedKind, reportedKinds } from "@jobami/api/reports/routes";
import { readPage } from "../../platform/lists/index.ts";
import type { CasesPlace } from "../../staff-pages.ts";

/** What the list is asked for, as its address says it; empty where it is not narrowed. */
export interface CasesSearch {
  state: "open" | "decided";
  kind: ReportedKind | "";
  source: "people" | "filter" | "";
  page: number;
}

/** What waits, of every kind. */
export const everyCase: CasesSearch = { state: "open", kind: "", source: "", page: 1 };

/** Kinds and sources, as addresses call them. */
const kindNames: Record<ReportedKind, string> = {
  comment: "commentaire",
  mission: "mission",
  profile: "profil",
  message: "message",
  review: "avis",
  offer: "offre",
};
const sourceNames = { people: "personnes", filter: "filtre" } as const;
const sources = ["people", "filter"] as const;

/** The address of a search at a place, leaving out what is the default. */
export function casesPath({ list }: CasesPlace, { state, kind, source, page }: CasesSearch): string {
  const said: [string, string][] = [
    ["etat", state === "decided" ? "traites" : ""],
    ["contenu", kind && kindNames[kind]],
    ["origine", source && sourceNames[source]],
    ["page", page > 1 ? String(page) : ""],
  ];
  const params = new URLSearchParams(said.filter(([, value]) => value !== ""));
  return params.size === 0 ? list : `${list}?${params}`;
}

/** Reads an address; what it does not know it ignores. */
export function readCasesSearch(params: URLSearchParams): CasesSearch {
  return {
    state: params.get("etat") === "traites" ? "decided" : "open",
    kind: reportedKinds.find((kind) => kindNames[kind] === params.get("contenu")) ?? "",
    source: sources.find((source) => sourceNames[source] === params.get("origine")) ?? "",
    page: readPage(params),
  };
}

/** The same, as the contract asks for it, on every page alike. */
export function casesFilterOf({ state, kind, source }: CasesSearch) {
  return {
    status: state,
    ...(kind === "" ? {} : { kind }),
    ...(source === "" ? {} : { source }),
  };
}
