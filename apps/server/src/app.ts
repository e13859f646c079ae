import type { Server } from "node:http";
import { defaultBodyBytes } from "@jobami/api/http/contract";
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from "fastify";
import { composeDomains } from "./composition/compose-domains.ts";
import type { Domain } from "./composition/define-domain.ts";
import type { Config } from "./config.ts";
import { contract } from "./contract.ts";
import { findPerson } from "./domains/users/users.domain.ts";
import { type DomainServices, domains } from "./domains.ts";
import { sentences } from "./errors.ts";
import type { Clock } from "./platform/clock/clock.ts";
import type { Database } from "./platform/database/engine.ts";
import { type Faults, noFaults } from "./platform/faults/faults.ts";
import { registerHealth } from "./platform/health/health.ts";
import { refuseUnroutable } from "./platform/http/error-plugin.ts";
import { registerHttp } from "./platform/http/http.ts";
import { registerLimits } from "./platform/http/limits.ts";
import { nameAnswers, nameRequests } from "./platform/http/request-id.ts";
import { logOptions, requestIdLabel } from "./platform/log/log.ts";
import { registerMailEvents } from "./platform/mail/mail-events.ts";
import { registerMailbox } from "./platform/mail/mailbox-page.ts";
import type { MailTransport } from "./platform/mail/transport.ts";
import { refuseInMaintenance } from "./platform/maintenance/maintenance.ts";
import { countAnswers } from "./platform/metrics/count-answers.ts";
import { registerMetrics } from "./platform/metrics/serve-metrics.ts";
import type { KnownPerson } from "./platform/openid/local-openid.ts";
import { registerLocalOpenid } from "./platform/openid/register-local-openid.ts";
import { registerLocalPayments } from "./platform/payments/register-local-payments.ts";
import { createPlatform, type Platform } from "./platform/platform.ts";
import { noTracing, type Tracing } from "./platform/tracing/tracing.port.ts";

/** What the server stands on. The caller opens and closes the database, and migrates it before. */
export interface AppDeps {
  config: Config;
  clock: Clock;
  database: Database;
  /** Mail leaves here instead of where the configuration states. */
  transport?: MailTransport;
  /** Registers pages, or faulty routes of a test, after the domains. */
  extend?: (app: FastifyInstance, platform: Platform) => Promise<void> | void;
  /** Domains of a test, after those of the product. */
  extraDomains?: readonly Domain[];
  /** A server that listens already; its requests are given to the app by the caller. */
  server?: Server;
  /** Where the log goes; standard error otherwise, since standard output carries the one line that states where the server is. */
  logTo?: { write(line: string): void };
  /** Where faults go besides the log. */
  faults?: Faults;
  /** Where it is noted how long things took. */
  tracing?: Tracing;
  /** Hears of every route, in the order of their registration. */
  onRoute?: (route: RouteOptions) => void;
  /** Accounts whose passwords everybody knows. */
  demoEmails?: readonly string[];
  /** Whom this machine's own OpenID provider offers. */
  knownPeople?: readonly KnownPerson[];
  /** Jobs run by themselves; otherwise `platform.jobs.drain()` does them. */
  workers: boolean;
}

/** An assembled server, ready to answer. */
export interface BuiltApp {
  app: FastifyInstance;
  platform: Platform;
  domains: DomainServices;
}

/** However busy the machine is, a start goes on: what is late is no fault of a plugin. */
const noPluginTimeout = 0;

function createFastify({ config, server, logTo, faults = noFaults }: AppDeps): FastifyInstance {
  return Fastify({
    bodyLimit: defaultBodyBytes,
    genReqId: nameRequests(config),
    pluginTimeout: noPluginTimeout,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    frameworkErrors: refuseUnroutable as never,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: requestIdLabel }),
    ...(server === undefined ? {} : { serverFactory: () => server }),
    logger: logOptions({ level: config.logLevel, stream: logTo ?? process.stderr, faults }),
  }) as unknown as FastifyInstance;
}

function logAnswers(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  });
}

/** Builds the server over its dependencies; no state lives outside of what is returned. Close with `app.close()`. */
export async function buildApp(deps: AppDeps): Promise<BuiltApp> {
  const { config, clock, database, transport, tracing = noTracing } = deps;
  const app = createFastify(deps);
  if (deps.onRoute !== undefined) app.addHook("onRoute", deps.onRoute);
  const platform = await createPlatform({
    config,
    clock,
    database,
    log: app.log,
    tracing,
    findPerson,
    workers: deps.workers,
    demoEmails: deps.demoEmails ?? [],
    askSelf: (request) => app.inject(request),
    ...(transport === undefined ? {} : { transport }),
  });
  app.addHook("onClose", () => platform.close());
  nameAnswers(app);
  tracing.watch(app);
  logAnswers(app);
  platform.measures.count(app);
  countAnswers(app, platform.metrics);
  platform.security.watch(app);
  await registerHttp(app, config, sentences);
  await registerLimits(app, config, platform.redis);
  refuseInMaintenance(app, platform);
  registerHealth(app, platform, contract);
  await registerMetrics(app, platform);
  const { services, register } = composeDomains([...domains, ...(deps.extraDomains ?? [])], platform);
  register(app);
  registerMailbox(app, platform);
  registerMailEvents(app, { config, refusals: platform.mail.refusals });
  await registerLocalOpenid(app, platform, deps.knownPeople ?? []);
  await registerLocalPayments(app, platform);
  await deps.extend?.(app, platform);
  await platform.jobs.start();
  await app.ready();
  platform.channel.attach(app.server);
  return { app, platform, domains: services as DomainServices };
}
