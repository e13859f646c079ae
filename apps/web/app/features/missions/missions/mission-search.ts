import { type CategorySlug, serviceGroups } from "@jobami/api/taxonomy";
import { missionsPath } from "../../../generated/paths.ts";
import { readPage } from "../../../platform/lists/index.ts";

/** What a list of missions is asked for, as its address states it. */
export interface MissionSearch {
  view: "ouvertes" | "mes";
  page: number;
  q: string;
  category: CategorySlug | "";
  isUrgent: boolean;
  /** Within the way that one's profile names; where it names none, that is everywhere. */
  isNear: boolean;
  /** Those that one likes. */
  isLiked: boolean;
  budget: keyof typeof budgets | "";
  payment: keyof typeof payments | "";
  postedBy: keyof typeof posters | "";
  proposal: keyof typeof proposals | "";
  sort: MissionSort;
}

/** Choices, by what an address calls them, and what the contract is asked for. */
export const budgets = { fixe: "fixe", heure: "horaire" } as const;
export const payments = { euros: "euros", jobis: "jobis", mixte: "hybrid" } as const;
export const posters = { particuliers: "other", jobbeurs: "jobbeur" } as const;
export const proposals = {
  "en-cours": "en_attente,contre_offre_client,contre_offre_jobbeur",
  acceptees: "acceptee",
  refusees: "refusee,expiree",
} as const;

/** What is chosen from a few, by its name in an address. */
const choices = {
  tarif: { field: "budget", known: budgets },
  paiement: { field: "payment", known: payments },
  par: { field: "postedBy", known: posters },
  proposition: { field: "proposal", known: proposals },
} as const;

/** Orders of a list, as its address calls them. */
const sortNames = { recent: "recentes", date: "date", amount: "prix" } as const;
export type MissionSort = keyof typeof sortNames;

/** All open missions. */
export const wholeList: MissionSearch = {
  view: "ouvertes",
  page: 1,
  q: "",
  category: "",
  isUrgent: false,
  isNear: true,
  isLiked: false,
  budget: "",
  payment: "",
  postedBy: "",
  proposal: "",
  sort: "recent",
};

/** The address of a list, leaving out what is the default. */
export function missionSearchPath(search: MissionSearch): string {
  const params = new URLSearchParams();
  if (search.view === "mes") params.set("vue", "mes");
  if (search.q !== "") params.set("q", search.q);
  if (search.category !== "") params.set("categorie", search.category);
  if (search.isUrgent) params.set("urgent", "oui");
  if (!search.isNear) params.set("zone", "partout");
  if (search.isLiked) params.set("aimees", "oui");
  for (const [name, choice] of Object.entries(choices)) {
    const chosen = search[choice.field];
    if (chosen !== "") params.set(name, chosen);
  }
  if (search.sort !== "recent") params.set("tri", sortNames[search.sort]);
  if (search.page > 1) params.set("page", String(search.page));
  const text = params.toString();
  return text === "" ? missionsPath : `${missionsPath}?${text}`;
}

/** The address of a list with one of its missions beside it. */
export function missionBesidePath(search: MissionSearch, id: string): string {
  const path = missionSearchPath(search);
  return `${path}${path.includes("?") ? "&" : "?"}mission=${encodeURIComponent(id)}`;
}

/** The mission beside a list, as its address names it. */
export function readMissionBeside(params: URLSearchParams): string | null {
  const id = params.get("mission");
  return id !== null && /^[\da-f-]{36}$/i.test(id) ? id : null;
}

/** A value that a choice knows; none where the address invents one. */
function readChoice<Known extends object>(known: Known, given: string | null): keyof Known | "" {
  return given !== null && Object.hasOwn(known, given) ? (given as keyof Known) : "";
}

/** Reads a list's address; what it does not know it ignores. */
export function readMissionSearch(params: URLSearchParams): MissionSearch {
  const category = params.get("categorie") ?? "";
  const known = serviceGroups.flatMap((group) => group.categories.map(({ slug }): string => slug));
  return {
    view: params.get("vue") === "mes" ? "mes" : "ouvertes",
    page: readPage(params),
    q: (params.get("q") ?? "").slice(0, 120),
    category: known.includes(category) ? (category as CategorySlug) : "",
    isUrgent: params.get("urgent") === "oui",
    isNear: params.get("zone") !== "partout",
    isLiked: params.get("aimees") === "oui",
    budget: readChoice(budgets, params.get("tarif")),
    payment: readChoice(payments, params.get("paiement")),
    postedBy: readChoice(posters, params.get("par")),
    proposal: readChoice(proposals, params.get("proposition")),
    sort:
      (Object.keys(sortNames) as MissionSort[]).find((sort) => sortNames[sort] === params.get("tri")) ??
      "recent",
  };
}

/** Whether a list is of one's zone: neither of one's own missions nor of those that one likes or proposed on, wherever they are. */
export const isOfZone = ({ view, isNear, isLiked, proposal }: MissionSearch) =>
  view === "ouvertes" && isNear && !isLiked && proposal === "";

/** The same, as the contract asks for it, on every page alike. */
export function filterOf(search: MissionSearch) {
  const { q, category, isUrgent, isLiked, budget, payment, postedBy, proposal, sort } = search;
  return {
    ...(q.trim() === "" ? {} : { search: q.trim() }),
    ...(category === "" ? {} : { categories: category }),
    ...(isUrgent ? { is_urgent: "true" as const } : {}),
    ...(isOfZone(search) ? { nearby: "true" as const } : {}),
    ...(isLiked ? { liked: "true" as const } : {}),
    ...(budget === "" ? {} : { budget_types: budgets[budget] }),
    ...(payment === "" ? {} : { payment_methods: payments[payment] }),
    ...(postedBy === "" ? {} : { profile_types: posters[postedBy] }),
    ...(proposal === "" ? {} : { offer_status: proposals[proposal] }),
    ...(sort === "recent" ? {} : { sort_by: sort }),
  };
}
