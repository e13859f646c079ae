import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Readable } from "node:stream";
import { inArray, lt } from "drizzle-orm";
import { type Clock, instant } from "../../clock/clock.ts";
import type { Db } from "../../database/database.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Publication } from "./publication.ts";
import { publishedFiles } from "./published-files.tables.ts";

/** How long files outlive the last process that served them, in ms: a tab may have been open for so long. */
export const retentionMs = 30 * 24 * 3_600_000;
/** Who asks for what is not there has the store looked through no more often than this, in ms. */
const lookPauseMs = 5000;
/** Files that are copied at a time. */
const sideBySide = 16;

/** What is in the files that a build writes, by the end of their names; nothing else is published. */
export const contentTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
};

/** A name as a build gives it: no path, and nothing that begins with a dot. */
const isName = (name: string) => /^[\w-][\w.-]{0,199}$/.test(name) && extname(name) in contentTypes;

/**
 * Keeps the files of each build where every process finds them, so that a page of one build works behind a proxy that asks another
 * process for its files, and in a tab that was open before an upgrade.
 */
export function createPublishedFiles(deps: {
  publication: Publication;
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, "every">;
}) {
  const { publication, db, clock, jobs } = deps;
  /** Those of this process's own build. */
  let own: readonly string[] = [];
  /** What the store held when it was last looked through, and when that was. */
  let seen = { names: new Set<string>(), at: Number.NEGATIVE_INFINITY };
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    looking ??= publication
      .names()
      .then((names) => {
        seen = { names, at: clock.now() };
      })
      .finally(() => {
        looking = null;
      });
    await looking;
  }

  async function isThere(name: string): Promise<boolean> {
    if (!seen.names.has(name) && seen.at + lookPauseMs <= clock.now()) await look();
    return seen.names.has(name);
  }

  const touch = (names: readonly string[]) =>
    db
      .insert(publishedFiles)
      .values(names.map((name) => ({ name, publishedAt: instant(clock) })))
      .onConflictDoUpdate({ target: publishedFiles.name, set: { publishedAt: instant(clock) } });

  async function copy(folder: string, names: readonly string[]): Promise<void> {
    const left = [...names];
    const work = async () => {
      for (let name = left.pop(); name !== undefined; name = left.pop())
        await publication.put(name, join(folder, name));
    };
    await Promise.all(Array.from({ length: sideBySide }, work));
  }

  async function sweep(): Promise<void> {
    if (own.length > 0) await touch(own);
    await inTransaction(db, async (tx) => {
      const old = await tx
        .delete(publishedFiles)
        .where(lt(publishedFiles.publishedAt, instant(clock, -retentionMs)))
        .returning({ name: publishedFiles.name });
      await publication.remove(old.map(({ name }) => name));
    });
  }

  jobs.every("pages.sweep", "7 4 * * *", sweep, { isOutward: true });

  return {
    /** Publishes the files of a build, before a page of it names them. */
    async publish(folder: string): Promise<void> {
      const names = (await readdir(folder)).filter(isName);
      if (names.length === 0) return;
      // What is about to be swept is stored first: whoever sweeps checks again.
      await db
        .update(publishedFiles)
        .set({ publishedAt: instant(clock) })
        .where(inArray(publishedFiles.name, names));
      await look();
      const there = seen.names;
      await copy(
        folder,
        names.filter((name) => !there.has(name)),
      );
      await touch(names);
      own = names;
      seen.names = new Set([...there, ...names]);
    },
    /** A file of any build; null for one that is not, or no more, published. */
    async read(name: string): Promise<{ type: string; bytes: Readable } | null> {
      if (!isName(name) || !(await isThere(name))) return null;
      const bytes = await publication.read(name);
      return bytes === null ? null : { type: contentTypes[extname(name)] as string, bytes };
    },
    sweep,
    close: () => publication.close(),
  };
}

export type PublishedFiles = ReturnType<typeof createPublishedFiles>;
