import { folded } from "@jobami/api/http/folded";
import type { Place } from "@jobami/api/places/contract";
import type { Position } from "./gazetteer.ts";
import { areJoined } from "./lands.ts";

/** A commune, with its name in an address: « lyon-69 ». */
export interface FoundPlace extends Place {
  slug: string;
}

/** A commune and how far its centre is from another one's, in whole km. */
export interface NearPlace {
  code: string;
  km: number;
}

/** Finds communes by what people type, and by INSEE code. */
export interface PlacesService {
  search(query: { q: string; limit: number }): Place[];
  find(code: string): FoundPlace | undefined;
  /** The commune of a name in an address. */
  bySlug(slug: string): FoundPlace | undefined;
  /** The commune that a person means by its name, « Saint-Denis (93) » or a postal code; the largest where several may be meant. */
  meant(terms: string): FoundPlace | null;
  /** Those that a name written in whatever spelling, or a postal code, may mean, the largest first; not what it only begins. */
  named(text: string): FoundPlace[];
  /** Where a commune lies, to about a kilometre; null for the few of which nothing is known. */
  centre(code: string): Position | null;
  /** How far the centres of two communes are from each other, in km; null where one of them is not known. */
  kmBetween(one: string, other: string): number | null;
  /** Whether roads lead from one commune to another: none cross the sea. */
  areJoined(one: string, other: string): boolean;
  /** The communes within some km of one, itself first among them; itself alone where it is not known where it is. */
  around(code: string, km: number): NearPlace[];
}

/** Communes of one name that are given at most. */
const mostNamesakes = 20;
const earthKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const toHundredths = (degrees: number) => Math.round(degrees * 100) / 100;

/** How far two positions are from each other, in km, along the ground. */
function distance(one: Position, other: Position): number {
  const half = (axis: keyof Position) => Math.sin(radians(other[axis] - one[axis]) / 2) ** 2;
  const chord =
    half("latitude") +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half("longitude");
  return 2 * earthKm * Math.asin(Math.sqrt(chord));
}

const byNumber = new Intl.Collator("fr", { numeric: true });
const townOf = ({ name }: Place) => /^(.+) \d+er? Arrondissement$/.exec(name)?.[1];

/** Places given largest first, the arrondissements of a town by their number where those of the town stand. */
function arrondissementsInOrder(places: readonly Place[]): readonly Place[] {
  const byTown = Map.groupBy(
    places.filter((place) => townOf(place) !== undefined),
    townOf,
  );
  for (const parts of byTown.values()) parts.sort((one, other) => byNumber.compare(one.name, other.name));
  return places.map((place) => byTown.get(townOf(place))?.shift() ?? place);
}

