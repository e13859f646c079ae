import type { RailGroup, RailPlace } from "@jobami/ui/Rail";
import {
  Award,
  BadgeCheck,
  Bell,
  Bookmark,
  BookOpen,
  Bug,
  CalendarDays,
  ChartColumn,
  CircleHelp,
  Coins,
  Contact,
  Crop,
  Crown,
  FileCheck,
  Hammer,
  Handshake,
  Heart,
  House,
  IdCard,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  Mic,
  Plus,
  QrCode,
  ReceiptText,
  ScanLine,
  Settings,
  Shield,
  Sparkles,
  Star,
  Tag,
  TicketPercent,
  TrendingUp,
  UserRound,
  Users,
  Wallet,
} from "lucide-react";
import { memberMap } from "../../generated/member-map.ts";
import { dashboardPath, dashboardShortLabel } from "../../generated/paths.ts";
import { nearestOf, offeredIn, type PageEntry, type PageIcon, type PlaceGroup } from "../../pages.ts";

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

type PlaceIcons = Partial<Record<PageIcon, LucideIcon>>;

const icons: PlaceIcons = {
  award: Award,
  badgeCheck: BadgeCheck,
  bell: Bell,
  bookmark: Bookmark,
  bookOpen: BookOpen,
  bug: Bug,
  chartColumn: ChartColumn,
  circleHelp: CircleHelp,
  calendarDays: CalendarDays,
  coins: Coins,
  contact: Contact,
  crop: Crop,
  crown: Crown,
  fileCheck: FileCheck,
  hammer: Hammer,
  handshake: Handshake,
  heart: Heart,
  house: House,
  idCard: IdCard,
  megaphone: Megaphone,
  messageCircle: MessageCircle,
  mic: Mic,
  plus: Plus,
  qrCode: QrCode,
  scanLine: ScanLine,
  receipt: ReceiptText,
  settings: Settings,
  shield: Shield,
  sparkles: Sparkles,
  star: Star,
  tag: Tag,
  ticketPercent: TicketPercent,
  trendingUp: TrendingUp,
  userRound: UserRound,
  users: Users,
  wallet: Wallet,
};

/** How much waits at a place, as a number and as text, by its address. */
export type PlaceCounts = Readonly<Record<string, RailPlace["count"]>>;

/** The places of a person in their groups. */
export interface PlaceMap {
  /** The group that a page belongs to. */
  groupAt: (path: string) => string | undefined;
  /** All of them as a person at `path` sees them; groups without any are left out. */
  placeGroups: (path: string, counts?: PlaceCounts) => RailGroup[];
}

/** What a place is called where there is room for it; the dashboard’s first page by what it is among the others. */
const placeLabel = (page: PageEntry) => (page.path === dashboardPath ? dashboardShortLabel : page.label);

/** A map of places in groups; who has icons of their own brings them, so that no one else fetches them. */
export function createPlaceMap(
  groups: readonly (readonly [id: string, title: string])[],
  places: readonly PageEntry[],
  icons: PlaceIcons,
): PlaceMap {
  /** The place that a page is or belongs to. */
  const placeAt = (path: string): PageEntry | undefined => {
    const address = nearestOf(
      places.map((page) => page.path),
      path,
    );
    return places.find((page) => page.path === address);
  };
  return {
    groupAt: (path) => placeAt(path)?.group,
    placeGroups(path, counts = {}) {
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
    },
  };
}

const everyPlace = offeredIn(memberMap, "rail");

/** Every place of members. */
export const memberPlaces = createPlaceMap(groups, everyPlace, icons);

const requesterPlaces = createPlaceMap(
  groups,
  everyPlace.filter(({ isForJobbeurs = false }) => !isForJobbeurs),
  icons,
);

/** The places of a member: requesters are not offered what is of use to jobbeurs alone. */
export const placesOfMember = (user: { user_type: "jobbeur" | "other" } | null): PlaceMap =>
  user?.user_type === "other" ? requesterPlaces : memberPlaces;
