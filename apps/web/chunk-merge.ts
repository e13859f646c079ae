/** A module, the doors through which it comes, about how many bytes it weighs, and which modules it builds on. */
export interface Piece {
  id: string;
  doors: ReadonlySet<string>;
  bytes: number;
  after: readonly string[];
}

export interface Prices {
  /** What a byte costs that comes through a door, by the door; 1 or more where each counts. */
  byte: ReadonlyMap<string, number>;
  /** What a file costs besides, in bytes. */
  file: number;
  /** How much may come in vain through a door where a byte costs 1, and as much less as it costs more. */
  vain: number;
}

/** Modules that travel in one file, and the doors through which it comes, some of its modules in vain. */
export interface MergedFile {
  ids: readonly string[];
  doors: ReadonlySet<string>;
}

/** A file on the way: its doors are the bits of a number. */
interface Group {
  ids: readonly string[];
  after: ReadonlySet<string>;
  doors: bigint;
  bytes: number;
}
type Groups = ReadonlySet<Group>;

/** What stands before each group, however far. */
type Before = (group: Group) => Groups;

function createBefore(groups: Groups): Before {
  const groupOf = new Map([...groups].flatMap((group) => group.ids.map((id) => [id, group] as const)));
  const known = new Map<Group, Groups>();
  return function find(group) {
    const found = known.get(group);
    if (found !== undefined) return found;
    const all = new Set<Group>();
    known.set(group, all);
    const next = new Set([...group.after].flatMap((id) => groupOf.get(id) ?? []));
    next.delete(group);
    for (const one of next) for (const each of [one, ...find(one)]) all.add(each);
    return all;
  };
}

/** Doors as the bits of a number, and what a byte costs through some of them together. */
function createDoors({ byte }: Prices) {
  const names = [...byte.keys()];
  const bitOf = new Map(names.map((name, at) => [name, 1n << BigInt(at)]));
  const isIn = (name: string, doors: bigint) => (doors & (bitOf.get(name) ?? 0n)) !== 0n;
  const namesOf = (doors: bigint) => new Set(names.filter((name) => isIn(name, doors)));
  const known = new Map<bigint, number>();
  const priceOf = (doors: bigint) => {
    const found = known.get(doors);
    if (found !== undefined) return found;
    const price = [...namesOf(doors)].reduce((sum, name) => sum + (byte.get(name) ?? 0), 0);
    known.set(doors, price);
    return price;
  };
  const bitsOf = (doors: Iterable<string>) =>
    [...doors].reduce((sum, name) => sum | (bitOf.get(name) ?? 0n), 0n);
  return { bitsOf, namesOf, priceOf, isIn };
}

/** Whether a third group stands between two: it would have to come before their one file, and after it. */
const isBetween = (a: Group, b: Group, before: Before) =>
  [...before(a)].some((one) => one !== b && before(one).has(b)) ||
  [...before(b)].some((one) => one !== a && before(one).has(a));

/** How much one file in the place of two saves, once all is counted; nothing where it must not be. */
type Saving = (a: Group, b: Group, before: Before) => number;

/** How much more may come in vain through each door where bytes are counted, once files are as they are. */
type Room = ReadonlyMap<string, number>;

function createRoom(pieces: readonly Piece[], { byte, vain }: Prices, doors: ReturnType<typeof createDoors>) {
  const counted = [...byte].filter(([, price]) => price >= 1);
  const most = counted.map(([name, price]) => {
    const needed = pieces.reduce((sum, piece) => sum + (piece.doors.has(name) ? piece.bytes : 0), 0);
    return [name, needed + vain / price] as const;
  });
  return (groups: Groups): Room =>
    new Map(
      most.map(([name, allowed]) => {
        const through = [...groups].filter((group) => doors.isIn(name, group.doors));
        return [name, allowed - through.reduce((sum, { bytes }) => sum + bytes, 0)];
      }),
    );
}

