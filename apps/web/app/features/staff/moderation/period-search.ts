import { type LogKind, logKinds } from "@jobami/api/audit/contract";
import { type Period, periods } from "@jobami/api/staff/routes";
import { moderationLogPath, moderationStatsPath } from "../../../generated/paths.ts";
import { listAddress, readPlace } from "../frame/index.ts";

/** Periods and acts, as addresses call them. */
const periodNames: Record<Period, string> = {
  week: "semaine",
  month: "mois",
  quarter: "trimestre",
  year: "annee",
};
const actNames: Record<LogKind, string> = {
  "content.kept": "laisse",
  "content.removed": "masque",
  "content.restored": "retabli",
  "dispute.decided": "litige",
  "dispute.reviewed": "litige-revu",
  "filter.kept": "filtre-maintenu",
  "filter.lifted": "filtre-leve",
  "sanction.warned": "avertissement",
  "sanction.suspended": "suspension",
  "sanction.banned": "suspension-definitive",
  "sanction.lifted": "suspension-levee",
  "papers.read": "pieces-consultees",
  "evidence.read": "preuves-consultees",
  "journal.read": "listes-consultees",
  "account.read": "comptes-consultes",
  "appeal.upheld": "recours-rejete",
  "appeal.overturned": "recours-accepte",
};

/** The period of an address; everything for one that it does not know. */
export const readPeriod = (params: URLSearchParams): Period | "" =>
  periods.find((period) => periodNames[period] === params.get("periode")) ?? "";

/** The address of the figures of a period. */
export const statsPath = (period: Period | ""): string =>
  listAddress(moderationStatsPath, [["periode", period && periodNames[period]]]);

/** What the log is asked for, as its address states it; empty where it is not narrowed. */
export interface LogSearch {
  act: LogKind | "";
  period: Period | "";
  cursor: string;
}

/** All of it. */
export const wholeLog: LogSearch = { act: "", period: "", cursor: "" };

/** The address of a search, leaving out what is the default. */
export const logPath = ({ act, period, cursor }: LogSearch): string =>
  listAddress(
    moderationLogPath,
    [
      ["acte", act && actNames[act]],
      ["periode", period && periodNames[period]],
    ],
    cursor,
  );

/** Reads an address; what it does not know it ignores. */
export function readLogSearch(params: URLSearchParams): LogSearch {
  return {
    act: logKinds.find((act) => actNames[act] === params.get("acte")) ?? "",
    period: readPeriod(params),
    cursor: readPlace(params),
  };
}
