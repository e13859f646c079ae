import { type Role, roles } from "@jobami/api/http/route";
import {
  defaultInactivity,
  type InactivityMonths,
  inactivityMonths,
  type PersonState,
  personStates,
} from "@jobami/api/people/routes";
import {
  birthdayManagementPath,
  inactiveAccountsPath,
  userManagementPath,
} from "../../../generated/paths.ts";
import { listAddress, readPlace } from "../frame/index.ts";

export const userTypes = ["jobbeur", "other"] as const;
export type UserType = (typeof userTypes)[number];

/** What the list of accounts is asked for, as its address states it; empty where it is not narrowed. */
export interface PeopleSearch {
  q: string;
  role: Role | "";
  userType: UserType | "";
  state: PersonState | "";
  /** Members of staff who have no second factor. */
  factor: "none" | "";
  cursor: string;
}

export const everybody: PeopleSearch = { q: "", role: "", userType: "", state: "", factor: "", cursor: "" };

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

/** The address of a search, leaving out what is the default. */
export const peoplePath = ({ q, role, userType, state, factor, cursor }: PeopleSearch): string =>
  listAddress(
    userManagementPath,
    [
      ["q", q.trim()],
      ["role", role && roleNames[role]],
      ["genre", userType && typeNames[userType]],
      ["etat", state && stateNames[state]],
      ["facteur", factor && "sans"],
    ],
    cursor,
  );

/** Reads an address; what it does not know it ignores. */
export function readPeopleSearch(params: URLSearchParams): PeopleSearch {
  return {
    q: (params.get("q") ?? "").replace(/\p{Cc}|\p{Cs}/gu, "").slice(0, 120),
    role: roles.find((role) => roleNames[role] === params.get("role")) ?? "",
    userType: userTypes.find((type) => typeNames[type] === params.get("genre")) ?? "",
    state: personStates.find((state) => stateNames[state] === params.get("etat")) ?? "",
    factor: params.get("facteur") === "sans" ? "none" : "",
    cursor: readPlace(params),
  };
}

/** What of it the server is asked. */
export const peopleFilter = ({ q, role, userType, state, factor }: PeopleSearch) => ({
  ...(q.trim() === "" ? {} : { search: q.trim() }),
  ...(role === "" ? {} : { role }),
  ...(userType === "" ? {} : { userType }),
  ...(state === "" ? {} : { state }),
  ...(factor === "" ? {} : { factor }),
});

/** For how many months no one signed in, and which place of it. */
export interface InactiveSearch {
  months: InactivityMonths;
  cursor: string;
}

export const inactivePath = ({ months, cursor }: InactiveSearch): string =>
  listAddress(inactiveAccountsPath, [["mois", months === defaultInactivity ? "" : String(months)]], cursor);

export const readInactiveSearch = (params: URLSearchParams): InactiveSearch => ({
  months: inactivityMonths.find((months) => String(months) === params.get("mois")) ?? defaultInactivity,
  cursor: readPlace(params),
});

/** A place among the wishes that were sent. */
export const wishesPath = (cursor: string): string => listAddress(birthdayManagementPath, [], cursor);