function createSaving({ file }: Prices, { priceOf, isIn }: ReturnType<typeof createDoors>) {
  return (room: Room): Saving => {
    const hasRoom = (doors: bigint, bytes: number) =>
      [...room].every(([name, left]) => !isIn(name, doors) || bytes <= left);
    return (a, b, before) => {
      const [onlyA, onlyB] = [a.doors & ~b.doors, b.doors & ~a.doors];
      const saved = priceOf(a.doors & b.doors) * file - priceOf(onlyA) * b.bytes - priceOf(onlyB) * a.bytes;
      if (a === b || saved <= 0 || isBetween(a, b, before)) return 0;
      if (!hasRoom(onlyA, b.bytes) || !hasRoom(onlyB, a.bytes)) return 0;
      const built = [...new Set([...before(a), ...before(b)])].filter((one) => one !== a && one !== b);
      // Who fetches the one file fetches what the other one builds on as well.
      if (built.some((one) => !hasRoom((a.doors | b.doors) & ~one.doors, one.bytes))) return 0;
      return built.reduce(
        (sum, one) => sum - priceOf((a.doors | b.doors) & ~one.doors) * (one.bytes + file),
        saved,
      );
    };
  };
}

/** Two groups as one, the last; whatever they build on comes through all of their doors from now on. */
function merge(a: Group, b: Group, groups: Groups, before: Before): Groups {
  const doors = a.doors | b.doors;
  const built = new Set([...before(a), ...before(b)]);
  const others = [...groups].filter((group) => group !== a && group !== b);
  const one = {
    ids: [...a.ids, ...b.ids],
    after: new Set([...a.after, ...b.after]),
    doors,
    bytes: a.bytes + b.bytes,
  };
  return new Set([
    ...others.map((group) => (built.has(group) ? { ...group, doors: group.doors | doors } : group)),
    one,
  ]);
}

/** What each group is best merged with, and how much that saves. */
type Partners = Map<Group, { other: Group; saves: number }>;

/** Finds partners anew for groups whose partner is gone or saves less than it did, and offers the newest group to the others. */
function findPartners(partners: Partners, groups: Groups, before: Before, saving: Saving): void {
  const newest = [...groups].at(-1);
  for (const group of partners.keys()) if (!groups.has(group)) partners.delete(group);
  for (const group of groups) {
    const known = partners.get(group);
    const stands = known && groups.has(known.other) && saving(group, known.other, before) === known.saves;
    let best = stands ? known : { other: group, saves: 0 };
    for (const other of stands ? [newest ?? group] : groups) {
      const saves = saving(group, other, before);
      if (saves > best.saves) best = { other, saves };
    }
    partners.set(group, best);
  }
}

/**
 * Modules that travel in one file each, every file after those that it builds on. What comes through the same doors begins together;
 * then the two that it saves most to have as one become one, as long as the requests saved are worth the bytes that come in vain.
 */
export function mergeIntoFiles(pieces: readonly Piece[], prices: Prices): MergedFile[] {
  const doors = createDoors(prices);
  const roomOf = createRoom(pieces, prices, doors);
  const savingIn = createSaving(prices, doors);
  const alike = new Map<bigint, Piece[]>();
  for (const piece of pieces) {
    const bits = doors.bitsOf(piece.doors);
    alike.set(bits, [...(alike.get(bits) ?? []), piece]);
  }
  let groups: Groups = new Set(
    [...alike].map(([bits, same]) => ({
      ids: same.map(({ id }) => id),
      after: new Set(same.flatMap(({ after }) => after)),
      doors: bits,
      bytes: same.reduce((sum, { bytes }) => sum + bytes, 0),
    })),
  );
  const partners: Partners = new Map();
  for (;;) {
    const before = createBefore(groups);
    findPartners(partners, groups, before, savingIn(roomOf(groups)));
    const [most] = [...partners].sort(([, a], [, b]) => b.saves - a.saves);
    if (most === undefined || most[1].saves <= 0)
      return [...groups]
        .sort((a, b) => before(a).size - before(b).size)
        .map((group) => ({ ids: group.ids, doors: doors.namesOf(group.doors) }));
    groups = merge(most[0], most[1].other, groups, before);
  }
}
