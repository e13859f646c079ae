import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { LookKind } from "@jobami/api/audit/contract";
import type { StoredFile } from "@jobami/api/files/contract";
import { type FilePurpose, pictureOf, storageAddress } from "@jobami/api/files/routes";
import type { FileOwner, FileReader } from "../../composition/contributions.ts";
import { instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type Prepared, partNames, webp } from "../../platform/files/files.ts";
import { safeName } from "../../platform/files/safe-name.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Person } from "../../platform/sessions/sessions.ts";
import { type FileRow, filesRepository as repository } from "./files.repository.ts";

/** The room of one person, in bytes, whatever they keep there. */
export const roomBytes = 200_000_000;
/** What nothing refers to is retained this long, so that a form can be finished and a removal undone; in ms. */
export const looseMs = 24 * 3_600_000;
/** Uploads of one person under way at once in a process. */
export const mostAtOnce = 4;
/** Files that one step of the sweep reads. */
const step = 200;

/** The keys of a file in the store. */
const keysOf = ({ id, type }: Pick<FileRow, "id" | "type">) => partNames(type).map((name) => `${id}/${name}`);

/** A file as whoever may look knows it. */
function toStoredFile(row: Omit<FileRow, "ownerId" | "purpose" | "createdAt" | "looseSince">): StoredFile {
  const { id, name, type, bytes, width, height, address } = row;
  return { id, name, type, bytes, width, height, address, picture: type === webp ? pictureOf(id) : null };
}

interface Deps {
  platform: Pick<Platform, "clock" | "db" | "files" | "jobs">;
  /** What each domain takes files for; asked for at the first call, when all domains are built. */
  owners: () => readonly (readonly FileOwner[])[];
}

