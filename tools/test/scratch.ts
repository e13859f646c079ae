import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const inMemory = "/dev/shm";
const prefix = "jobami-run-";
/** A run was seen to keep less than one GB of databases, homes and browsers' profiles at one time. */
const neededBytes = 3 * 2 ** 30;
/** What the run's processes need besides. */
const leftBytes = 3 * 2 ** 30;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

/** Folders that runs left which were killed. */
function removeLeft(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length).split("-")[0])))
      rmSync(join(folder, name), { recursive: true, force: true });
}

/**
 * A folder in memory for what a run throws away, where the machine has the room; undefined where it has not. A database is some
 * fifteen hundred files: to copy one took 850 ms on a disk and 40 ms here, and each suite and each journey has its own.
 */
export function scratchInMemory(
  folder = inMemory,
  available = process.availableMemory(),
): string | undefined {
  if (!existsSync(folder)) return undefined;
  removeLeft(folder);
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < neededBytes || available < neededBytes + leftBytes) return undefined;
  const scratch = mkdtempSync(join(folder, `${prefix}${process.pid}-`));
  // PostgreSQL has an account of its own, which searches for its folder in here.
  chmodSync(scratch, 0o755);
  return scratch;
}
