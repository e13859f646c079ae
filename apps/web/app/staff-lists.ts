import { lastPageCursor } from "@jobami/api/http/paged-reading";
import type { Role } from "@jobami/api/http/route";
import type { WorkKind, WorkPart } from "@jobami/api/staff/routes";
import { assignedTicketsPath } from "./generated/paths.ts";
import { administratorsPlace, moderatorsPlace, staffPages } from "./staff-pages.ts";

/** Parts of the lists of staff, as their addresses call them. */
export const partNames: Record<WorkPart, string> = { waiting: "pour-moi", late: "en-retard" };

/** What is given to who reads, in the lists that have it as a state. */
export const mineName = "suivis-par-moi";

const stateNames: Record<WorkPart | "mine", string> = { ...partNames, mine: mineName };

/** The same in the words of their filters. */
export const partWords: Record<WorkPart, string> = {
  waiting: "À traiter par vous",
  late: "À traiter par vous, en retard",
};

/** The address of a place in a list of staff; what is empty is not said. */
export function listAddress(path: string, said: readonly (readonly [string, string])[], cursor = ""): string {
  const asked = [...said, ["place", cursor] as const].filter(([, value]) => value !== "");
  const params = new URLSearchParams(asked.map(([name, value]) => [name, value]));
  return params.size === 0 ? path : `${path}?${params}`;
}

/** The place in a list that its address names; empty for its first page, and for what no list has made. */
export function readPlace(params: URLSearchParams): string {
  const place = params.get("place") ?? "";
  return place === lastPageCursor || /^(?:apres|avant)~[\w.~-]{1,190}$/.test(place) ? place : "";
}

/** What a figure of the first page counts. */
export type WorkFigurePart = WorkPart | "mine";

const paths: Record<Exclude<WorkKind, "reports" | "tickets" | "bugs" | "factors">, string> = {
  appeals: staffPages.appeals.path,
  disputes: staffPages.disputes.path,
  contests: staffPages.contests.path,
  papers: staffPages.documents.path,
};

/** Tickets are filed in the administration, and by moderators among the pages of everybody. */
function ticketsPath(role: Role, kind: "demande" | "probleme", part: WorkFigurePart): string {
  const isAdministrator = role === "jobpadm";
  const path = isAdministrator ? staffPages.supportDesk.path : assignedTicketsPath;
  const follow = part === "mine" ? "moi" : "tous";
  const usual = isAdministrator ? "tous" : "moi";
  return listAddress(path, [
    ["genre", kind],
    ["suivi", follow === usual ? "" : follow],
    ["etat", part === "late" ? partNames.late : partNames.waiting],
  ]);
}

/** The list that a figure of the first page counts, where this role reads it. */
export function workPath(kind: WorkKind, part: WorkFigurePart, role: Role): string {
  if (kind === "tickets") return ticketsPath(role, "demande", part);
  if (kind === "bugs") return ticketsPath(role, "probleme", part);
  if (kind === "factors") return listAddress(staffPages.userManagement.path, [["facteur", "sans"]]);
  const state = [["etat", stateNames[part]]] as const;
  if (kind !== "reports") return listAddress(paths[kind], state);
  return listAddress((role === "jobpadm" ? administratorsPlace : moderatorsPlace).list, state);
}
