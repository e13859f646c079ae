import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Place } from "@jobami/api/places/contract";

interface Row {
  code: string;
  nom: string;
  type: string;
  departement: string;
  population?: number;
  codesPostaux?: string[];
}

const require = createRequire(import.meta.url);

function readData<T>(file: string): T {
  return JSON.parse(readFileSync(require.resolve(`@etalab/decoupage-administratif/data/${file}`), "utf8"));
}

const kept = new Set(["commune-actuelle", "arrondissement-municipal"]);

/** The communes of France and the arrondissements of Paris, Lyon and Marseille, largest first (INSEE, La Poste). */
export function readGazetteer(): Place[] {
  const departments = new Map(
    readData<{ code: string; nom: string }[]>("departements.json").map((d) => [d.code, d.nom]),
  );
  return readData<Row[]>("communes.json")
    .filter((row) => kept.has(row.type) && row.codesPostaux && row.codesPostaux.length > 0)
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

/** The communes of each union of communes (EPCI), by INSEE code. */
export function readUnions(): string[][] {
  return readData<{ membres: { code: string }[] }[]>("epci.json").map(({ membres }) =>
    membres.map(({ code }) => code),
  );
}
