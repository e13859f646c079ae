import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startRedis } from "../../apps/server/src/testing/test-redis.ts";
import { startS3 } from "../../apps/server/src/testing/test-s3.ts";
import { startSmtp } from "../../apps/server/src/testing/test-smtp.ts";
import { debianProgram } from "../debian-program.ts";
import { startPooler } from "../pooler.ts";
import { freePort, startPostgres } from "../postgres.ts";
import { buildRelease } from "./build.ts";
import { type Answered, createCaller } from "./caller.ts";
import { type StartedRelease, startRelease } from "./started.ts";
import { tryBackup } from "./try-backup.ts";
import { makeCertificate, nginxProgram, placeNginx, type Tried, tryFiles } from "./try-files.ts";
import { prepareImages, tryImage } from "./try-image.ts";

// What deploy/ names, on this machine: its files read by the programs that they are for, and its services as processes.

const siteName = "jobami.example";
/** Whom the processes run as where this is run by root: no one. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const node = process.env.NODE ?? process.execPath;

const folder = mkdtempSync(join(tmpdir(), "jobami-try-"));
const release = join(folder, "release");
const undo: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
let failed = 0;

function report({ what, fault }: Tried): void {
  if (fault !== null) failed += 1;
  process.stdout.write(`${fault === null ? "✓" : "✗"} ${what}${fault === null ? "" : `\n${fault}`}\n`);
}

function check(what: string, found: unknown, expected: unknown): void {
  const [is, shall] = [JSON.stringify(found), JSON.stringify(expected)];
  report({ what, fault: is === shall ? null : `${is} instead of ${shall}` });
}

async function until<T>(ask: () => T | undefined | Promise<T | undefined>): Promise<T | undefined> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = await ask();
    if (found !== undefined) return found;
    await pause(100);
  }
  return undefined;
}

/** How the processes come to a PostgreSQL: by PgBouncer, or without it where it cannot be had, which is stated. */
async function throughPooler(postgresUrl: string): Promise<Readonly<Record<string, string>>> {
  try {
    const pooler = await startPooler(postgresUrl);
    undo.push(pooler.stop);
    report({ what: "PgBouncer in transaction mode, by deploy/pgbouncer.ini", fault: null });
    return pooler.settings;
  } catch (error) {
    process.stdout.write(`– PgBouncer is not tried: ${(error as Error).message}\n`);
    return { DATABASE_URL: postgresUrl };
  }
}

/** PostgreSQL behind a pooler, Redis, S3 and a mail server, as the settings name them. */
async function startServices() {
  // Debian's, whose own pg_dump is on this machine: an older one reads no newer server.
  debianProgram("postgresql", ["/usr/bin/pg_dump"]);
  const postgres = await startPostgres("installed");
  undo.push(postgres.stop);
  const database = await throughPooler(postgres.url);
  const redis = await startRedis();
  undo.push(redis.stop);
  const { s3, stop } = await startS3(folder);
  undo.push(stop);
  const mail = await startSmtp();
  undo.push(mail.stop);
  const settings = {
    ...database,
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    PUBLIC_URL: `https://${siteName}`,
    TRUST_PROXY: "1",
    DEMO_DATA: "0",
  };
  return { settings, mail, postgresUrl: postgres.url };
}

/** Two processes that start at once on an empty database, as someone who may write nowhere but in their own folder. */
async function startProcesses(
  settings: Readonly<Record<string, string>>,
  ports: readonly number[],
): Promise<StartedRelease[]> {
  const processes = await Promise.all(
    ports.map((port) => {
      const DATA_DIR = join(folder, String(port));
      mkdirSync(DATA_DIR);
      if (account.uid !== undefined) chownSync(DATA_DIR, account.uid, account.gid);
      return startRelease(release, { ...settings, DATA_DIR, PORT: String(port) }, { node, account });
    }),
  );
  for (const each of processes) undo.push(each.stop);
  return processes;
}

async function startNginx(processes: readonly number[]) {
  const [clear, sealed] = [await freePort(), await freePort()];
  const file = placeNginx(folder, { clear, sealed, processes });
  const nginx = spawn(nginxProgram(), ["-c", file], { stdio: ["ignore", "ignore", "inherit"] });
  undo.push(async () => nginx.kill());
  return { clear, sealed };
}

