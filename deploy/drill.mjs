// Restores a backup beside what runs, starts the server on it, and states how long each step took. Nothing leaves it: it serves this machine alone.
//
//   node deploy/drill.mjs BACKUP                        a copy of DATA_DIR, or a file of pg_dump --format=custom
//   node deploy/drill.mjs                               makes one of DATABASE_URL by pg_dump first
//
// With PostgreSQL, DRILL_DATABASE_URL names an empty database that the restoration goes to. The settings of the server are those of the
// environment; JOBAMI is how an order is given where it is not the release's own start.mjs, with spaces between its parts.
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const env = process.env;
const root = join(import.meta.dirname, "..");
const release = join(root, "start.mjs");
const order =
  env.JOBAMI?.split(" ") ?? (existsSync(release) ? [process.execPath, release] : ["npm", "start", "--"]);
const longestStartMs = Number(env.DRILL_START_SECONDS ?? 120) * 1000;

/** What leaves this machine, or has others reach the copy, is not set for it. */
const outward =
  /^(PUBLIC_URL|HOST|TRUST_PROXY|PORT|REDIS_URL|SMTP_URL|MAIL_|S3_|STRIPE_|GOOGLE_|SIRENE_|OPENAI_|OPENROUTER_|METRICS_|SENTRY_|OTEL_|DATABASE_(URL|DIRECT_URL|PREPARED)|DATA_DIR)/;
const folder = mkdtempSync(join(tmpdir(), "jobami-drill-"));
const dataDir = join(folder, "data");
const inside = Object.fromEntries(Object.entries(env).filter(([name]) => !outward.test(name)));
/** The record of erasures is where the server that runs has it. */
const s3 = Object.fromEntries(Object.entries(env).filter(([name]) => name.startsWith("S3_")));

/** @type {{ what: string; ms: number }[]} */
const steps = [];

/** Does a step, and notes how long it took.
 * @template T
 * @param {string} what
 * @param {() => T | Promise<T>} work
 */
async function step(what, work) {
  const from = performance.now();
  const done = await work();
  const ms = performance.now() - from;
  steps.push({ what, ms });
  process.stdout.write(`${(ms / 1000).toFixed(1).padStart(8)} s  ${what}\n`);
  return done;
}

/** Runs a program to its end; throws with its output where it fails.
 * @param {string[]} command
 * @param {Record<string, string | undefined>} [environment]
 */
function run([program = "", ...args], environment = env) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    env: environment,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${program}\u00a0: ${(stderr || stdout).trim()}`);
  return stdout;
}

/** What a database answers to one question.
 * @param {string} url
 * @param {string} sql
 */
const ask = (url, sql) => run(["psql", "--no-psqlrc", "-qAtX", "-d", url, "-c", sql]).trim();

/** @param {string} url */
async function restorePostgres(url) {
  const target = env.DRILL_DATABASE_URL;
  if (target === undefined || target === url || target === env.DATABASE_URL)
    throw new Error("DRILL_DATABASE_URL doit nommer une base vide, qui n’est pas celle du serveur.");
  const tables = ask(
    target,
    "select count(*) from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema)'",
  );
  if (tables !== "0")
    throw new Error(`La base de DRILL_DATABASE_URL n’est pas vide\u00a0: ${tables} tables.`);
  let backup = process.argv[2];
  if (backup === undefined) {
    backup = join(folder, "backup.dump");
    await step("sauvegarde (pg_dump)", () =>
      run(["pg_dump", "--format=custom", "--no-owner", "--file", join(folder, "backup.dump"), url]),
    );
  }
  const dump = backup;
  process.stdout.write(`            ${(statSync(dump).size / 1024 ** 2).toFixed(1)} Mo\n`);
  await step("restauration (pg_restore)", () =>
    run(["pg_restore", "--exit-on-error", "--no-owner", "--jobs=2", "--dbname", target, dump]),
  );
  return target;
}

async function restoreFolder() {
  const backup = process.argv[2] ?? "";
  if (!existsSync(join(backup, "database")))
    throw new Error(`${backup || "BACKUP"} n’est ni une copie de DATA_DIR ni un fichier de pg_dump.`);
  await step("copie de DATA_DIR", () => {
    cpSync(backup, dataDir, { recursive: true, preserveTimestamps: true });
    rmSync(join(dataDir, "database.lock"), { force: true });
  });
  // Those that were noted since the backup stand in the folder of the server that runs.
  const noted = join(env.DATA_DIR ?? ".data", "erasures");
  if (existsSync(noted)) cpSync(noted, join(dataDir, "erasures"), { recursive: true });
}

/** Starts the server on the copy and waits until its health is good.
 * @param {Record<string, string | undefined>} environment
 */
async function start(environment) {
  const [program = "", ...args] = order;
  const child = spawn(program, args.at(-1) === "--" ? args.slice(0, -1) : args, {
    env: { ...environment, PORT: "0", DEMO_DATA: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  /** @type {Promise<string>} */
  const ready = new Promise((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const [, url] = /^Ready: (\S+)$/m.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`Le serveur s’est arrêté (${code}).`)));
    setTimeout(() => reject(new Error("Le serveur n’est pas prêt.")), longestStartMs).unref();
  });
  return { child, url: await ready };
}

async function drill() {
  // Where the server passes by a pooler, its database itself is dumped.
  const source = env.DATABASE_URL && (env.DATABASE_DIRECT_URL ?? env.DATABASE_URL);
  const isFolder =
    source === undefined || (process.argv[2] !== undefined && statSync(process.argv[2]).isDirectory());
  const database = isFolder ? await restoreFolder() : await restorePostgres(source);
  const erasures = isFolder || Object.keys(s3).length > 0 ? dataDir : (env.DATA_DIR ?? ".data");
  const settings = {
    ...inside,
    DATA_DIR: dataDir,
    ...(database === undefined ? {} : { DATABASE_URL: database }),
  };
  const answer = await step("personnes effacées depuis, effacées de nouveau (erasures apply)", () =>
    run([...order, "erasures", "apply"], { ...settings, ...s3, DATA_DIR: erasures }),
  );
  process.stdout.write(`            ${answer.trim().split("\n").at(-1)}\n`);
  const { child, url } = await step("démarrage", () => start(settings));
  try {
    await step("première réponse de la santé", async () => {
      const answer = await fetch(new URL("/api/health", url));
      if (!answer.ok) throw new Error(`La santé répond ${answer.status}.`);
    });
  } finally {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  }
  if (database !== undefined)
    process.stdout.write(
      `            ${ask(database, "select count(*) || ' comptes, le dernier créé le ' || coalesce(to_char(max(created_at), 'YYYY-MM-DD HH24:MI'), '?') from users")}\n`,
    );
}

try {
  await drill();
  const total = steps.reduce((sum, { ms }) => sum + ms, 0);
  process.stdout.write(`${(total / 1000).toFixed(1).padStart(8)} s  en tout\n✓ la sauvegarde se restaure\n`);
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
