import { franceZone } from "./france-zone.ts";

/** What the hours of a zone are called. */
interface Hours {
  zone: string;
  words: string;
  /** INSEE codes of communes, or what they begin with: the code of a department or collectivity. */
  codes: readonly string[];
}

const france: Hours = { zone: franceZone, words: "heure de Paris", codes: [] };

/** The legal time of the communes overseas (decree 2017-292). A commune of its own stands before what its collectivity has in common. */
const overseas: readonly Hours[] = [
  { zone: "America/Guadeloupe", words: "heure de la Guadeloupe", codes: ["971"] },
  { zone: "America/Martinique", words: "heure de la Martinique", codes: ["972"] },
  { zone: "America/Cayenne", words: "heure de la Guyane", codes: ["973"] },
  { zone: "Indian/Reunion", words: "heure de La Réunion", codes: ["974"] },
  { zone: "America/Miquelon", words: "heure de Saint-Pierre-et-Miquelon", codes: ["975"] },
  { zone: "Indian/Mayotte", words: "heure de Mayotte", codes: ["976"] },
  { zone: "America/St_Barthelemy", words: "heure de Saint-Barthélemy", codes: ["977"] },
  { zone: "America/Marigot", words: "heure de Saint-Martin", codes: ["978"] },
  { zone: "Pacific/Wallis", words: "heure de Wallis-et-Futuna", codes: ["986"] },
  {
    zone: "Pacific/Marquesas",
    words: "heure des Marquises",
    codes: ["98718", "98723", "98731", "98746", "98756", "98757"],
  },
  { zone: "Pacific/Gambier", words: "heure des Gambier", codes: ["98719"] },
  { zone: "Pacific/Tahiti", words: "heure de Tahiti", codes: ["987"] },
  { zone: "Pacific/Noumea", words: "heure de la Nouvelle-Calédonie", codes: ["988"] },
  { zone: "Etc/GMT+8", words: "heure de Clipperton", codes: ["989"] },
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
export function zoneWords(zone: string): string {
  return (overseas.find((known) => known.zone === zone) ?? france).words;
}
