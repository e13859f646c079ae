import type { IncomingMessage } from "node:http";
import { filesRoutes } from "@jobami/api/files/routes";
import type { DemoAccount, PageFacts } from "@jobami/api/pages/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type BuiltApp, buildApp } from "./app.ts";
import { moveLines } from "./commands/address.ts";
import { type Config, ConfigError, isPublic } from "./config.ts";
import { emailsTaken, isEmpty } from "./domains/users/users.domain.ts";
import { systemClock } from "./platform/clock/clock.ts";
import type { Db } from "./platform/database/database.ts";
import type { Database } from "./platform/database/engine.ts";
import { migrate } from "./platform/database/migrate.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { isChannelUpgrade } from "./platform/live/channel.ts";
import { withPlace } from "./platform/live/stream.ts";
import { mailboxPath } from "./platform/mail/mailbox-page.ts";
import { listenForMetrics } from "./platform/metrics/serve-metrics.ts";
import type { KnownPerson } from "./platform/openid/local-openid.ts";
import { createPageMemory } from "./platform/pages/memory/page-memory.ts";
import type { PagesOptions } from "./platform/pages/pages.ts";
import type { Platform } from "./platform/platform.ts";
import { createGate, listen } from "./platform/process/gate.ts";
import { nameOrders } from "./platform/process/order-name.ts";
import { version } from "./platform/process/version.ts";
import { createWatch } from "./platform/process/watch.ts";
import { loadServerSecret, refuseLostKeys } from "./platform/secrets/stored-keys.ts";
import type { Session } from "./platform/sessions/sessions.ts";
import { tables } from "./tables.ts";

/** What the pages know of a visitor; their display settings they read themselves. */
export type ReadFacts = (request: FastifyRequest) => Promise<Omit<PageFacts, "display" | "form">>;

type Settle = (platform: Platform, stopping: AbortSignal) => Promise<void>;

/** What a start adds to the API: pages and demo data. */
export interface StartOptions {
  pages?: (app: FastifyInstance, options: Omit<PagesOptions, "sources">) => Promise<void>;
  /** Upgrades to websockets, besides the live channel's, that the pages listen for. */
  isUpgrade?: (request: IncomingMessage) => boolean;
  demo?: {
    /** Those that the sign-in page offers. */
    accounts: readonly DemoAccount[];
    /** Addresses of everybody in the demo: their password is known too. */
    emails: readonly string[];
    /** Those whom this machine's own OpenID provider offers. */
    people: readonly KnownPerson[];
    /** Fills an empty database through the services. */
    fill: (platform: Platform) => Promise<void>;
    /** Adds to what was filled what no one waits for, unless it is there; ends early once the server stops. */
    settle?: Settle;
  };
}

/** A running server. */
export interface RunningServer {
  /** Address to open in a browser. */
  url: string;
  /** Finishes running requests, closes everything. */
  stop(): Promise<void>;
}

/** Requests under way are given this long when the server stops, in ms. */
const drainTimeoutMs = 15_000;

/** A PostgreSQL that is not there when the server starts is waited for this long, in ms. */
const databaseTimeoutMs = 60_000;

/** How long each part of a start took, in ms; the first began with the process. */
function createStopwatch() {
  const phases: Record<string, number> = {};
  let begun = 0;
  return {
    phases,
    lap(name: string): void {
      // biome-ignore lint/plugin: a stopwatch of the process, begun before there is a clock to give; no rule reads it.
      const now = performance.now();
      phases[name] = Math.round(now - begun);
      begun = now;
    },
  };
}

function logWaiting(): void {
  process.stderr.write("PostgreSQL is not there yet: waiting for it.\n");
}

function pageUser(session: Session | null): PageFacts["user"] {
  if (session === null || !session.person.profil_actif) return null;
  const { profile_hidden: _, powers: __, ...user } = session.person;
  return user;
}

/** Reads what the pages know; mailbox and demo accounts are for this machine only. */
export function createFactsReader(platform: Platform, accounts: () => readonly DemoAccount[]): ReadFacts {
  return async (request) => {
    const isLocal = platform.local.isLocal(request);
    const user = pageUser(await platform.sessions.read(request));
    return {
      user: user === null ? null : await withPlace(platform.db, user),
      hasSessionMarker: request.cookies[platform.cookies.names.marker] !== undefined,
      brand: platform.config.brand,
      publisher: platform.config.publisher,
      socials: platform.config.socials,
      mailboxPath: isLocal && platform.mail.isEmbedded ? mailboxPath : null,
      hasGoogle: platform.config.google !== undefined || isLocal,
      demoAccounts: isLocal ? accounts() : [],
    };
  };
}

/** The demo accounts that this database has: none when people of its own were there first. */
async function livingDemoAccounts(db: Db, { demo }: StartOptions): Promise<readonly DemoAccount[]> {
  const known = await emailsTaken(
    db,
    (demo?.accounts ?? []).map(({ email }) => email),
  );
  return (demo?.accounts ?? []).filter(({ email }) => known.has(email));
}

