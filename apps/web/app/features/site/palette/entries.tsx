import { displayText, shortName } from "@jobami/api/http/display-text";
import type { Role } from "@jobami/api/http/route";
import type { Mission } from "@jobami/api/missions/contract";
import type { Proposal } from "@jobami/api/proposals/contract";
import { lastUsedFirst } from "@jobami/machines/navigation/command-palette";
import { Hammer, Search, Settings } from "lucide-react";
import type { ReactNode } from "react";
import { placeText, statusCopy, whenText } from "../../../entities/mission/index.ts";
import { PersonFace } from "../../../entities/person/index.ts";
import { findByTerms, memberPlaces, type PlaceMap, staffPlaces } from "../../../entities/place/index.ts";
import { missionsPath } from "../../../generated/paths.ts";
import { searchTerms as otherTerms } from "../../../generated/search-terms.ts";
import { settingsPages } from "../../../generated/settings.ts";
import { spokenPages } from "../../../generated/spoken.ts";
import { missionPath } from "../../../paths.ts";
import { acts, searchServicesAct } from "./acts.tsx";
import { groupCopy, searchText, servicesText } from "./copy.ts";

type GroupId = keyof typeof groupCopy;

/** Something that can be gone to or done. */
export interface PaletteEntry {
  id: string;
  group: Exclude<GroupId, "used">;
  label: string;
  description?: string;
  /** Other terms for it, which are not shown. */
  synonyms: string;
  icon: ReactNode;
  /** Where it leads; nothing for an act. */
  to?: string;
}

export interface PaletteGroup {
  id: GroupId;
  title: string;
  entries: readonly PaletteEntry[];
}

/** What of a person's own is in the palette. */
export interface OwnThings {
  missions: readonly Mission[];
  sent: readonly Proposal[];
  received: readonly Proposal[];
}

/** While nothing is typed the lists of one's own show their first ones. */
const shownUntyped = 5;
const shownTyped = 6;
const searchFrom = 2;
/** Shorter parts are within terms of all kinds. */
const synonymsFrom = 3;
const icon = { strokeWidth: 1.75 } as const;

/** What people call a page: other terms for it, or the terms with which they ask for it aloud. */
function namesOf(path: string): string {
  const spoken = spokenPages.find(({ to }) => to === path)?.spoken ?? [];
  return otherTerms[path] ?? spoken.map((list) => list.replace(/[{}|,]+/g, " ")).join(" ");
}

const placesOf = (map: PlaceMap): PaletteEntry[] =>
  map
    .placeGroups("")
    .flatMap(({ places }) => places)
    .map(({ href, label, icon: drawn }) => ({
      id: href,
      group: "places",
      label,
      synonyms: namesOf(href),
      icon: drawn,
      to: href,
    }));

/** Places and acts: the same for everybody. */
const fixed: readonly PaletteEntry[] = [
  ...placesOf(memberPlaces),
  ...settingsPages
    .filter(({ offered = [] }) => !offered.includes("rail"))
    .map(
      ({ path, label }): PaletteEntry => ({
        id: path,
        group: "places",
        label,
        synonyms: namesOf(path),
        icon: <Settings {...icon} />,
        to: path,
      }),
    ),
  ...acts.map(
    ({ id, label, synonyms, icon: drawn }): PaletteEntry => ({
      id,
      group: "acts",
      label,
      synonyms,
      icon: drawn,
    }),
  ),
];

function missionEntry(mission: Mission, now: number): PaletteEntry {
  const { label } = statusCopy[mission.statut];
  return {
    id: missionPath(mission.id),
    group: "missions",
    label: displayText(mission.title),
    description: [label, placeText(mission.place), whenText(mission, now)].join(" · "),
    synonyms: "",
    icon: <Hammer {...icon} />,
    to: missionPath(mission.id),
  };
}

/** Whom one negotiates with, each once, by what was written last. */
function peopleEntries({ sent, received }: OwnThings): PaletteEntry[] {
  const met = [
    ...sent.map((proposal) => ({ proposal, person: proposal.mission.owner })),
    ...received.map((proposal) => ({ proposal, person: proposal.jobbeur })),
  ].sort((one, other) => other.proposal.updatedAt.localeCompare(one.proposal.updatedAt));
  const last = new Map(met.toReversed().map((one) => [one.person.id, one]));
  return met
    .filter((one) => last.get(one.person.id) === one)
    .map(({ proposal: { mission }, person }) => ({
      id: `person.${person.id}`,
      group: "people",
      label: shortName(person),
      description: displayText(mission.title),
      synonyms: "",
      icon: <PersonFace person={person} size="small" />,
      to: missionPath(mission.id),
    }));
}

/** Everything that one person of a role can go to or do from anywhere, as it stands at `now` (ms). */
export function paletteEntries(own: OwnThings, now: number, role: Role = "jobutil"): readonly PaletteEntry[] {
  return [
    ...placesOf(staffPlaces(role)),
    ...fixed,
    ...own.missions.map((mission) => missionEntry(mission, now)),
    ...peopleEntries(own),
  ];
}

/** What the page itself answers, in one group. */
export function answeredGroups(entries: readonly PaletteEntry[]): readonly PaletteGroup[] {
  return entries.length === 0 ? [] : [{ id: "page", title: groupCopy.page, entries }];
}

/** Entries in the groups that they are shown in, in the order of their first ones. */
function grouped(entries: readonly PaletteEntry[], groupOf: (entry: PaletteEntry) => GroupId, most: number) {
  const groups = new Map<GroupId, PaletteEntry[]>();
  for (const entry of entries) groups.set(groupOf(entry), [...(groups.get(groupOf(entry)) ?? []), entry]);
  return [...groups].map(
    ([id, members]): PaletteGroup => ({
      id,
      title: groupCopy[id],
      entries: id === "missions" || id === "people" ? members.slice(0, most) : members,
    }),
  );
}

/** Opens the search for services with the terms in it, where a commune is one key away. */
function servicesEntry(typed: string): PaletteEntry {
  return {
    id: searchServicesAct.id,
    group: "search",
    label: servicesText(displayText(typed)),
    synonyms: "",
    icon: searchServicesAct.icon,
  };
}

/** Searches for the terms among all missions: for what is neither a place nor one's own. */
function searchEntry(typed: string): PaletteEntry {
  return {
    id: "search",
    group: "search",
    label: searchText(displayText(typed)),
    synonyms: "",
    icon: <Search {...icon} />,
    to: `${missionsPath}?${new URLSearchParams({ q: typed })}`,
  };
}

/** What is shown for the terms that are typed: what was used last comes first while there are none, what is meant most otherwise. */
export function foundGroups(
  entries: readonly PaletteEntry[],
  typed: string,
  used: readonly string[],
): readonly PaletteGroup[] {
  const looked = typed.trim();
  if (looked === "")
    return grouped(
      lastUsedFirst(entries, used),
      ({ id, group }) => (used.includes(id) ? "used" : group),
      shownUntyped,
    );
  const named = findByTerms(entries, ({ label, description = "" }) => `${label} ${description}`, looked);
  const meant = findByTerms(
    looked.length < synonymsFrom ? [] : entries.filter((entry) => !named.includes(entry)),
    ({ synonyms }) => synonyms,
    looked,
  );
  const search = looked.length < searchFrom ? [] : [servicesEntry(looked), searchEntry(looked)];
  const isSearch = ({ id }: PaletteEntry) => search.some((one) => one.id === id);
  return grouped(
    [...[...named, ...meant].filter((entry) => !isSearch(entry)), ...search],
    ({ group }) => group,
    shownTyped,
  );
}
