/** A module, the doors through which it comes, about how many bytes it weighs, and which modules it builds on. */
export interface Piece {
  id: string;
  doors: ReadonlySet<string>;
  bytes: number;
  after: readonly string[];
}

export interface Prices {
  /** What a byte costs that comes through a door, by the door. */
  byte: ReadonlyMap<string, number>;
  /** What a file costs besides, in bytes: a request, and what it no longer shares with its neighbours when they are compressed. */
  file: number;
}

/** Modules that travel in one file, and the doors through which it comes, some of its modules in vain. */
export interface MergedFile {
  ids: readonly string[];
  doors: ReadonlySet<string>;
}

/** Modules that travel in one file; its doors are the bits of a number. */
interface Group {
  ids: readonly string[];
  after: ReadonlySet<string>;
  doors: bigint;
  bytes: number;
}

/** What a group is best merged with, and how much that saves: nothing with itself. */
interface Best {
  other: Group;
  saves: number;
}

/** What stands before each group, however far. */
type Before = (group: Group) => ReadonlySet<Group>;

function createBefore(groups: Iterable<Group>): Before {
  const groupOf = new Map([...groups].flatMap((group) => group.ids.map((id) => [id, group] as const)));
  const known = new Map<Group, ReadonlySet<Group>>();
  const find = (group: Group): ReadonlySet<Group> => {
    const found = known.get(group);
    if (found !== undefined) return found;
    const all = new Set<Group>();
    known.set(group, all);
    for (const id of group.after) {
      const one = groupOf.get(id);
      if (one === undefined || one === group || all.has(one)) continue;
      all.add(one);
      for (const further of find(one)) all.add(further);
    }
    return all;
  };
  return find;
}

/** What a byte costs through some doors together. */
function createCost({ byte }: Prices): {
  bitsOf: (doors: Iterable<string>) => bigint;
  namesOf: (doors: bigint) => ReadonlySet<string>;
  costOf: (doors: bigint) => number;
} {
  const names = [...byte.keys()];
  const bits = new Map(names.map((name, at) => [name, 1n << BigInt(at)]));
  const known = new Map<bigint, number>();
  const costOf = (doors: bigint) => {
    let cost = known.get(doors);
    cost ??= names.reduce(
      (sum, name) => sum + ((doors & (bits.get(name) ?? 0n)) === 0n ? 0 : (byte.get(name) ?? 0)),
      0,
    );
    known.set(doors, cost);
    return cost;
  };
  return {
    bitsOf: (doors) => [...doors].reduce((sum, name) => sum | (bits.get(name) ?? 0n), 0n),
    namesOf: (doors) => new Set(names.filter((name) => (doors & (bits.get(name) ?? 0n)) !== 0n)),
    costOf,
  };
}

/** Whether a third group stands between two: it would have to come before their one file, and after it. */
const isBetween = (a: Group, b: Group, before: Before) =>
  [...before(a)].some((one) => one !== b && before(one).has(b)) ||
  [...before(b)].some((one) => one !== a && before(one).has(a));

/** Two groups as one: whatever they build on comes through all of their doors from now on. */
function merge(a: Group, b: Group, groups: ReadonlySet<Group>, before: Before): Set<Group> {
  const doors = a.doors | b.doors;
  const built = before(a).union(before(b));
  const others = [...groups].filter((group) => group !== a && group !== b);
  const one = { ids: [...a.ids, ...b.ids], after: a.after.union(b.after), doors, bytes: a.bytes + b.bytes };
  return new Set([
    ...others.map((group) => (built.has(group) ? { ...group, doors: group.doors | doors } : group)),
    one,
  ]);
}

/**
 * Modules that travel in one file each, every file after those that it builds on. What comes through the same doors begins together;
 * then the two that it saves most to have as one become one, as long as the requests saved are worth the bytes that come in vain.
 */
export function mergeIntoFiles(pieces: readonly Piece[], prices: Prices): MergedFile[] {
  const { bitsOf, namesOf, costOf } = createCost(prices);
  let groups: ReadonlySet<Group> = new Set(
    [...Map.groupBy(pieces, ({ doors }) => bitsOf(doors))].map(([doors, same]) => ({
      ids: same.map(({ id }) => id),
      after: new Set(same.flatMap(({ after }) => after)),
      doors,
      bytes: same.reduce((sum, { bytes }) => sum + bytes, 0),
    })),
  );
  /** What one file in the place of two saves: a file where both are needed, less the bytes that come in vain where one is. */
  const saved = (a: Group, b: Group) =>
    costOf(a.doors & b.doors) * prices.file -
    costOf(a.doors & ~b.doors) * b.bytes -
    costOf(b.doors & ~a.doors) * a.bytes;
  /** What it costs that whoever fetches the one file fetches what the other one builds on as well. */
  const along = (a: Group, b: Group, before: Before) =>
    [...before(a).union(before(b))]
      .filter((one) => one !== a && one !== b)
      .reduce((sum, one) => sum + costOf((a.doors | b.doors) & ~one.doors) * (one.bytes + prices.file), 0);
  let before = createBefore(groups);
  const savedAfterAll = (a: Group, b: Group): number => {
    const saves = a === b ? 0 : saved(a, b);
    return saves <= 0 || isBetween(a, b, before) ? 0 : saves - along(a, b, before);
  };
  const bestOf = (one: Group): Best => {
    let best: Best = { saves: 0, other: one };
    for (const other of groups) {
      const saves = savedAfterAll(one, other);
      if (saves > best.saves) best = { saves, other };
    }
    return best;
  };
  const known = new Map<Group, Best>();
  for (;;) {
    for (const group of groups) if (!groups.has(known.get(group)?.other ?? group)) known.delete(group);
    for (const group of groups) if (!known.has(group)) known.set(group, bestOf(group));
    const [one, best] = [...groups].reduce<[Group, Best] | []>((most, group) => {
      const found = known.get(group);
      return found !== undefined && found.saves > (most[1]?.saves ?? 0) ? [group, found] : most;
    }, []);
    if (one === undefined || best === undefined) break;
    groups = merge(one, best.other, groups, before);
    before = createBefore(groups);
    const merged = [...groups].at(-1);
    for (const [group, { saves }] of known) {
      const better = merged === undefined ? 0 : savedAfterAll(group, merged);
      if (merged !== undefined && better > saves) known.set(group, { saves: better, other: merged });
    }
  }
  return [...groups]
    .sort((a, b) => before(a).size - before(b).size)
    .map(({ ids, doors }) => ({ ids, doors: namesOf(doors) }));
}
