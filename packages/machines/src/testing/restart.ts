import { createTestClock } from "./clock.ts";
import { createSimulation, type Simulation, type Stored } from "./simulation.ts";

/** How a restarted page shows that an instant of its record still lies ahead. */
export interface Wait<Page> {
  /** Asks the page, by its view or by trying; once a call. */
  isWaiting: (page: Page) => boolean;
  /** The instant is read only when the page opens; it does not end while the page stays open. */
  onlyAtStart?: true;
}

/** How a flow comes back after a reload from what it stored (`remember`). */
export interface Restart<Page> {
  /** Opens a fresh page with this record, as the product does. */
  start: (simulation: Simulation, record: never) => Page;
  /** Every instant (ms since 1970) of the record, by its key. */
  waits: Record<string, Wait<Page>>;
}

/** Keeps what a machine stored during its proof and restarts from it. */
export interface RestartProof {
  note(stored: readonly Stored[]): void;
  /** Throws when a restarted page waits too long or not long enough. */
  prove(): void;
  /** Instants that were stored and that nothing proves. */
  missing(): string[];
}

const day = 24 * 3_600_000;
const samplesPerKey = 8;

/** The instants of a record that lie ahead, by their keys. */
function aheadIn({ record, at }: Stored): [string, number][] {
  if (typeof record !== "object" || record === null) return [];
  return Object.entries(record).filter(
    (entry): entry is [string, number] => typeof entry[1] === "number" && entry[1] > at,
  );
}

/** The shape of a record as its age changes it, so that the same wait is not proved a thousand times. */
function shapeOf({ record, at }: Stored): string {
  return JSON.stringify(record, (_, value) =>
    typeof value === "number" && value > 1e12 ? Math.max(0, value - at) : value,
  );
}

/** Gathers what is stored along all paths; `restart` states how to come back from it. */
export function createRestartProof<Page>(restart: Restart<Page> | undefined): RestartProof {
  const samples = new Map<string, Map<string, Stored>>();

  function isWaiting(key: string, { record }: Stored, openedAt: number, askedAt: number): boolean {
    const simulation = createSimulation(undefined, undefined, createTestClock(openedAt));
    const page = restart?.start(simulation, JSON.parse(JSON.stringify(record)) as never);
    simulation.clock.advance(askedAt - openedAt);
    const answer = restart?.waits[key]?.isWaiting(page as Page) ?? false;
    simulation.stop();
    return answer;
  }

  function proveOne(key: string, stored: Stored, until: number): void {
    const { at } = stored;
    const isAskedWhileOpen = restart?.waits[key]?.onlyAtStart !== true;
    const openings = [...new Set([at, Math.floor((at + until) / 2), until - 1])];
    const expectAt = (openedAt: number, askedAt: number, expected: boolean) => {
      if (isWaiting(key, stored, openedAt, askedAt) === expected) return;
      const opened = openedAt < until ? `${until - openedAt} ms before` : `${openedAt - until} ms after`;
      const outcome = expected ? "has ended too early" : "goes on";
      throw new Error(
        `${key}: opened ${opened} its instant, the wait ${outcome} ${Math.abs(until - askedAt)} ms ${askedAt < until ? "before" : "after"} it, from ${JSON.stringify(stored.record)}`,
      );
    };
    for (const openedAt of openings) {
      expectAt(openedAt, isAskedWhileOpen ? until - 1 : openedAt, true);
      if (isAskedWhileOpen) expectAt(openedAt, until, false);
    }
    for (const openedAt of [until, until + day]) expectAt(openedAt, openedAt, false);
  }

  return {
    note(stored) {
      for (const one of stored)
        for (const [key] of aheadIn(one)) {
          const known = samples.get(key) ?? new Map<string, Stored>();
          if (known.size < samplesPerKey) known.set(shapeOf(one), one);
          samples.set(key, known);
        }
    },
    prove() {
      for (const [key, known] of samples)
        if (restart?.waits[key] !== undefined)
          for (const stored of known.values())
            proveOne(key, stored, (stored.record as Record<string, number>)[key] ?? 0);
    },
    missing: () => [
      ...[...samples.keys()]
        .filter((key) => restart?.waits[key] === undefined)
        .map(
          (key) =>
            `end of ${key} after a reload (it is stored by "remember": give proveMachine restart: { start, waits: { ${key}: { isWaiting } } })`,
        ),
      ...Object.keys(restart?.waits ?? {})
        .filter((key) => !samples.has(key))
        .map((key) => `instant ${key} of restart.waits: no path stores it ahead of its time`),
    ],
  };
}
