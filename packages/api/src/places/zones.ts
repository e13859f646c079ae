import { franceZone } from "./france-zone.ts";

/** What the hours of a zone are called. */
interface Hours {
  zone: string;
  label: string;
  /** INSEE codes of communes, or what they begin with: the code of a department or collectivity. */
  codes: readonly string[];
}

const france: Hours = { zone: franceZone, label: "heure de Paris", codes: [] };

/** The legal time of the communes overseas (decree 2017-292). A commune of its own stands before what its collectivity has in common. */
const overseas: readonly Hours[] = [
  { zone: "America/Guadeloupe", label: "heure de la Guadeloupe", codes: ["971"] },
  { zone: "America/Martinique", label: "heure de la Martinique", codes: ["972"] },
  { zone: "America/Cayenne", label: "heure de la Guyane", codes: ["973"] },
  { zone: "Indian/Reunion", label: "heure de La Réunion", codes: ["974"] },
  { zone: "America/Miquelon", label: "heure de Saint-Pierre-et-Miquelon", codes: ["975"] },
  { zone: "Indian/Mayotte", label: "heure de Mayotte", codes: ["976"] },
  { zone: "America/St_Barthelemy", label: "heure de Saint-Barthélemy", codes: ["977"] },
  { zone: "America/Marigot", label: "heure de Saint-Martin", codes: ["978"] },
  { zone: "Pacific/Wallis", label: "heure de Wallis-et-Futuna", codes: ["986"] },
  {
    zone: "Pacific/Marquesas",
    label: "heure des Marquises",
    codes: ["98718", "98723", "98731", "98746", "98756", "98757"],
  },
  { zone: "Pacific/Gambier", label: "heure des Gambier", codes: ["98719"] },
  { zone: "Pacific/Tahiti", label: "heure de Tahiti", codes: ["987"] },
  { zone: "Pacific/Noumea", label: "heure de la Nouvelle-Calédonie", codes: ["988"] },
  { zone: "Etc/GMT+8", label: "heure de Clipperton", codes: ["989"] },
];

/** The zones overseas, and what the codes of their communes begin with; every other commune is in `franceZone`. */
export const placeZones: readonly Pick<Hours, "zone" | "codes">[] = overseas;

/** Every zone that communes are in. */
export const zones: readonly string[] = [franceZone, ...overseas.map(({ zone }) => zone)];

/** The zone whose clocks a commune has, by its INSEE code; that of France for a code of no place. */
export function zoneOf(placeCode: string): string {
  const found = overseas.find(({ codes }) => codes.some((code) => placeCode.startsWith(code)));
  return (found ?? france).zone;
}

/** « heure de La Réunion »: whose hours those of a commune's zone are. */
export function zoneLabel(zone: string): string {
  return (overseas.find((known) => known.zone === zone) ?? france).label;
}
