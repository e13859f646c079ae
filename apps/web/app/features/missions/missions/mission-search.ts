import { type CategorySlug, serviceGroups } from "@jobami/api/taxonomy";
import { missionsPath } from "../../../generated/paths.ts";
import { readPage } from "../../../platform/lists/index.ts";

/** What a list of missions is asked for, as its address states it. */
export interface MissionSearch {
  view: "ouvertes" | "mes";
  /** The one that an address without a word shows: a requester’s own, or the open ones. */
  usual: "ouvertes" | "mes";
  page: number;
  q: string;
  category: CategorySlug | "";
  isUrgent: boolean;
  /** A week by its name in the address, or a day, `YYYY-MM-DD`; empty for any. */
  when: string;
  /** Within the way that one's profile names; where it names none, that is everywhere. */
  isNear: boolean;
  /** Those that one likes. */
  isLiked: boolean;
  budget: keyof (typeof choices)["budget"]["asks"] | "";
  payment: keyof (typeof choices)["payment"]["asks"] | "";
  postedBy: keyof (typeof choices)["postedBy"]["asks"] | "";
  proposal: keyof (typeof choices)["proposal"]["asks"] | "";
  sort: MissionSort;
}

const weeks = { semaine: "this_week", prochaine: "next_week" } as const;
export type WantedWeek = keyof typeof weeks;
export const isWeek = (when: string): when is WantedWeek => Object.hasOwn(weeks, when);
/** A day that there is. */
export const isDay = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;

/** What is chosen seldom: its name in an address, in a question to the contract, and its values in both. */
const choices = {
  budget: { name: "tarif", filter: "budget_types", asks: { fixe: "fixe", heure: "horaire" } },
  payment: {
    name: "paiement",
    filter: "payment_methods",
    asks: { euros: "euros", jobis: "jobis", mixte: "hybrid" },
  },
  postedBy: { name: "par", filter: "profile_types", asks: { particuliers: "other", jobbeurs: "jobbeur" } },
  proposal: {
    name: "proposition",
    filter: "offer_status",
    asks: {
      "en-cours": "en_attente,contre_offre_client,contre_offre_jobbeur",
      acceptees: "acceptee",
      refusees: "refusee,expiree",
    },
  },
} as const;

type Choice = keyof typeof choices;
const chosenIn = (search: MissionSearch) =>
  (Object.keys(choices) as Choice[]).filter((choice) => search[choice] !== "");
/** Whether something is asked that seldom is. */
export const isRare = (search: MissionSearch) => chosenIn(search).length > 0;

/** Orders of a list, as its address calls them. */
const sortNames = { recent: "recentes", date: "date", amount: "prix" } as const;
export type MissionSort = keyof typeof sortNames;

/** Nothing is asked of a list, which begins anew. */
export const nothingAsked = {
  page: 1,
  q: "",
  category: "",
  isUrgent: false,
  when: "",
  isLiked: false,
  budget: "",
  payment: "",
  postedBy: "",
  proposal: "",
} as const;

/** All open missions. */
export const wholeList: MissionSearch = {
  ...nothingAsked,
  view: "ouvertes",
  usual: "ouvertes",
  isNear: true,
  sort: "recent",
};

/** The address of a list, leaving out what is the default. */
export function missionSearchPath(search: MissionSearch): string {
  const params = new URLSearchParams();
  if (search.view !== search.usual) params.set("vue", search.view);
  if (search.q !== "") params.set("q", search.q);
  if (search.category !== "") params.set("categorie", search.category);
  if (search.isUrgent) params.set("urgent", "oui");
  if (search.when !== "") params.set("quand", search.when);
  if (!search.isNear) params.set("zone", "partout");
  if (search.isLiked) params.set("aimees", "oui");
  for (const choice of chosenIn(search)) params.set(choices[choice].name, search[choice]);
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

/** What an address chooses; nothing where it invents a value. */
function readChoices(params: URLSearchParams) {
  const read = Object.entries(choices).map(([choice, { name, asks }]) => {
    const given = params.get(name) ?? "";
    return [choice, Object.hasOwn(asks, given) ? given : ""];
  });
  return Object.fromEntries(read) as Pick<MissionSearch, Choice>;
}

/** The list that an address without a word shows: a requester comes for their own. */
export const usualView = (user: { user_type: string } | null): MissionSearch["usual"] =>
  user?.user_type === "jobbeur" ? "ouvertes" : "mes";

/** Reads a list's address; what it does not know it ignores. */
export function readMissionSearch(params: URLSearchParams, usual: MissionSearch["usual"]): MissionSearch {
  const category = params.get("categorie") ?? "";
  const when = params.get("quand") ?? "";
  const view = params.get("vue");
  const known = serviceGroups.flatMap((group) => group.categories.map(({ slug }): string => slug));
  return {
    view: view === "mes" || view === "ouvertes" ? view : usual,
    usual,
    page: readPage(params),
    q: (params.get("q") ?? "").slice(0, 120),
    category: known.includes(category) ? (category as CategorySlug) : "",
    isUrgent: params.get("urgent") === "oui",
    when: isWeek(when) || isDay(when) ? when : "",
    isNear: params.get("zone") !== "partout",
    isLiked: params.get("aimees") === "oui",
    ...readChoices(params),
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
  const { q, category, isUrgent, when, isLiked, sort } = search;
  const chosen = chosenIn(search).map((choice) => {
    const { filter, asks } = choices[choice];
    return [filter, (asks as Record<string, string>)[search[choice]]];
  });
  return {
    ...(q.trim() === "" ? {} : { search: q.trim() }),
    ...(category === "" ? {} : { categories: category }),
    ...(isUrgent ? { is_urgent: "true" as const } : {}),
    ...(when === "" ? {} : { when: isWeek(when) ? weeks[when] : when }),
    ...(isOfZone(search) ? { nearby: "true" as const } : {}),
    ...(isLiked ? { liked: "true" as const } : {}),
    ...(Object.fromEntries(chosen) as Partial<Record<(typeof choices)[Choice]["filter"], string>>),
    ...(sort === "recent" ? {} : { sort_by: sort }),
  };
}
