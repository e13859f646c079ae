import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { ownDatabase } from "../own-database.ts";
import type { Tried } from "./try-files.ts";

/** What cron is to do, and when. */
interface Order {
  schedule: string;
  account: string;
  command: string;
}

/** Five fields of numbers, stars, ranges and steps; an account; a command in which `\%` is a percent sign. */
const line = /^((?:[\d*,/-]+ ){5})([a-z_][a-z0-9_-]*) (.+)$/;

/** The orders of a file for /etc/cron.d, as cron hands them to a shell. Throws at a line that cron would not take. */
export function readCron(text: string): Order[] {
  return text.split("\n").flatMap((each) => {
    if (each === "" || each.startsWith("#")) return [];
    const [, schedule = "", account = "", command = ""] = line.exec(each) ?? [];
    // From a bare percent sign on cron hands the rest to the command as its input.
    if (command === "" || /(?<!\\)%/.test(command)) throw new Error(`Cron does not read as meant: ${each}`);
    return [{ schedule: schedule.trim(), account, command: command.replaceAll("\\%", "%") }];
  });
}

const dayMs = 86_400_000;

/** A folder of backups with dumps of these ages, in days. */
function makeOld(folder: string, ages: readonly number[]): void {
  for (const age of ages) {
    const file = join(folder, `jobami-${age}-days.dump`);
    writeFileSync(file, "");
    utimesSync(file, new Date(), new Date(Date.now() - age * dayMs));
  }
}

/** Makes tonight's backup by deploy/jobami-backup.cron and restores it by deploy/drill.mjs of a release. */
export async function tryBackup(
  folder: string,
  release: string,
  { postgresUrl, settings, node }: { postgresUrl: string; settings: Record<string, string>; node: string },
): Promise<Tried[]> {
  const [backup, data] = [join(folder, "backup"), join(folder, "var")];
  for (const each of [backup, join(data, "erasures")]) mkdirSync(each, { recursive: true });
  writeFileSync(join(data, "erasures/one"), "");
  makeOld(backup, [29, 32]);
  const { hostname, port, username, pathname } = new URL(postgresUrl);
  // What cron gives, and where PostgreSQL is if not on its usual socket.
  const env = { PATH: "/usr/bin:/bin", PGHOST: hostname, PGPORT: port, PGUSER: username };
  const faults = readCron(readFileSync(join(release, "deploy/jobami-backup.cron"), "utf8")).flatMap(
    ({ command }) => {
      const placed = command
        .replaceAll("/var/lib/jobami", data)
        .replaceAll("/backup", backup)
        .replace(/ jobami(?= && )/, ` ${pathname.slice(1)}`);
      const { status, stderr } = spawnSync("/bin/sh", ["-c", placed], { env, encoding: "utf8" });
      return status === 0 ? [] : [stderr];
    },
  );
  const made = readdirSync(backup).filter((name) => /^jobami-\d{4}-\d\d-\d\d\.dump$/.test(name));
  const old = readdirSync(backup).filter((name) => name.endsWith("-days.dump"));
  const isWhole =
    made.length === 1 && old.join() === "jobami-29-days.dump" && existsSync(join(backup, "erasures/one"));
  if (!isWhole) faults.push(`The backup holds ${readdirSync(backup).join(", ")}.`);

  const target = await ownDatabase(postgresUrl);
  // Not by spawnSync: the S3 that it asks is of this very process.
  const drill = await promisify(execFile)(
    node,
    [join(release, "deploy/drill.mjs"), join(backup, made[0] ?? "")],
    { env: { PATH: env.PATH, ...settings, DATA_DIR: folder, DRILL_DATABASE_URL: target.url } },
  ).then(
    ({ stdout }) => ({ stdout, fault: null }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ stdout, fault: stderr }),
  );
  await target.drop();
  return [
    {
      what: "the orders of jobami-backup.cron: a dump, the oldest gone, erasures beside it",
      fault: faults.length === 0 ? null : faults.join("\n"),
    },
    {
      what: `drill.mjs restores that dump and starts the release on it\n${drill.stdout.trimEnd()}`,
      fault: drill.fault,
    },
  ];
}