/** Through the proxy, as people come: pages, signing up by a mail, signing in, the live channel. */
async function visit(
  { clear, sealed }: { clear: number; sealed: number },
  certificate: string,
  mail: Awaited<ReturnType<typeof startSmtp>>,
): Promise<(path: string) => Promise<Answered>> {
  const visitor = createCaller({ port: sealed, site: { name: siteName, certificate } });
  const healthy = await until(async () => {
    const answer = await visitor.ask("/api/health").catch(() => undefined);
    return answer?.status === 200 ? answer : undefined;
  });
  check("health through TLS, with every service there", healthy?.body, '{"status":"ok"}');
  const redirected = await createCaller({ port: clear }).ask("/aide");
  check("http leads to https", redirected.status, 301);
  const page = await visitor.ask("/");
  check("a page", page.status, 200);
  check("HSTS", page.headers["strict-transport-security"], "max-age=31536000; includeSubDomains");
  const [script = ""] = /\/assets\/[\w-]+\.js/.exec(page.body) ?? [];
  check("a script of it", (await visitor.ask(script)).status, 200);

  const person = { email: "lea@exemple.fr", password: "Bon-jour-2026" };
  const signedUp = await visitor.change("/api/auth/inscription", {
    ...person,
    ...{ prenom: "Léa", nom: "Martin", user_type: "jobbeur", acceptTerms: true },
  });
  check("signing up", signedUp.status, 201);
  const token = await until(() => /[?&]token=([\w-]+)/.exec(mail.received())?.[1]);
  check("a mail with a link to the site", mail.received().includes(`https://${siteName}/`), true);
  check("proving the address", (await visitor.change("/api/auth/verify-email", { token })).status, 200);
  check("signing in", (await visitor.change("/api/auth/login", person)).status, 200);
  check("who is signed in", (await visitor.ask("/api/auth/profil")).status, 200);
  const upgraded = await visitor.ask("/api/live/?EIO=4&transport=websocket", {
    headers: {
      ...{ connection: "Upgrade", upgrade: "websocket" },
      ...{ "sec-websocket-version": "13", "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==" },
    },
  });
  check("an upgrade of the live channel", upgraded.status, 101);
  const large = await visitor.ask("/api/files", { method: "POST", body: "x".repeat(2_000_000) });
  check("2 MB come to the server rather than be refused by the proxy", large.status !== 413, true);
  return visitor.ask;
}

/** Closes the product by an order of the operator: the proxy passes on the page that states it, every time. */
async function closeForWork(
  settings: Readonly<Record<string, string>>,
  asksForPage: () => Promise<Answered>,
): Promise<void> {
  const order = (...args: string[]) =>
    spawnSync(node, [join(release, "start.mjs"), "maintenance", ...args], {
      cwd: "/",
      env: { PATH: "/usr/bin:/bin", ...settings, DATA_DIR: folder },
      ...account,
    }).status;
  check("an order of the operator: maintenance on", order("on", "20"), 0);
  await until(async () => ((await asksForPage()).status === 503 ? true : undefined));
  const closed = new Set<string>();
  for (let times = 0; times < 10; times += 1) {
    const { status, body, headers } = await asksForPage();
    closed.add(`${status} ${body.includes("Jobami")} ${headers["retry-after"] !== undefined}`);
  }
  check("the page of a closed product comes through the proxy", [...closed], ["503 true true"]);
  check("maintenance off", order("off"), 0);
  const isOpen = await until(async () => ((await asksForPage()).status === 200 ? true : undefined));
  check("it is open again", isOpen, true);
  // Every process within two seconds.
  await pause(2500);
}

/** One process is stopped, as in an upgrade: the other goes on, and no one is refused. */
async function stopOne(
  [first]: readonly StartedRelease[],
  ask: (path: string) => Promise<Answered>,
): Promise<void> {
  const statuses = new Set<number>();
  const stopping = first?.stop();
  for (let times = 0; times < 50; times += 1) statuses.add((await ask("/api/auth/profil")).status);
  check("a process ends as it should when it is asked to", await stopping, 0);
  check("whoever is signed in notices nothing of it", [...statuses], [200]);
}

/** The image, where this machine can have containers; where not, that is stated. */
async function throughImage(settings: Readonly<Record<string, string>>): Promise<void> {
  const podman = await prepareImages(folder, release, node).catch((error: unknown) => {
    process.stdout.write(`– The image is not tried: ${(error as Error).message.trim()}\n`);
    return null;
  });
  if (podman === null) return;
  for (const each of await tryImage(podman, release, { settings, port: await freePort() })) report(each);
}

try {
  await buildRelease(release);
  // Read by everybody, written by no one: as a read-only root.
  chmodSync(folder, 0o755);
  const certificate = makeCertificate(folder, siteName);
  for (const tried of tryFiles(folder, release)) report(tried);
  const { settings, mail, postgresUrl } = await startServices();
  const ports = [await freePort(), await freePort()];
  const processes = await startProcesses(settings, ports);
  const ask = await visit(await startNginx(ports), certificate, mail);
  await closeForWork(settings, () => ask("/aide"));
  await stopOne(processes, ask);
  for (const tried of await tryBackup(folder, release, { postgresUrl, settings, node })) report(tried);
  await throughImage(settings);
} finally {
  for (const each of undo.reverse()) await each();
}
process.exitCode = failed === 0 ? 0 : 1;
