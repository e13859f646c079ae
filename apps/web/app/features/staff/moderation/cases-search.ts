import { type ReportedKind, reportedKinds } from "@jobami/api/reports/routes";
import { type CasesPlace, listAddress, partNames, readPlace } from "../frame/index.ts";

/** Parts of the list, in their order. */
export const caseStates = ["open", "waiting", "late", "decided"] as const;
type CaseState = (typeof caseStates)[number];

/** What the list is asked for, as its address states it; empty where it is not narrowed. */
export interface CasesSearch {
  state: CaseState;
  kind: ReportedKind | "";
  source: "people" | "filter" | "";
  cursor: string;
}

/** What waits, of every kind. */
export const everyCase: CasesSearch = { state: "open", kind: "", source: "", cursor: "" };

/** Kinds and sources, as addresses call them. */
const kindNames: Record<ReportedKind, string> = {
  comment: "commentaire",
  mission: "mission",
  profile: "profil",
  message: "message",
  review: "avis",
  offer: "offre",
  picture: "photo",
};
const sourceNames = { people: "personnes", filter: "filtre" } as const;
const sources = ["people", "filter"] as const;

const stateNames: Record<CaseState, string> = { open: "", ...partNames, decided: "traites" };

/** The address of a search at a place, leaving out what is the default. */
export const casesPath = ({ list }: CasesPlace, { state, kind, source, cursor }: CasesSearch): string =>
  listAddress(
    list,
    [
      ["etat", stateNames[state]],
      ["contenu", kind && kindNames[kind]],
      ["origine", source && sourceNames[source]],
    ],
    cursor,
  );

/** Reads an address; what it does not know it ignores. */
export function readCasesSearch(params: URLSearchParams): CasesSearch {
  return {
    state: caseStates.find((state) => stateNames[state] === (params.get("etat") ?? "")) ?? "open",
    kind: reportedKinds.find((kind) => kindNames[kind] === params.get("contenu")) ?? "",
    source: sources.find((source) => sourceNames[source] === params.get("origine")) ?? "",
    cursor: readPlace(params),
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
