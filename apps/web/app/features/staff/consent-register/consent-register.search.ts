import { consentTexts, type RecordState, recordStates } from "@jobami/api/consents/routes";
import { consentsPath } from "../../../generated/paths.ts";
import { listAddress, readPlace } from "../frame/index.ts";

/** What the register is asked for, as its address states it; empty where it is not narrowed. */
export interface RegisterSearch {
  q: string;
  text: (typeof consentTexts)[number] | "";
  version: string;
  state: RecordState | "";
  from: string;
  to: string;
  cursor: string;
  /** Whose history is open beside the list. */
  person: string;
}

/** Everything. */
export const wholeRegister: RegisterSearch = {
  q: "",
  text: "",
  version: "",
  state: "",
  from: "",
  to: "",
  cursor: "",
  person: "",
};

/** Texts and states, as addresses call them. */
const textNames = { terms: "cgv-cgu", ai: "ia" } as const;
const stateNames: Record<RecordState, string> = {
  given: "en-vigueur",
  revoked: "retire",
  lapsed: "echu",
  outdated: "ancienne-version",
  replaced: "renouvele",
};

/** The address of a search, leaving out what is the default. */
export function registerSearchPath(search: RegisterSearch): string {
  const { q, text, version, state, from, to, cursor, person } = search;
  const filters = [
    ["q", q.trim()],
    ["texte", text && textNames[text]],
    ["version", version],
    ["etat", state && stateNames[state]],
    ["du", from],
    ["au", to],
    ["personne", person],
  ] as const;
  return listAddress(consentsPath, filters, cursor);
}

function matching(params: URLSearchParams, name: string, pattern: RegExp): string {
  const value = params.get(name) ?? "";
  return pattern.test(value) ? value : "";
}

/** A day that there is, between 2000 and 2199. */
function dayOf(params: URLSearchParams, name: string): string {
  const day = matching(params, name, /^2[01]\d\d-\d\d-\d\d$/);
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : "";
}

/** The form of a version. */
export const versionPattern = /^\d{1,4}(\.\d{1,4}){0,2}$/;

/** Reads an address; what it does not know it ignores. */
export function readRegisterSearch(params: URLSearchParams): RegisterSearch {
  const from = dayOf(params, "du");
  const to = dayOf(params, "au");
  const isSpan = from === "" || to === "" || from <= to;
  return {
    q: (params.get("q") ?? "").replace(/\p{Cc}|\p{Cs}/gu, "").slice(0, 120),
    text: consentTexts.find((text) => textNames[text] === params.get("texte")) ?? "",
    version: matching(params, "version", versionPattern),
    state: recordStates.find((state) => stateNames[state] === params.get("etat")) ?? "",
    from: isSpan ? from : "",
    to: isSpan ? to : "",
    cursor: readPlace(params),
    person: matching(params, "personne", /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i),
  };
}

/** The same, as the contract asks for it, on every page alike. */
export function registerFilterOf({ q, text, version, state, from, to }: RegisterSearch) {
  return {
    ...(q.trim() === "" ? {} : { search: q.trim() }),
    ...(text === "" ? {} : { text }),
    ...(version === "" ? {} : { version }),
    ...(state === "" ? {} : { state }),
    ...(from === "" ? {} : { from }),
    ...(to === "" ? {} : { to }),
  };
}
