import type { RailGroup, RailPlace } from "@jobami/ui/Rail";
import {
  Bell,
  CircleHelp,
  Hammer,
  Handshake,
  House,
  type LucideIcon,
  Mic,
  Plus,
  Settings,
  Shield,
  UserRound,
} from "lucide-react";
import {
  memberPages,
  nearestOf,
  offeredIn,
  type PageEntry,
  type PageIcon,
  type PlaceGroup,
} from "../../pages.ts";

/** The groups of the map of the product, in its order. */
const groups: readonly (readonly [id: PlaceGroup, title: string])[] = [
  ["today", "Aujourd’hui"],
  ["missions", "Missions"],
  ["relations", "Relations"],
  ["money", "Argent"],
  ["activity", "Mon activité"],
  ["visibility", "Se faire connaître"],
  ["benefits", "Avantages"],
  ["help", "Aide et réglages"],
];

const icons: Partial<Record<PageIcon, LucideIcon>> = {
  bell: Bell,
  circleHelp: CircleHelp,
  hammer: Hammer,
  handshake: Handshake,
  house: House,
  mic: Mic,
  plus: Plus,
  settings: Settings,
  shield: Shield,
  userRound: UserRound,
};

/** How much waits at a place, in a number and in words, by its address. */
export type PlaceCounts = Readonly<Record<string, RailPlace["count"]>>;

const places: readonly PageEntry[] = offeredIn(memberPages, "rail");

/** What a place is called where there is room for it; the dashboard’s first page by what it is among the others. */
const placeLabel = (page: PageEntry) =>
  page === memberPages.home ? memberPages.home.shortLabel : page.label;

/** The place that a page is or belongs to. */
const placeAt = (path: string): PageEntry | undefined => {
  const address = nearestOf(
    places.map((page) => page.path),
    path,
  );
  return places.find((page) => page.path === address);
};

/** The group that a page belongs to. */
export function groupAt(path: string): string | undefined {
  return placeAt(path)?.group;
}

/** All places of a signed-in person in their groups, as somebody at `path` sees them; groups without any are left out. */
export function placeGroups(path: string, counts: PlaceCounts = {}): RailGroup[] {
  const here = placeAt(path);
  const drawn = (page: PageEntry): RailPlace => {
    const Icon = page.icon && icons[page.icon];
    return {
      href: page.path,
      label: placeLabel(page),
      icon: Icon && <Icon strokeWidth={1.75} />,
      current: page === here ? (page.path === path ? "page" : "within") : undefined,
      count: counts[page.path],
    };
  };
  return groups
    .map(([id, title]) => ({ id, title, places: places.filter(({ group }) => group === id).map(drawn) }))
    .filter((group) => group.places.length > 0);
}