/** Builds the search over places given largest first. Pure and synchronous; a search takes about a millisecond. */
export function createPlacesService(
  gazetteer: readonly Place[],
  positions: ReadonlyMap<string, Position> = new Map(),
): PlacesService {
  const places = arrondissementsInOrder(gazetteer).map((place) => ({ ...place, slug: slugOf(place) }));
  const byCode = new Map(places.map((place) => [place.code, place]));
  const bySlug = new Map(places.map((place) => [place.slug, place]));
  const names = createColumn(places.map((place) => expandSaint(folded(place.name))));
  const codes = createColumn(places.map((place) => place.postalCodes.join(" ")));

  function byName(terms: string, limit: number, isMeant: (place: FoundPlace) => boolean = () => true) {
    if (terms === "") return [];
    // The last word may still be typed: "st" begins both Saint-Denis and Strasbourg.
    const variants = new Set([expandSaint(terms), expandSaintBeforeLast(terms)]);
    const isWanted = (index: number) => {
      const place = places[index];
      return place !== undefined && isMeant(place);
    };
    const exact = inOrder([...variants].flatMap((variant) => names.equalTo(variant, limit, isWanted)));
    // Whoever writes a whole name is answered without a walk through all that goes on.
    if (new Set(exact).size >= limit) return pick(exact, limit);
    const starting = [...variants].flatMap((variant) =>
      names.withWordStarting(variant, limit + exact.length, isWanted),
    );
    return pick([...exact, ...inOrder(starting)], limit);
  }

  function byPostalCode(digits: string, limit: number): FoundPlace[] {
    const exact = codes.equalTo(digits, limit);
    if (exact.length >= limit) return pick(exact, limit);
    return pick([...exact, ...codes.withWordStarting(digits, limit + exact.length)], limit);
  }

  function pick(indexes: number[], limit: number): FoundPlace[] {
    return [...new Set(indexes)].slice(0, limit).flatMap((index) => places[index] ?? []);
  }

  /** Terms as they stand, a postal code or the number of a department among them; of a code that only firms have, its department. */
  function byTerms(terms: string, limit: number): FoundPlace[] {
    const digits = terms.replaceAll(" ", "");
    if (/^\d{1,5}$/.test(digits)) return byPostalCode(digits, limit);
    const typed = terms.split(" ");
    const code = typed.find((word) => /^\d{5}$/.test(word));
    if (code !== undefined) {
      const name = typed.filter((word) => word !== code).join(" ");
      const found = byName(name, limit, ({ postalCodes }) => postalCodes.includes(code));
      if (found.length > 0) return found;
      return byName(name, limit, ({ postalCodes }) =>
        postalCodes.some((own) => own.slice(0, 2) === code.slice(0, 2)),
      );
    }
    const found = byName(terms, limit);
    if (found.length > 0) return found;
    const [, name = "", department] = /^(.+) (\d{2,3}|2[ab])$/.exec(terms) ?? [];
    if (department === undefined) return [];
    return byName(name, limit, ({ departmentCode }) => departmentCode.toLowerCase() === department);
  }

  /** What an envelope states besides is left out where nothing is called so. */
  function search({ q, limit }: { q: string; limit: number }): FoundPlace[] {
    const terms = folded(q);
    // A number of a department alone is no beginning of a postal code.
    if (/^\s*\(/.test(q) && /^\d+$/.test(terms)) return [];
    const found = byTerms(terms, limit);
    if (found.length > 0) return found;
    const plain = terms.replace(/ france$/, "").replace(/ cedex(?: \d{1,2})?$/, "");
    return plain === terms ? [] : byTerms(plain, limit);
  }

  return {
    find: (code) => byCode.get(code),
    bySlug: (slug) => bySlug.get(slug),
    meant(terms) {
      const [, name = terms, department] = /^(.+)\((\d{2,3}|2[AB])\)$/is.exec(terms.trimEnd()) ?? [];
      if (department === undefined) return search({ q: terms, limit: 1 })[0] ?? null;
      return bySlug.get(slugOf({ name, departmentCode: department })) ?? null;
    },
    named(text) {
      const terms = expandSaint(folded(text));
      return search({ q: text, limit: mostNamesakes }).filter(
        ({ name, departmentCode, postalCodes }) =>
          expandSaint(folded(name)) === terms ||
          `${expandSaint(folded(name))} ${departmentCode.toLowerCase()}` === terms ||
          postalCodes.includes(terms),
      );
    },
    centre(code) {
      const position = positions.get(code);
      if (position === undefined) return null;
      return { latitude: toHundredths(position.latitude), longitude: toHundredths(position.longitude) };
    },
    kmBetween(one, other) {
      const [from, to] = [positions.get(one), positions.get(other)];
      return from === undefined || to === undefined ? null : distance(from, to);
    },
    areJoined,
    around(code, km) {
      const centre = positions.get(code);
      if (centre === undefined) return [{ code, km: 0 }];
      const near: NearPlace[] = [];
      for (const [other, position] of positions) {
        // A degree of latitude is 111 km: most are found to be too far by that alone.
        if (Math.abs(position.latitude - centre.latitude) * 110 > km + 1) continue;
        const away = Math.round(distance(centre, position));
        if (away <= km) near.push({ code: other, km: away });
      }
      return near.sort(
        (one, two) => Number(two.code === code) - Number(one.code === code) || one.km - two.km,
      );
    },
    // What people type asks for no more than the contract states of a place.
    search: (query) => search(query).map(({ slug: _, ...place }) => place),
  };
}

/** The name of a commune in an address: no two of a department have the same. */
const slugOf = ({ name, departmentCode }: Pick<Place, "name" | "departmentCode">) =>
  `${folded(name)} ${departmentCode.toLowerCase()}`.replaceAll(" ", "-");

function expandSaint(terms: string): string {
  return terms.replace(/\bst(e?)\b/g, "saint$1");
}

function expandSaintBeforeLast(terms: string): string {
  const last = terms.lastIndexOf(" ") + 1;
  return expandSaint(terms.slice(0, last)) + terms.slice(last);
}

function inOrder(indexes: number[]): number[] {
  return indexes.sort((a, b) => a - b);
}

type Wanted = (index: number) => boolean;

/** One string for a whole column, a row a line: the engine's own substring search beats an index at this size, and weighs less. */
function createColumn(rows: readonly string[]) {
  const text = `\n ${rows.join("\n ")}\n`;
  const starts = new Uint32Array(rows.length);
  let offset = 0;
  rows.forEach((row, index) => {
    starts[index] = offset;
    offset += row.length + 2;
  });

  function rowAt(position: number): number {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((starts[middle] ?? 0) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  function scan(needle: string, limit: number, isWanted: Wanted): number[] {
    const found: number[] = [];
    let from = 0;
    while (found.length < limit) {
      const at = text.indexOf(needle, from);
      if (at === -1) break;
      const row = rowAt(at);
      if (isWanted(row)) found.push(row);
      from = (starts[row + 1] ?? text.length) - 1;
    }
    return found;
  }

  const all: Wanted = () => true;
  return {
    /** Rows that are the text, in the order of rows. */
    equalTo: (terms: string, limit: number, isWanted = all) => scan(`\n ${terms}\n`, limit, isWanted),
    /** Rows in which a word, and what follows it, starts with the text. */
    withWordStarting: (terms: string, limit: number, isWanted = all) => scan(` ${terms}`, limit, isWanted),
  };
}
