import { createHash } from "node:crypto";
import type { Picture } from "./picture.ts";

/** Unchanged rows or columns, in px, that part one changed place from the next. */
const gap = 8;
/** More places than this are a picture that moved as a whole. */
const mostPlaces = 24;

type Span = readonly [from: number, to: number];

function spansOf(length: number, isChanged: (at: number) => boolean): Span[] {
  const spans: [number, number][] = [];
  for (let at = 0; at < length; at += 1) {
    if (!isChanged(at)) continue;
    const last = spans.at(-1);
    if (last !== undefined && at - last[1] <= gap) last[1] = at + 1;
    else spans.push([at, at + 1]);
  }
  return spans;
}

const pixelAt = ({ data, width }: Picture, x: number, y: number): number =>
  data.readUInt32BE((y * width + x) * 4);

function isRowSame(before: Picture, after: Picture, y: number, width: number): boolean {
  const row = ({ data, width: whole }: Picture) => data.subarray(y * whole * 4, (y * whole + width) * 4);
  return row(before).equals(row(after));
}

function placesOf(before: Picture, after: Picture): [rows: Span, columns: Span][] {
  const [width, height] = [Math.min(before.width, after.width), Math.min(before.height, after.height)];
  return spansOf(height, (y) => !isRowSame(before, after, y, width)).flatMap((rows) => {
    const isChanged = (x: number) => {
      for (let y = rows[0]; y < rows[1]; y += 1)
        if (pixelAt(before, x, y) !== pixelAt(after, x, y)) return true;
      return false;
    };
    return spansOf(width, isChanged).map((columns) => [rows, columns] as [Span, Span]);
  });
}

function contentOf(picture: Picture, [top, bottom]: Span, [left, right]: Span): string {
  const hash = createHash("sha256").update(`${right - left}`);
  for (let y = top; y < bottom; y += 1)
    hash.update(picture.data.subarray((y * picture.width + left) * 4, (y * picture.width + right) * 4));
  return hash.digest("hex").slice(0, 12);
}

const hex = (pixel: number) => `#${(pixel >>> 8).toString(16).padStart(6, "0")}`;

/** The one colour that became another, where that is most of what changed. */
function recolouringOf(before: Picture, after: Picture): string | undefined {
  if (before.width !== after.width || before.height !== after.height) return undefined;
  const counts = new Map<string, number>();
  let changed = 0;
  for (let y = 0; y < before.height; y += 1) {
    if (isRowSame(before, after, y, before.width)) continue;
    for (let x = 0; x < before.width; x += 1) {
      const [was, is] = [pixelAt(before, x, y), pixelAt(after, x, y)];
      if (was === is) continue;
      changed += 1;
      const pair = `${hex(was)} devient ${hex(is)}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  }
  return [...counts].find(([, count]) => count > changed / 2)?.[0];
}

/**
 * What two pictures differ by, so that others that differ by the same can be found: each changed place by what it shows before and
 * after, wherever it stands, and the colour that became another.
 */
export function marksOf(before: Picture, after: Picture): string[] {
  const places = placesOf(before, after);
  const contents = places.length > mostPlaces ? [] : places;
  const colour = recolouringOf(before, after);
  return [
    ...new Set(contents.map((place) => `${contentOf(before, ...place)}${contentOf(after, ...place)}`)),
    ...(colour === undefined ? [] : [colour]),
  ];
}