/** Fills an empty database with the demo; of several processes that start on it, one does. */
async function fillIfEmpty(database: Database, platform: Platform, { demo }: StartOptions): Promise<void> {
  if (demo === undefined || !(await isEmpty(database.db))) return;
  await database.exclusively("demo", async () => {
    if (await isEmpty(database.db)) await demo.fill(platform);
  });
}

/** Settles a demo while the server runs already, or goes on where it was stopped: what fails there is noted, and stops nothing. */
function settling({ platform, app }: BuiltApp, database: Database, settle: Settle | undefined) {
  const stopping = new AbortController();
  const settleOnce = async (work: Settle) => {
    await database.exclusively("demo", () => work(platform, stopping.signal));
    if (!stopping.signal.aborted) app.log.info("the demo is settled");
  };
  const work = settle && settleOnce(settle).catch((error: unknown) => app.log.error(error, "demo"));
  return {
    stop: async () => {
      stopping.abort();
      await work;
    },
  };
}

/** A database that was filled in demo lets everybody in who knows the demo's passwords. */
async function refuseDemoAccounts(db: Db, options: StartOptions): Promise<void> {
  const [email] = await emailsTaken(db, options.demo?.emails ?? []);
  if (email !== undefined)
    throw new ConfigError(
      `The database holds demo accounts (${email}): set DATA_DIR or DATABASE_URL to one without.`,
    );
}

/** Waits for all, then fails as the first that failed: nothing goes on in a database that is being closed. */
async function allDone(work: readonly (Promise<void> | undefined)[]): Promise<void> {
  for (const ended of await Promise.allSettled(work)) if (ended.status === "rejected") throw ended.reason;
}

/** Starts the server: listens (answering 503), opens and migrates the database, fills an empty one in demo, opens the gate. */
export async function start(wanted: Config, options: StartOptions): Promise<RunningServer> {
  const { phases, lap } = createStopwatch();
  lap("load");
  const gate = createGate();
  const port = await listen(gate.server, { port: wanted.port, host: wanted.host });
  const publicUrl = wanted.port === 0 ? wanted.publicUrl.replace(/:0$/, `:${port}`) : wanted.publicUrl;
  const config: Config = { ...wanted, port, publicUrl };
  const watch = await createWatch(config);
  const database = await openDatabase(config, {
    timeoutMs: databaseTimeoutMs,
    onWaiting: logWaiting,
    beginStatement: watch.tracing.beginStatement,
  }).catch(async (error: unknown) => {
    await gate.close();
    throw error;
  });
  let accounts: readonly DemoAccount[] = [];
  let begun: BuiltApp | null = null;
  try {
    lap("database");
    await migrate(database);
    lap("migrations");
    if (isPublic(config)) await refuseDemoAccounts(database.db, options);
    await refuseLostKeys(database.db, await loadServerSecret(database.db, config.serverKeys), tables);
    const built = await buildApp({
      config,
      clock: systemClock,
      database,
      server: gate.server,
      faults: watch.faults,
      tracing: watch.tracing,
      workers: true,
      demoEmails: options.demo?.emails ?? [],
      knownPeople: config.demoData ? (options.demo?.people ?? []) : [],
      extend: async (app, platform) => {
        const facts = createFactsReader(platform, () => accounts);
        await allDone([
          options.pages?.(app, {
            facts,
            guard: platform,
            origin: isPublic(config) ? new URL(config.publicUrl).origin : null,
            published: platform.published,
            faults: watch.faults,
            memory: createPageMemory(platform.clock, { bytes: config.pageMemoryBytes }),
          }),
          config.demoData ? fillIfEmpty(database, platform, options) : undefined,
        ]);
      },
    });
    begun = built;
    if (config.demoData) accounts = await livingDemoAccounts(database.db, options);
    watch.reportTo(built.app.log);
    const measured = await listenForMetrics(config, built.platform.metrics);
    lap("application");
    built.app.log.info({ version, phases }, "ready");
    const { move } = built.platform;
    if (move !== null) process.stderr.write(`${nameOrders(moveLines(move).join("\n"))}\n`);
    gate.open({
      requests: (request, response) => built.app.routing(request, response),
      isUpload: (request) =>
        request.method === "POST" && request.url?.startsWith(filesRoutes.upload.path) === true,
      isUpgrade: (request) => isChannelUpgrade(request) || options.isUpgrade?.(request) === true,
    });
    const settled = settling(built, database, accounts.length > 0 ? options.demo?.settle : undefined);
    return {
      url: publicUrl,
      stop: async () => {
        await gate.drain(drainTimeoutMs);
        measured?.server.close();
        await settled.stop();
        await built.app.close();
        await gate.close();
        await database.close();
        await watch.close();
      },
    };
  } catch (error) {
    // Jobs may be under way already: they end before their database does.
    await begun?.app.close();
    await gate.close();
    await database.close();
    throw error;
  }
}
