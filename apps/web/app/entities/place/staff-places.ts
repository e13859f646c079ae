import type { Role } from "@jobami/api/http/route";
import {
  Bug,
  ChartColumn,
  Crown,
  FileCheck,
  FilePen,
  FileSearch,
  Flag,
  Gauge,
  Handshake,
  LifeBuoy,
  Percent,
  ReceiptText,
  Scale,
  ScrollText,
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
  ["money", "Argent"],
  ["help", "Aide"],
];

const icons = {
  bug: Bug,
  chartColumn: ChartColumn,
  crown: Crown,
  fileCheck: FileCheck,
  filePen: FilePen,
  fileSearch: FileSearch,
  flag: Flag,
  gauge: Gauge,
  handshake: Handshake,
  lifeBuoy: LifeBuoy,
  percent: Percent,
  receipt: ReceiptText,
  scale: Scale,
  scrollText: ScrollText,
  ticketPercent: TicketPercent,
};

/** The places of staff of a role; none for members. Apart from those of members, who do not fetch them. */
export const staffPlaces = (role: Role): PlaceMap =>
  createPlaceMap(groups, staffPagesFor(role, "rail"), icons);
