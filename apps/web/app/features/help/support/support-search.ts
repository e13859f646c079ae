import { type TicketKind, ticketKinds } from "@jobami/api/support/routes";
import { readPage } from "../../../platform/lists/index.ts";
import { listAddress, partNames, readPlace } from "../../staff/frame/index.ts";
import { listPath } from "./where.ts";

/** What one's own list is asked for, as its address states it. */
export interface OwnSearch {
  state: "open" | "ended";
  page: number;
}

/** Parts of the queue, in their order. */
export const ticketStates = ["open", "waiting", "late", "ended"] as const;
type TicketState = (typeof ticketStates)[number];
const ticketStateNames: Record<TicketState, string> = { open: "", ...partNames, ended: "clos" };

/** What the queue is asked for. */
export interface TicketQueueSearch {
  state: TicketState;
  kind: TicketKind | "";
  assigned: "anybody" | "me" | "nobody";
  tag: string;
  q: string;
  cursor: string;
}

export const everyTicket: TicketQueueSearch = {
  state: "open",
  kind: "",
  assigned: "anybody",
  tag: "",
  q: "",
  cursor: "",
};

/** What is shown first where everybody finds what they look after. */
export const myTickets: TicketQueueSearch = { ...everyTicket, assigned: "me" };

const kindsInFrench = { help: "demande", bug: "probleme" } as const;
const assignedInFrench = { anybody: "tous", me: "moi", nobody: "personne" } as const;
const everyAssigned = ["anybody", "me", "nobody"] as const;

function pathWith(path: string, filters: readonly [string, string][]): string {
  const params = new URLSearchParams(filters.filter(([, value]) => value !== ""));
  return params.size === 0 ? path : `${path}?${params}`;
}

const stateAndPage = ({ state, page }: OwnSearch): [string, string][] => [
  ["etat", state === "ended" ? "clos" : ""],
  ["page", page > 1 ? String(page) : ""],
];

const readState = (params: URLSearchParams): OwnSearch => ({
  state: params.get("etat") === "clos" ? "ended" : "open",
  page: readPage(params),
});

/** The address of one's own list, leaving out what is the default. */
export const ownPath = (kind: TicketKind, search: OwnSearch): string =>
  pathWith(listPath("member", kind), stateAndPage(search));

export const readOwnSearch = readState;

/** The address of a queue, leaving out what it shows first. */
export function ticketQueuePath(path: string, search: TicketQueueSearch, first = everyTicket): string {
  const { state, kind, assigned, tag, q, cursor } = search;
  return listAddress(
    path,
    [
      ["q", q],
      ["genre", kind === "" ? "" : kindsInFrench[kind]],
      ["suivi", assigned === first.assigned ? "" : assignedInFrench[assigned]],
      ["etiquette", tag],
      ["etat", ticketStateNames[state]],
    ],
    cursor,
  );
}

/** Reads an address; what it does not know it ignores. */
export function readTicketQueueSearch(params: URLSearchParams, first = everyTicket): TicketQueueSearch {
  const assigned = params.get("suivi");
  return {
    state: ticketStates.find((state) => ticketStateNames[state] === (params.get("etat") ?? "")) ?? "open",
    cursor: readPlace(params),
    kind: ticketKinds.find((kind) => kindsInFrench[kind] === params.get("genre")) ?? "",
    assigned: everyAssigned.find((one) => assignedInFrench[one] === assigned) ?? first.assigned,
    tag: /^[\da-f-]{36}$/.exec(params.get("etiquette") ?? "")?.[0] ?? "",
    q: (params.get("q") ?? "").slice(0, 100),
  };
}

/** What of it the server is asked: no kind, tag or word that is not chosen. */
export const ticketQueueFilter = ({ state, kind, assigned, tag, q }: TicketQueueSearch) => ({
  status: state,
  assigned,
  ...(kind === "" ? {} : { kind }),
  ...(tag === "" ? {} : { tag }),
  ...(q === "" ? {} : { q }),
});
