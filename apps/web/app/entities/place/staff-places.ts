import type { Role } from "@jobami/api/http/route";
import {
  Bug,
  ChartColumn,
  FileCheck,
  FilePen,
  FileSearch,
  Flag,
  Gauge,
  Handshake,
  Image,
  LifeBuoy,
  ReceiptText,
  Scale,
  ScrollText,
  Sparkles,
  Tag,
  TicketPercent,
} from "lucide-react";
import type { StaffGroup } from "../../pages.ts";
import { staffPagesFor } from "../../staff-pages.ts";
import { createPlaceMap, type PlaceMap } from "./places.tsx";

/** The groups of staff's places. */
const groups: readonly (readonly [id: StaffGroup, title: string])[] = [
  ["overview", "Équipe"],
  ["people", "Personnes"],
  ["trust", "Confiance"],
  ["help", "Aide"],
  ["money", "Argent"],
  ["ai", "IA"],
];

const icons = {
  bug: Bug,
  chartColumn: ChartColumn,
  fileCheck: FileCheck,
  filePen: FilePen,
  fileSearch: FileSearch,
  flag: Flag,
  gauge: Gauge,
  handshake: Handshake,
  image: Image,
  lifeBuoy: LifeBuoy,
  receipt: ReceiptText,
  scale: Scale,
  scrollText: ScrollText,
  sparkles: Sparkles,
  tag: Tag,
  ticketPercent: TicketPercent,
};

/** The places of staff of a role; none for members. Apart from those of members, who do not fetch them. */
export const staffPlaces = (role: Role): PlaceMap =>
  createPlaceMap(groups, staffPagesFor(role, "rail"), icons);
