import { type Period, periods } from "@jobami/api/staff/routes";

/** Periods, as addresses call them. */
const periodNames: Readonly<Record<Period, string>> = {
  week: "semaine",
  month: "mois",
  quarter: "trimestre",
  year: "annee",
};

/** The period of an address; everything for one that it does not know. */
export const readPeriod = (params: URLSearchParams): Period | "" =>
  periods.find((period) => periodNames[period] === params.get("periode")) ?? "";

/** The address of the figures of a period. */
export const periodPath = (path: string, period: Period | ""): string =>
  period === "" ? path : `${path}?periode=${periodNames[period]}`;

/** What the list of models is narrowed to, by its address. */
export interface ModelSearch {
  query: string;
  page: number;
}

/** The address of a search among the models, leaving out what is the default. */
export function modelsPath(path: string, { query, page }: ModelSearch): string {
  const params = new URLSearchParams();
  if (query !== "") params.set("q", query);
  if (page > 1) params.set("page", String(page));
  return params.size === 0 ? path : `${path}?${params}`;
}

/** What an address searches for, as long as names of models are. */
export const readQuery = (params: URLSearchParams): string => (params.get("q") ?? "").slice(0, 80);
