import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Place } from "@jobami/api/places/contract";
import { readUnions } from "./gazetteer.ts";

/** Degrees north and east. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Where the larger communes lie, by INSEE code (GeoNames, CC BY 4.0). */
export function readCentres(): Map<string, Point> {
  const lines = readFileSync(join(import.meta.dirname, "centres.txt"), "utf8").split("\n");
  return new Map(
    lines.flatMap((line) => {
      if (line === "" || line.startsWith("#")) return [];
      const [code = "", latitude, longitude] = line.split(" ");
      return [[code, { latitude: Number(latitude), longitude: Number(longitude) }] as const];
    }),
  );
}

function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const mean = (of: (point: Point) => number) =>
    Math.round((100 * points.reduce((sum, point) => sum + of(point), 0)) / points.length) / 100;
  return { latitude: mean((point) => point.latitude), longitude: mean((point) => point.longitude) };
}

/** Tells where a commune lies: itself, or the middle of its union of communes, or of its department. */
export function createCentres(
  places: readonly Place[],
  centres: ReadonlyMap<string, Point>,
): (code: string) => Point | null {
  const known = (codes: readonly string[]) => middleOf(codes.flatMap((code) => centres.get(code) ?? []));
  let middles: Map<string, Point> | undefined;

  function readMiddles(): Map<string, Point> {
    const departments = Map.groupBy(places, ({ departmentCode }) => departmentCode);
    const groups = [
      ...[...departments.values()].map((group) => group.map(({ code }) => code)),
      ...readUnions(),
    ];
    return new Map(
      groups.flatMap((codes) => {
        const middle = known(codes);
        return middle === null ? [] : codes.map((code) => [code, middle] as const);
      }),
    );
  }

  return (code) => {
    const own = centres.get(code);
    if (own !== undefined) return own;
    middles ??= readMiddles();
    return middles.get(code) ?? null;
  };
}
