import type { FastifyBaseLogger } from "fastify";
import { Redis } from "ioredis";
import type { Config } from "../config.ts";
import type { Clock } from "./clock/clock.ts";
import type { Database } from "./database/database.ts";
import { createCsrf } from "./http/csrf.ts";
import { createIdempotency } from "./http/idempotency.ts";
import { createRouteLimits } from "./http/limits.ts";
import { createJobs } from "./jobs/jobs.ts";
import { createChannel } from "./live/channel.ts";
import { createLive } from "./live/live.ts";
import { createSocketTokens } from "./live/socket-token.ts";
import { createMail } from "./mail/mail.ts";
import { chooseTransport, type MailTransport } from "./mail/transport.ts";
import { loadServerSecret } from "./secrets/secrets.ts";
import { createSessions, type FindPerson } from "./sessions/sessions.ts";

/** What the platform stands on; tests hand over their own. */
export interface PlatformDeps {
  config: Config;
  clock: Clock;
  /** Migrated. */
  database: Database;
  log: FastifyBaseLogger;
  findPerson: FindPerson;
  /** Jobs run by themselves; otherwise `jobs.drain()` does them. */
  workers: boolean;
  transport?: MailTransport;
}

/** Builds what every domain stands on. */
export async function createPlatform(deps: PlatformDeps) {
  const { config, clock, database, log, findPerson } = deps;
  const { db } = database;
  const redis = config.redisUrl === undefined ? null : new Redis(config.redisUrl);
  redis?.on("error", (error) => log.error({ err: error }, "redis failed"));
  const secret = await loadServerSecret(db);
  const jobs = createJobs({ database, log, workers: deps.workers });
  const transport = deps.transport ?? chooseTransport(config);
  const mail = createMail({ db, clock, jobs, config, log, transport });
  const sessions = createSessions({ db, clock, findPerson });
  const tokens = createSocketTokens({ clock, secret });
  const channel = createChannel({ db, sessions, tokens, redis, log });
  const live = createLive({ clock, deliver: channel.deliver });
  const idempotency = createIdempotency({ clock, secret });
  const csrf = createCsrf(secret, { secure: config.secure });

  jobs.every("platform.sweep", "17 3 * * *", async () => {
    await idempotency.sweep(db);
    await sessions.sweep();
    await live.sweep(db);
    await mail.sweep();
  });

  return {
    config,
    clock,
    db,
    log,
    secret,
    jobs,
    mail,
    sessions,
    tokens,
    live,
    channel,
    idempotency,
    csrf,
    redis,
    limits: createRouteLimits(config),
    /** Closes all but the database. */
    async close(): Promise<void> {
      await channel.close();
      await jobs.stop();
      mail.close();
      redis?.disconnect();
    },
  };
}

export type Platform = Awaited<ReturnType<typeof createPlatform>>;
