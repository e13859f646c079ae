import type { Clock } from "../../clock/clock.ts";

/** Bounds of the memory; tests give others. */
export interface PageMemoryBounds {
  /** All pages together, in bytes. */
  bytes: number;
  entries?: number;
}

/** What a rendering for no one left: a page that may be shared, or one that is the asker's alone. */
interface Sharable {
  isShared: boolean;
  bytes: number;
}

/**
 * How old a page may get, in ms, counted from before its data were read. What the landing page shows of people may be a second old
 * by then: together they stay below the five seconds after which a suspension is felt.
 */
export const pageLifeMs = 4000;
/** A page is stored once it was asked for twice within so many ms. */
export const probationMs = 60_000;
const mostOnProbation = 2000;
const mostEntries = 2000;
/** What an entry takes besides its bytes. */
const entryBytes = 1024;

/**
 * Remembers pages by what they depend on, for some seconds and within bounds. Who asks for one that is being rendered waits for it;
 * one that no one asks for again is never stored, so that a flood of different questions drives nothing out.
 */
export function createPageMemory<Page extends Sharable>(clock: Clock, bounds: PageMemoryBounds) {
  const { bytes: mostBytes, entries: most = mostEntries } = bounds;
  const stored = new Map<string, { page: Page; at: number }>();
  const rendering = new Map<string, { page: Promise<Page>; at: number }>();
  /** How often a page was asked for since when. */
  const asked = new Map<string, { times: number; since: number }>();
  let size = 0;

  const isFresh = ({ at }: { at: number }, now: number) => now >= at && now - at < pageLifeMs;

  function remove(key: string): void {
    const entry = stored.get(key);
    if (entry === undefined) return;
    size -= entry.page.bytes + entryBytes;
    stored.delete(key);
  }

  function noteAsked(key: string, now: number): void {
    const before = asked.get(key);
    asked.delete(key);
    const isRecent = before !== undefined && now >= before.since && now - before.since < probationMs;
    asked.set(key, isRecent ? { times: before.times + 1, since: before.since } : { times: 1, since: now });
    const [oldest] = asked.keys();
    if (asked.size > mostOnProbation && oldest !== undefined) asked.delete(oldest);
  }

  function store(key: string, page: Page, at: number): void {
    for (const [other, entry] of stored) if (!isFresh(entry, clock.now())) remove(other);
    if (page.bytes + entryBytes > mostBytes) return;
    remove(key);
    stored.set(key, { page, at });
    size += page.bytes + entryBytes;
    for (const oldest of stored.keys()) {
      if (size <= mostBytes && stored.size <= most) return;
      remove(oldest);
    }
  }

  function find(key: string, now: number): Page | undefined {
    const entry = stored.get(key);
    if (entry === undefined) return undefined;
    stored.delete(key);
    if (!isFresh(entry, now)) {
      size -= entry.page.bytes + entryBytes;
      return undefined;
    }
    // What was asked for last is driven out last.
    stored.set(key, entry);
    return entry.page;
  }

  return {
    /** The page of a key, stored or rendered; null where another's rendering is not to be shared. Throws what the own rendering throws. */
    async read(key: string, render: () => Promise<Page>): Promise<Page | null> {
      const now = clock.now();
      noteAsked(key, now);
      const known = find(key, now);
      if (known !== undefined) return known;
      const running = rendering.get(key);
      if (running !== undefined && isFresh(running, now)) {
        const page = await running.page.catch(() => null);
        return page?.isShared === true ? page : null;
      }
      const mine = { page: render(), at: now };
      rendering.set(key, mine);
      try {
        const page = await mine.page;
        if (page.isShared && rendering.get(key) === mine && (asked.get(key)?.times ?? 0) > 1)
          store(key, page, now);
        return page;
      } finally {
        if (rendering.get(key) === mine) rendering.delete(key);
      }
    },
    /** Lets go of all pages, those too that are being rendered. */
    forget(): void {
      stored.clear();
      rendering.clear();
      size = 0;
    },
    /** What is stored, for tests and figures. */
    state: () => ({ entries: stored.size, bytes: size, onProbation: asked.size }),
  };
}
