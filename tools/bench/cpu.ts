import { existsSync, readFileSync } from "node:fs";
import pg from "pg";

const msPerTick = 10;

/** Processor time that a process took since it began, in ms; 0 once it is gone. Linux only. */
export function cpuMs(pid: number): number {
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

/** What each process had taken of the processors at a moment, in ms. */
export type CpuTimes = ReadonlyMap<number, number>;

/** Memory that a process occupies, in MB of 10⁶ bytes. Linux only. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return (Number(kilobytes) * 1024) / 1_000_000;
}

/** Reads the times of a server and of all sessions of PostgreSQL. */
export async function readCpu(databaseUrl: string, server: number): Promise<CpuTimes> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return new Map([server, ...rows.map(({ pid }) => pid)].map((pid) => [pid, cpuMs(pid)]));
  } finally {
    await client.end();
  }
}

/** What was taken between two moments, in ms. A session that ended meanwhile was idle: it does not count. */
export function cpuBetween(before: CpuTimes, after: CpuTimes): number {
  return [...after].reduce((total, [pid, ms]) => total + Math.max(0, ms - (before.get(pid) ?? 0)), 0);
}
