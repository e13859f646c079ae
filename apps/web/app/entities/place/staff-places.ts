import { type Role, roleReaches } from "@jobami/api/http/route";
import {
  Bug,
  Cake,
  ChartColumn,
  ClipboardCheck,
  Crown,
  Database,
  FileCheck,
  FilePen,
  FileSearch,
  Flag,
  Gauge,
  Handshake,
  Hourglass,
  Image,
  LifeBuoy,
  Mails,
  Megaphone,
  MemoryStick,
  Newspaper,
  Percent,
  ReceiptText,
  Scale,
  ScrollText,
  Server,
  Shield,
  ShieldAlert,
  Sparkles,
  Tag,
  TicketPercent,
  Users,
} from "lucide-react";
import { staffMap } from "../../generated/staff-map.ts";
import { offeredIn, type StaffGroup } from "../../pages.ts";
import { createPlaceMap, type PlaceMap } from "./places.tsx";

/** The groups of staff's places. */
const groups: readonly (readonly [id: StaffGroup, title: string])[] = [
  ["overview", "Équipe"],
  ["people", "Personnes"],
  ["trust", "Confiance"],
  ["communication", "Communication"],
  ["money", "Argent"],
  ["help", "Aide"],
  ["ai", "IA"],
  ["machine", "Machine"],
];

const icons = {
  bug: Bug,
  cake: Cake,
  chartColumn: ChartColumn,
  clipboardCheck: ClipboardCheck,
  database: Database,
  crown: Crown,
  fileCheck: FileCheck,
  filePen: FilePen,
  fileSearch: FileSearch,
  flag: Flag,
  gauge: Gauge,
  handshake: Handshake,
  hourglass: Hourglass,
  image: Image,
  lifeBuoy: LifeBuoy,
  megaphone: Megaphone,
  mails: Mails,
  memoryStick: MemoryStick,
  newspaper: Newspaper,
  percent: Percent,
  receipt: ReceiptText,
  scale: Scale,
  scrollText: ScrollText,
  server: Server,
  shield: Shield,
  shieldAlert: ShieldAlert,
  sparkles: Sparkles,
  tag: Tag,
  ticketPercent: TicketPercent,
  users: Users,
};

/** The places of staff of a role; none for members. Apart from those of members, who do not fetch them. */
export const staffPlaces = (role: Role): PlaceMap =>
  createPlaceMap(
    groups,
    offeredIn(
      staffMap.filter(({ audience }) => roleReaches(role, audience)),
      "rail",
    ),
    icons,
  );
