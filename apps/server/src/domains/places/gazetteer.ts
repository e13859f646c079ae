import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Place } from "@jobami/api/places/contract";

interface Row {
  code: string;
  nom: string;
  type: string;
  departement: string;
  arrondissement?: string;
  population?: number;
  codesPostaux?: string[];
}

const require = createRequire(import.meta.url);

function readData<T>(file: string): T {
  return JSON.parse(readFileSync(require.resolve(`@etalab/decoupage-administratif/data/${file}`), "utf8"));
}

const kinds = new Set(["commune-actuelle", "arrondissement-municipal"]);

const readRows = () =>
  readData<Row[]>("communes.json").filter(
    (row) => kinds.has(row.type) && row.codesPostaux && row.codesPostaux.length > 0,
  );

/** The communes of France and the arrondissements of Paris, Lyon and Marseille, largest first (INSEE, La Poste). */
export function readGazetteer(): Place[] {
  const departments = new Map(
    readData<{ code: string; nom: string }[]>("departements.json").map((d) => [d.code, d.nom]),
  );
  return readRows()
    .map((row) => ({
      code: row.code,
      name: row.nom,
      postalCodes: row.codesPostaux ?? [],
      department: departments.get(row.departement) ?? "",
      departmentCode: row.departement,
      population: row.population ?? 0,
    }))
    .sort((a, b) => b.population - a.population || (a.code < b.code ? -1 : 1));
}

/** Where a commune is, in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

function readCentres(): Map<string, Position> {
  const lines = readFileSync(new URL("centres.txt", import.meta.url), "utf8")
    .trim()
    .split("\n");
  return new Map(
    lines
      .filter((line) => !line.startsWith("#"))
      .map((line) => {
        const [code = "", latitude, longitude] = line.split(" ");
        return [code, { latitude: Number(latitude), longitude: Number(longitude) }];
      }),
  );
}

function middleOf(positions: readonly Position[]): Position | undefined {
  if (positions.length === 0) return undefined;
  const mean = (axis: keyof Position) =>
    positions.reduce((sum, position) => sum + position[axis], 0) / positions.length;
  return { latitude: mean("latitude"), longitude: mean("longitude") };
}

/** For each row, the middle of the known centres of all rows that share a key with it. */
function sharedMiddles(
  rows: readonly Row[],
  centres: ReadonlyMap<string, Position>,
  keysOf: (row: Row) => readonly string[],
) {
  const groups = new Map<string, Position[]>();
  for (const row of rows) {
    const centre = centres.get(row.code);
    if (centre !== undefined)
      for (const key of keysOf(row)) groups.set(key, [...(groups.get(key) ?? []), centre]);
  }
  return (row: Row) => middleOf(keysOf(row).flatMap((key) => groups.get(key) ?? []));
}

/**
 * Where the communes are. A small one whose centre is not known stands in the middle of those that share its postal code, else of
 * its arrondissement; the few without either are left out.
 */
export function readPositions(): Map<string, Position> {
  const centres = readCentres();
  const rows = readRows();
  const ofPostalCode = sharedMiddles(rows, centres, ({ codesPostaux = [] }) => codesPostaux);
  const ofArrondissement = sharedMiddles(rows, centres, ({ departement, arrondissement }) =>
    arrondissement === undefined ? [] : [`${departement}-${arrondissement}`],
  );
  return new Map(
    rows.flatMap((row) => {
      const position = centres.get(row.code) ?? ofPostalCode(row) ?? ofArrondissement(row);
      return position === undefined ? [] : [[row.code, position] as const];
    }),
  );
}
