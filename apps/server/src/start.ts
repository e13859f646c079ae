import type { DemoAccount, PageFacts } from "@jobami/api/pages/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type BuiltApp, buildApp } from "./app.ts";
import { type Config, ConfigError, isLoopback } from "./config.ts";
import { emailsTaken, isEmpty } from "./domains/users/users.service.ts";
import { systemClock } from "./platform/clock/clock.ts";
import { type Db, openDatabase } from "./platform/database/database.ts";
import { migrate } from "./platform/database/migrate.ts";
import { mailboxPath } from "./platform/mail/mailbox-page.ts";
import type { Platform } from "./platform/platform.ts";
import { createGate, listen } from "./platform/process/gate.ts";
import { cookieNames } from "./platform/sessions/cookies.ts";
import type { Session } from "./platform/sessions/sessions.ts";

/** What the pages know of a visitor; their display settings they read themselves. */
export type ReadFacts = (request: FastifyRequest) => Promise<Omit<PageFacts, "display">>;

/** What a start adds to the API: pages and demo data. */
export interface StartOptions {
  pages?: (app: FastifyInstance, facts: ReadFacts) => Promise<void>;
  demo?: {
    accounts: readonly DemoAccount[];
    /** Fills an empty database through the services. */
    fill: (built: BuiltApp) => Promise<void>;
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
const patienceMs = 15_000;

function pageUser(session: Session | null): PageFacts["user"] {
  if (session === null || !session.person.profil_actif) return null;
  const { profile_hidden: _, ...user } = session.person;
  return user;
}

function factsReader(platform: Platform, accounts: () => readonly DemoAccount[]): ReadFacts {
  return async (request) => ({
    user: pageUser(await platform.sessions.read(request)),
    hasSessionMarker: request.cookies[cookieNames.marker] !== undefined,
    brand: platform.config.brand,
    publisher: platform.config.publisher,
    mailboxPath: platform.mail.isEmbedded ? mailboxPath : null,
    demoAccounts: accounts(),
  });
}

/** The demo accounts that this database has: none when people of its own were there first. */
async function livingDemoAccounts(db: Db, { demo }: StartOptions): Promise<readonly DemoAccount[]> {
  const known = await emailsTaken(
    db,
    (demo?.accounts ?? []).map(({ email }) => email),
  );
  return (demo?.accounts ?? []).filter(({ email }) => known.has(email));
}

/** A database that was filled in demo lets everybody in who knows the demo's passwords. */
async function refuseDemoAccounts(db: Db, options: StartOptions): Promise<void> {
  const [account] = await livingDemoAccounts(db, options);
  if (account !== undefined)
    throw new ConfigError(
      `The database holds demo accounts (${account.email}): set DATA_DIR or DATABASE_URL to one without.`,
    );
}

/** Starts the server: listens (answering 503), opens and migrates the database, fills an empty one in demo, opens the gate. */
export async function start(wanted: Config, options: StartOptions): Promise<RunningServer> {
  const gate = createGate();
  const port = await listen(gate.server, { port: wanted.port, host: wanted.host });
  const publicUrl = wanted.port === 0 ? wanted.publicUrl.replace(/:0$/, `:${port}`) : wanted.publicUrl;
  const config: Config = { ...wanted, port, publicUrl };
  const database = await openDatabase(config);
  let accounts: readonly DemoAccount[] = [];
  try {
    await migrate(database);
    if (!isLoopback(config.host)) await refuseDemoAccounts(database.db, options);
    const built = await buildApp({
      config,
      clock: systemClock,
      database,
      server: gate.server,
      workers: true,
      extend: async (app, platform) =>
        options.pages?.(
          app,
          factsReader(platform, () => accounts),
        ),
    });
    if (config.demoData && (await isEmpty(database.db))) await options.demo?.fill(built);
    if (config.demoData) accounts = await livingDemoAccounts(database.db, options);
    gate.open((request, response) => built.app.routing(request, response));
    return {
      url: publicUrl,
      stop: async () => {
        await gate.drain(patienceMs);
        await built.app.close();
        gate.server.closeAllConnections();
        await database.close();
      },
    };
  } catch (error) {
    gate.server.close();
    gate.server.closeAllConnections();
    await database.close();
    throw error;
  }
}
