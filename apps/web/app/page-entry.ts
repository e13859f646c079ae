import type { Role } from "@jobami/api/http/route";

/** Where a page is offered besides links inside pages: the bar on top, the menu of narrow screens, the account's menu, the bar at the bottom, the rail and the drawer of all places. */
export type Offer = "bar" | "menu" | "account" | "bottomBar" | "rail";

/** Groups of places, for people who are signed in. */
export type PlaceGroup =
  | "today"
  | "missions"
  | "relations"
  | "money"
  | "activity"
  | "visibility"
  | "benefits"
  | "help";

/** Groups of places, for staff. */
export type StaffGroup =
  | "overview"
  | "people"
  | "trust"
  | "communication"
  | "money"
  | "help"
  | "ai"
  | "machine";

/** Groups of the map of the product. */
export type PageGroup = PlaceGroup | StaffGroup | "legal";

/** Icons by name: what draws a page brings the icon, so that pages without one stay light. */
export type PageIcon =
  | "award"
  | "badgeCheck"
  | "bell"
  | "bookmark"
  | "bookOpen"
  | "bug"
  | "cake"
  | "calendarDays"
  | "chartColumn"
  | "circleHelp"
  | "clipboardCheck"
  | "coins"
  | "contact"
  | "crop"
  | "crown"
  | "database"
  | "fileCheck"
  | "filePen"
  | "fileSearch"
  | "flag"
  | "gauge"
  | "hammer"
  | "handshake"
  | "heart"
  | "hourglass"
  | "house"
  | "idCard"
  | "image"
  | "lifeBuoy"
  | "logIn"
  | "mails"
  | "megaphone"
  | "memoryStick"
  | "messageCircle"
  | "mic"
  | "newspaper"
  | "percent"
  | "plus"
  | "qrCode"
  | "receipt"
  | "scale"
  | "scanLine"
  | "scrollText"
  | "server"
  | "settings"
  | "shield"
  | "shieldAlert"
  | "sparkles"
  | "star"
  | "tag"
  | "ticketPercent"
  | "trendingUp"
  | "userPlus"
  | "userRound"
  | "users"
  | "wallet";

/** The roles whose pages stand outside of the dashboard. */
export type StaffRole = Exclude<Role, "jobutil">;

/** A page: its address, what it is called, who may see it, and where it is offered. */
export interface PageEntry {
  path: string;
  label: string;
  /** Where there is room for one word. */
  shortLabel?: string;
  /** Everybody where nothing is stated. */
  audience?: "visitors" | "members" | "staff" | StaffRole;
  group?: PageGroup;
  icon?: PageIcon;
  offered?: readonly Offer[];
  /** Of use to whoever works for others alone: the rail and the drawer offer it to no one else. */
  isForJobbeurs?: boolean;
  /** A section of the settings, framed by the list of all of them. */
  isSetting?: boolean;
}

/** A page of staff: which role it asks for is always stated. */
export type StaffEntry = PageEntry & { audience: StaffRole };

/** A page, or a view of one, as it is asked for aloud. */
export interface SpokenEntry {
  id: string;
  to: string;
  label: string;
  spoken: readonly string[];
  audience?: PageEntry["audience"];
}
