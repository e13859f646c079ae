import { type Role, roles } from "@jobami/api/http/route";
import {
  defaultInactivity,
  type InactivityMonths,
  inactivityMonths,
  type PersonState,
  personStates,
} from "@jobami/api/people/routes";
import { readPage } from "../../platform/lists/index.ts";
import { staffPages } from "../../staff-pages.ts";

export const userTypes = ["jobbeur", "other"] as const;
export type UserType = (typeof userTypes)[number];

/** What the list of accounts is asked for, as its address says it; empty where it is not narrowed. */
export interface PeopleSearch {
  q: string;
  role: Role | "";
  userType: UserType | "";
  state: PersonState | "";
  page: number;
}

export const everybody: PeopleSearch = { q: "", role: "", userType: "", state: "", page: 1 };

const roleNames: Record<Role, string> = {
  jobutil: "membre",
  jobmodo: "moderation",
  jobpadm: "administration",
};
const typeNames: Record<UserType, string> = { jobbeur: "jobbeur", other: "demandeur" };
const stateNames: Record<PersonState, string> = {
  active: "actif",
  paused: "pause",
  suspended: "suspendu",
  leaving: "depart",
  closed: "ferme",
};

function pathWith(path: string, said: readonly [string, string][]): string {
  const params = new URLSearchParams(said.filter(([, value]) => value !== ""));
  return params.size === 0 ? path : `${path}?${params}`;
}

const pageOf = (page: number): [string, string] => ["page", page > 1 ? String(page) : ""];

/** The address of a search, leaving out what is the default. */
export const peoplePath = ({ q, role, userType, state, page }: PeopleSearch): string =>
  pathWith(staffPages.userManagement.path, [
    ["q", q.trim()],
    ["role", role && roleNames[role]],
    ["genre", userType && typeNames[userType]],
    ["etat", state && stateNames[state]],
    pageOf(page),
  ]);

/** Reads an address; what it does not know it ignores. */
export function readPeopleSearch(params: URLSearchParams): PeopleSearch {
  return {
    q: (params.get("q") ?? "").replace(/\p{Cc}|\p{Cs}/gu, "").slice(0, 120),
    role: roles.find((role) => roleNames[role] === params.get("role")) ?? "",
    userType: userTypes.find((type) => typeNames[type] === params.get("genre")) ?? "",
    state: personStates.find((state) => stateNames[state] === params.get("etat")) ?? "",
    page: readPage(params),
  };
}

/** What of it the server is asked. */
export const peopleFilter = ({ q, role, userType, state }: PeopleSearch) => ({
  ...(q.trim() === "" ? {} : { search: q.trim() }),
  ...(role === "" ? {} : { role }),
  ...(userType === "" ? {} : { userType }),
  ...(state === "" ? {} : { state }),
});

/** For how many months nobody signed in, and which page of it. */
export interface InactiveSearch {
  months: InactivityMonths;
  page: number;
}

export const inactivePath = ({ months, page }: InactiveSearch): string =>
  pathWith(staffPages.inactiveAccounts.path, [
    ["mois", months === defaultInactivity ? "" : String(months)],
    pageOf(page),
  ]);

export const readInactiveSearch = (params: URLSearchParams): InactiveSearch => ({
  months: inactivityMonths.find((months) => String(months) === params.get("mois")) ?? defaultInactivity,
  page: readPage(params),
});

/** A page of the wishes that were sent. */
export const wishesPath = (page: number): string =>
  pathWith(staffPages.birthdayManagement.path, [pageOf(page)]);
