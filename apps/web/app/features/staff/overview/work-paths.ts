import type { Role } from "@jobami/api/http/route";
import type { WorkKind, WorkPart } from "@jobami/api/staff/routes";
import {
  adminSupportPath,
  appealsPath,
  assignedTicketsPath,
  contestsPath,
  disputesPath,
  documentsPath,
  userManagementPath,
} from "../../../generated/paths.ts";
import { administratorsPlace, listAddress, mineName, moderatorsPlace, partNames } from "../frame/index.ts";

/** What a figure of the first page counts. */
export type WorkFigurePart = WorkPart | "mine";

const paths: Record<Exclude<WorkKind, "reports" | "tickets" | "bugs" | "factors">, string> = {
  appeals: appealsPath,
  disputes: disputesPath,
  contests: contestsPath,
  papers: documentsPath,
};

/** Tickets are filed in the administration, and by moderators among the pages of everybody. */
function ticketsPath(role: Role, kind: "demande" | "probleme", part: WorkFigurePart): string {
  const isAdministrator = role === "jobpadm";
  const path = isAdministrator ? adminSupportPath : assignedTicketsPath;
  const follow = part === "mine" ? "moi" : "tous";
  const usual = isAdministrator ? "tous" : "moi";
  return listAddress(path, [
    ["genre", kind],
    ["suivi", follow === usual ? "" : follow],
    ["etat", part === "late" ? partNames.late : partNames.waiting],
  ]);
}

const stateNames: Record<WorkFigurePart, string> = { ...partNames, mine: mineName };

/** The list that a figure of the first page counts, where this role reads it. */
export function workPath(kind: WorkKind, part: WorkFigurePart, role: Role): string {
  if (kind === "tickets") return ticketsPath(role, "demande", part);
  if (kind === "bugs") return ticketsPath(role, "probleme", part);
  if (kind === "factors") return listAddress(userManagementPath, [["facteur", "sans"]]);
  const state = [["etat", stateNames[part]]] as const;
  if (kind !== "reports") return listAddress(paths[kind], state);
  return listAddress((role === "jobpadm" ? administratorsPlace : moderatorsPlace).list, state);
}
