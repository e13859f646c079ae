import { readFileSync } from "node:fs";
import { link, open, readFile, rename, rm, unlink } from "node:fs/promises";

/** Another living process holds the data directory. */
export class DataDirInUse extends Error {
  override readonly name = "DataDirInUse";
}

interface Holder {
  pid: number;
  /** Start of the process in clock ticks since boot, so that a reused pid is not taken for the holder. */
  startedAt: string;
}

function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return holder.startedAt === "" || startOf(holder.pid) === holder.startedAt;
}

function parse(text: string): Holder | null {
  try {
    const value = JSON.parse(text) as Partial<Holder>;
    return typeof value.pid === "number"
      ? { pid: value.pid, startedAt: String(value.startedAt ?? "") }
      : null;
  } catch {
    return null;
  }
}

async function create(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${process.pid}.${process.hrtime.bigint()}`;
  const file = await open(draft, "wx");
  try {
    await file.writeFile(content);
    await file.close();
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Moves a dead holder's file away; when another process was faster, its living lock is put back. */
async function removeStale(path: string, content: string): Promise<void> {
  const aside = `${path}.stale.${process.pid}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, "utf8").catch(() => content);
  if (moved !== content) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

/** Takes a lock file for this process. The lock of a killed process is taken over; throws DataDirInUse when its holder lives. */
export async function takeLock(path: string): Promise<{ release(): Promise<void> }> {
  const content = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await create(path, content)) return { release: () => unlink(path).catch(() => undefined) };
    const text = await readFile(path, "utf8").catch(() => null);
    if (text === null) continue;
    const holder = parse(text);
    if (holder !== null && isAlive(holder))
      throw new DataDirInUse(
        `${path} is held by process ${holder.pid}; two servers cannot share a DATA_DIR.`,
      );
    await removeStale(path, text);
  }
  throw new DataDirInUse(`${path} is fought over by several processes.`);
}