/** Files of people: taken in within limits, retained while something refers to them, shown to those who may look. */
export function createFilesService({ platform, owners }: Deps) {
  const { clock, db: pool, files, jobs } = platform;
  const underWay = new Map<string, number>();

  function ownerOf(purpose: string): FileOwner | undefined {
    return owners()
      .flat()
      .find((owner) => owner.purpose.name === purpose);
  }

  /** Runs an upload unless the person has enough of them under way. */
  async function inSlot<T>(ownerId: string, work: () => Promise<T>): Promise<T> {
    const count = underWay.get(ownerId) ?? 0;
    if (count >= mostAtOnce) throw new DomainError("TOO_MANY_REQUESTS", { retryAfterSeconds: 5 });
    underWay.set(ownerId, count + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(ownerId) ?? 1) - 1;
      if (left === 0) underWay.delete(ownerId);
      else underWay.set(ownerId, left);
    }
  }

  /** As what a person reads a file that is not for everybody; null where they may not. */
  async function readerOf(db: Db, file: FileRow, viewer: Person): Promise<FileReader | null> {
    if (viewer.id === file.ownerId) return "side";
    if (file.looseSince !== null) return null;
    return (await ownerOf(file.purpose)?.mayRead?.(db, file, viewer)) ?? null;
  }

  /** How long anybody may keep a file that they may look at; null for what is not for anybody. */
  async function shownTo(db: Db, { purpose, isShown }: FileOwner, file: FileRow) {
    if (!purpose.isPublic) return null;
    if (isShown === undefined) return "forever";
    return (await isShown(db, file)) ? "asked" : null;
  }

  async function checkRoom(db: Db, ownerId: string, bytes: number): Promise<void> {
    if ((await repository.bytesOf(db, ownerId)) + bytes > roomBytes)
      throw new DomainError("FILE_QUOTA_EXCEEDED");
  }

  function newRow(ownerId: string, purpose: FilePurpose, name: string, made: Prepared): FileRow {
    const id = randomUUID();
    const isPicture = made.type === webp;
    return {
      id,
      ownerId,
      purpose: purpose.name,
      name: safeName(name, isPicture ? "webp" : "pdf"),
      type: made.type,
      bytes: made.bytes,
      width: made.width,
      height: made.height,
      address: storageAddress(id, isPicture ? "large" : "original"),
      createdAt: instant(clock),
      looseSince: instant(clock),
    };
  }

  /** Puts the bytes into the store, then the row into the database; what has no row is taken out again. */
  async function keep(
    row: FileRow,
    made: Prepared,
    finish: (tx: Tx, file: StoredFile) => Promise<void>,
  ): Promise<StoredFile> {
    const file = toStoredFile(row);
    try {
      for (const { name, path } of made.parts) await files.store.put(`${row.id}/${name}`, path, row.type);
      await inTransaction(pool, async (tx) => {
        await repository.holdRoom(tx, row.ownerId);
        await checkRoom(tx, row.ownerId, row.bytes);
        await repository.insert(tx, row);
        await finish(tx, file);
      });
    } catch (error) {
      if ((await repository.byId(pool, row.id).catch(() => row)) === null)
        await files.store.remove(keysOf(row)).catch(() => undefined);
      throw error;
    }
    return file;
  }

  /** The bytes go once the rows are gone for good. */
  const discard = (tx: Tx, rows: readonly FileRow[]) =>
    rows.length === 0 ? undefined : jobs.send(tx, "files.discard", { keys: rows.flatMap(keysOf) });

  /** Takes out of the store what no row speaks of: a process was killed between the two. */
  async function sweepStore(): Promise<void> {
    const before = instant(clock, -looseMs);
    let some: string[] = [];
    const judge = async () => {
      const known = await repository.known(
        pool,
        some.map((key) => key.slice(0, 36)),
      );
      await files.store.remove(some.filter((key) => !known.has(key.slice(0, 36))));
      some = [];
    };
    for await (const { key, since } of files.store.list()) {
      if (since < before) some.push(key);
      if (some.length >= step) await judge();
    }
    if (some.length > 0) await judge();
  }

  async function sweepLoose(): Promise<void> {
    let taken = step;
    while (taken === step)
      taken = await inTransaction(pool, async (tx) => {
        const rows = await repository.takeLoose(tx, instant(clock, -looseMs), step);
        await discard(tx, rows);
        return rows.length;
      });
  }

  return {
    /**
     * Takes a file of a person in. Throws NOT_FOUND for a purpose that no domain has, FILE_QUOTA_EXCEEDED, TOO_MANY_REQUESTS, and
     * what `platform.files.takeIn` throws.
     */
    async upload(
      ownerId: string,
      given: {
        purpose: string;
        name: string;
        body: Readable;
        contentLength: string | undefined;
        /** Aborted when no one waits for the answer any more. */
        signal?: AbortSignal;
      },
      finish: (tx: Tx, file: StoredFile) => Promise<void>,
    ): Promise<StoredFile> {
      const purpose = ownerOf(given.purpose)?.purpose;
      if (purpose === undefined) throw new DomainError("NOT_FOUND");
      return inSlot(ownerId, async () => {
        await checkRoom(pool, ownerId, 1);
        return files.takeIn(
          given.body,
          purpose,
          given.contentLength,
          { person: ownerId, ...(given.signal && { signal: given.signal }) },
          (made) => keep(newRow(ownerId, purpose, given.name, made), made, finish),
        );
      });
    },
    /** A person takes back what nothing refers to. Throws NOT_FOUND, or FILE_IN_USE. */
    async remove(tx: Tx, ownerId: string, id: string): Promise<void> {
      const row = await repository.lock(tx, id);
      if (row === null || row.ownerId !== ownerId) throw new DomainError("NOT_FOUND");
      if (row.looseSince === null) throw new DomainError("FILE_IN_USE");
      await repository.remove(tx, id);
      await discard(tx, [row]);
    },
    /**
     * A domain refers to a person's file from now on, under another name where `rename` gives one. Throws NOT_FOUND unless it is
     * theirs, for this purpose, and still there.
     */
    async attach(
      tx: Tx,
      file: { id: string; ownerId: string; purpose: FilePurpose; rename?: (name: string) => string },
    ): Promise<StoredFile> {
      const row = await repository.lock(tx, file.id);
      if (row === null || row.ownerId !== file.ownerId || row.purpose !== file.purpose.name)
        throw new DomainError("NOT_FOUND");
      const name = file.rename?.(row.name) ?? row.name;
      await repository.setLooseSince(tx, row.id, null);
      if (name !== row.name) await repository.setName(tx, row.id, name);
      return toStoredFile({ ...row, name });
    },
    /** A domain refers to a file no more: its owner alone sees it, it can be attached again for a day, then it goes. */
    detach: (tx: Tx, id: string) => repository.setLooseSince(tx, id, instant(clock)),
    /** What is known of files, for a domain that lists them. */
    async find(db: Db, id: string): Promise<StoredFile | null> {
      const row = await repository.byId(db, id);
      return row === null ? null : toStoredFile(row);
    },
    /** A file for a person who asks to see it, how long they may keep it, and which look of staff it is; null when there is none for them. */
    async look(
      db: Db,
      { id, variant }: { id: string; variant: string },
      viewer: Person | null,
    ): Promise<{
      file: FileRow;
      key: string;
      cachePolicy: "forever" | "asked" | "never";
      look: LookKind | null;
    } | null> {
      const file = await repository.byId(db, id);
      const key =
        file === null ? undefined : keysOf(file).find((each) => each.startsWith(`${id}/${variant}.`));
      if (file === null || key === undefined) return null;
      const owner = ownerOf(file.purpose);
      const isStored = file.looseSince === null;
      const shown = isStored && owner !== undefined ? await shownTo(db, owner, file) : null;
      if (shown !== null) return { file, key, cachePolicy: shown, look: null };
      const reader = viewer === null ? null : await readerOf(db, file, viewer);
      if (reader === null) return null;
      if (reader !== "side") return { file, key, cachePolicy: "never", look: reader };
      return { file, key, cachePolicy: owner?.mayStay ? "asked" : "never", look: null };
    },
    /** Takes the bytes of whoever leaves out of the store, once their rows are gone. */
    leave: async (tx: Tx, ownerId: string) => discard(tx, await repository.ofOwner(tx, ownerId)),
    /** Removes bytes for good; again, nothing happens. */
    discard: ({ keys }: { keys: readonly string[] }) => files.store.remove(keys),
    /** Removes what nothing has referred to for a day, in the database, in the store and where bodies come in. */
    async sweep(): Promise<void> {
      await sweepLoose();
      await sweepStore();
      await files.sweepIncoming(instant(clock, -looseMs));
    },
  };
}

export type FilesService = ReturnType<typeof createFilesService>;
