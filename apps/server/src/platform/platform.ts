import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";
import { createAi } from "./ai/ai.ts";
import { createAllowances } from "./allowances/allowances.ts";
import { createAudit } from "./audit/audit.ts";
import type { Clock } from "./clock/clock.ts";
import type { Database } from "./database/engine.ts";
import { createErasures } from "./erasures/erasures.ts";
import { openErasureRecord } from "./erasures/open-record.ts";
import { createFiles } from "./files/files.ts";
import { openFileStore } from "./files/open-store.ts";
import { createDependencies } from "./health/dependencies.ts";
import { createCsrf } from "./http/csrf.ts";
import { createIdempotency } from "./http/idempotency.ts";
import { createLocalAccess } from "./http/local-access.ts";
import { createJobs } from "./jobs/jobs.ts";
import { createChannel } from "./live/channel.ts";
import { createLive } from "./live/live.ts";
import { createSocketTokens } from "./live/socket-token.ts";
import { chooseTransport } from "./mail/choose-transport.ts";
import { createMail } from "./mail/mail.ts";
import type { MailTransport } from "./mail/transport.ts";
import { createMeasures } from "./measures/measures.ts";
import { createProcesses } from "./measures/processes.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { createLocalOpenid } from "./openid/local-openid.ts";
import { openPublication } from "./pages/published/open-publication.ts";
import { createPublishedFiles } from "./pages/published/published-files.ts";
import { type AskSelf, createPayments } from "./payments/payments.ts";
import { createPushSender } from "./push/push-sender.ts";
import { loadVapid } from "./push/vapid.ts";
import { createKeyFaults } from "./secrets/key-faults.ts";
import { loadServerSecret } from "./secrets/stored-keys.ts";
import { createSecurityCounts } from "./security/security-counts.ts";
import { noteAddress } from "./served-address/served-address.ts";
import { createCookies } from "./sessions/cookies.ts";
import { createSessions } from "./sessions/session-store.ts";
import type { FindPerson } from "./sessions/sessions.ts";
import type { Tracing } from "./tracing/tracing.port.ts";

/** What the platform stands on; tests hand over their own. */
export interface PlatformDeps {
  config: Config;
  clock: Clock;
  /** Migrated. */
  database: Database;
  log: FastifyBaseLogger;
  tracing: Tracing;
  findPerson: FindPerson;
  /** Jobs run by themselves; otherwise `jobs.drain()` does them. */
  workers: boolean;
  /** Accounts whose passwords everybody knows. */
  demoEmails: readonly string[];
  transport?: MailTransport;
  /** Has this very server answer a request. */
  askSelf: AskSelf;
}

/** Builds what every domain stands on. */
export async function createPlatform(deps: PlatformDeps) {
  const { config, clock, database, log, findPerson } = deps;
  const { db } = database;
  const redis =
    config.redisUrl === undefined
      ? null
      : (await import("./redis/redis.ts")).connectRedis(config.redisUrl, log);
  const metrics = await createMetrics(config);
  const keyFaults = createKeyFaults({ clock, log });
  const secret = await loadServerSecret(db, config.serverKeys, keyFaults.note);
  const move = await noteAddress(deps);
  const jobs = createJobs({
    clock,
    database,
    log,
    metrics,
    tracing: deps.tracing,
    workers: deps.workers,
    holdsOutward: move !== null,
  });
  const transport = deps.transport ?? (await chooseTransport(config));
  const allowances = createAllowances({ clock, db, secret, setting: config.allowances });
  const mail = createMail({ db, clock, jobs, config, log, metrics, transport, allowances, secret });
  const local = createLocalAccess(config, deps.demoEmails);
  const cookies = createCookies({ secure: config.secure });
  const sessions = createSessions({ db, clock, secret, findPerson, local, cookies });
  const tokens = createSocketTokens({ clock, secret });
  const channel = createChannel({ clock, db, sessions, tokens, redis, log, publicUrl: config.publicUrl });
  const live = createLive({ clock, deliver: channel.deliver });
  const idempotency = createIdempotency({ clock, secret, lease: database.lease });
  const store = await openFileStore(config);
  const files = createFiles({ config, store });
  const published = createPublishedFiles({ publication: await openPublication(config), db, clock, jobs });
  const erasures = createErasures({ record: await openErasureRecord(config), secret, clock });
  // Without a server that made it, a command cannot tell an empty record from a wrong DATA_DIR.
  if (deps.workers) await erasures.record.make();
  const csrf = createCsrf(secret, cookies);
  const audit = createAudit(clock);
  const measures = createMeasures(clock);
  const processes = createProcesses({ clock, redis, measures, log });
  const dependencies = createDependencies({
    clock,
    log,
    known: { keys: keyFaults.isFailing, ...(redis === null ? {} : { redis: redis.isAway }) },
    checks: {
      ...(store.check === undefined ? {} : { s3: store.check }),
      ...(transport.check === undefined ? {} : { smtp: transport.check }),
    },
    onBack: { smtp: mail.wake },
  });
  const security = createSecurityCounts({ clock, db, log });
  const localOpenid = createLocalOpenid(config);
  const payments = createPayments({ config, clock, secret, askSelf: deps.askSelf, isHeld: move !== null });
  const ai = createAi({ config, clock });
  const push = createPushSender({
    clock,
    vapid: await loadVapid(db, config.push),
    allowsLoopback: config.push.allowsLoopback,
  });

  jobs.every("platform.sweep", "17 3 * * *", async () => {
    await idempotency.sweep(db);
    await sessions.sweep();
    await live.sweep(db);
    await mail.sweep();
    await audit.sweep(db);
    await security.sweep();
    await allowances.sweep();
  });

  return {
    config,
    clock,
    db,
    log,
    secret,
    jobs,
    mail,
    local,
    cookies,
    sessions,
    tokens,
    live,
    channel,
    idempotency,
    allowances,
    csrf,
    audit,
    databaseKind: database.kind,
    /** Where this database was served before, while no one has agreed that it is served here. */
    move,
    measures,
    processes,
    metrics,
    dependencies,
    /** How many connections it has open; undefined where the database runs inside the process. */
    databaseConnections: database.connections,
    security,
    localOpenid,
    payments,
    ai,
    askSelf: deps.askSelf,
    push,
    files,
    published,
    erasures,
    redis,
    /** Closes all but the database. */
    async close(): Promise<void> {
      await processes.close();
      measures.close();
      await security.close();
      await channel.close();
      await jobs.stop();
      mail.close();
      files.store.close();
      published.close();
      erasures.close();
      redis?.close();
    },
  };
}

export type Platform = Awaited<ReturnType<typeof createPlatform>>;
