import type { Decision } from "../reviews.ts";
import type { Entry } from "./contents.ts";

/** Entries that are looked at together, and why. */
export interface Group {
  title: string;
  entries: Entry[];
}

/** What is shown of the report; an empty value leaves nothing out. */
export interface Filters {
  verdict: string;
  theme: string;
  width: string;
  component: string;
  decision: "" | "open" | Decision["verdict"];
}

/** To whoever sees pictures, forced colours are a theme. */
export const themeOf = ({ variant }: Entry): string =>
  variant?.forcesColors ? "forced-colors" : (variant?.theme ?? "");

export const widthOf = ({ variant }: Entry): string => (variant === undefined ? "" : String(variant.width));

/** The entries that the filters leave. */
export function filtered(
  entries: readonly Entry[],
  filters: Filters,
  decisions: Readonly<Record<string, Decision>>,
): Entry[] {
  const isLeft = (wanted: string, has: string) => wanted === "" || wanted === has;
  return entries.filter(
    (entry) =>
      isLeft(filters.verdict, entry.verdict) &&
      isLeft(filters.theme, themeOf(entry)) &&
      isLeft(filters.width, widthOf(entry)) &&
      isLeft(filters.component, entry.component) &&
      isLeft(filters.decision, decisions[entry.name]?.verdict ?? "open"),
  );
}

/** Entries by the component that they show. */
export function byComponent(entries: readonly Entry[]): Group[] {
  const groups = Map.groupBy(entries, ({ component }) => component);
  return [...groups].map(([title, of]) => ({ title, entries: of }));
}

/** Entries that share a mark, directly or through others, in the order of the entries. */
function relatedIn(entries: readonly Entry[]): Entry[][] {
  const parents = new Map(entries.map((entry) => [entry, entry]));
  const rootOf = (entry: Entry): Entry => {
    let at = entry;
    for (let parent = parents.get(at); parent !== undefined && parent !== at; parent = parents.get(at)) {
      parents.set(at, parents.get(parent) ?? parent);
      at = parent;
    }
    return at;
  };
  const firstWith = new Map<string, Entry>();
  for (const entry of entries)
    for (const mark of entry.marks ?? []) {
      parents.set(rootOf(entry), rootOf(firstWith.get(mark) ?? entry));
      if (!firstWith.has(mark)) firstWith.set(mark, entry);
    }
  return [...Map.groupBy(entries, rootOf).values()];
}

/** Entries that differ by the same place or the same colour, the largest group first; what has no such cause stands by its verdict. */
export function byCause(entries: readonly Entry[]): Group[] {
  const groups = relatedIn(entries);
  const shared = groups
    .filter(({ length }) => length > 1)
    .sort((one, other) => other.length - one.length)
    .map((of) => ({ title: causeTitle(of), entries: of }));
  const alone = groups.filter(({ length }) => length === 1).flat();
  const rest = Map.groupBy(alone, ({ verdict, marks }) =>
    verdict === "changée" && marks !== undefined ? "Différence que rien d’autre n’a" : verdictTitles[verdict],
  );
  return [...shared, ...[...rest].map(([title, of]) => ({ title, entries: of }))];
}

const verdictTitles: Record<Entry["verdict"], string> = {
  changée: "Changées, sans l’image d’avant",
  nouvelle: "Nouvelles",
  retirée: "Retirées",
  impossible: "Impossibles à prendre",
};

function causeTitle(entries: readonly Entry[]): string {
  const [first] = entries;
  const common = (first?.marks ?? []).filter((mark) => entries.every(({ marks }) => marks?.includes(mark)));
  const colour = common.find((mark) => mark.startsWith("#"));
  return colour === undefined ? `Même différence que ${first?.title ?? ""}` : `Même couleur\u00a0: ${colour}`;
}
