import type { FastifyInstance } from "fastify";
import { serve } from "../platform/http/serve.ts";
import { platformTables } from "../platform/platform.tables.ts";
import type { Platform } from "../platform/platform.ts";
import type { Contributions } from "./contributions.ts";
import type { Domain, DomainContext } from "./define-domain.ts";

type ServiceOf<D> = D extends Domain<string, infer S> ? S : never;

/** The services of domains, by name. */
export type Services<L extends readonly Domain[]> = {
  readonly [D in L[number] as D["name"]]: ServiceOf<D>;
};

/** Builds domains over a platform, each once; `isHistory` where what happens is past, as in demo data. */
export function composeDomains<const L extends readonly Domain[]>(
  domains: L,
  platform: Platform,
  { isHistory = false } = {},
) {
  const built = new Map<Domain, unknown>();
  const context: DomainContext = {
    platform,
    isHistory,
    tables: tablesOf(domains),
    notificationKinds: Object.assign({}, ...domains.map(({ notificationKinds }) => notificationKinds)),
    use: <S>(domain: Domain<string, S>): S => {
      if (!built.has(domain)) built.set(domain, domain.create(context));
      return built.get(domain) as S;
    },
    all: <K extends keyof Contributions>(kind: K) =>
      domains.flatMap((domain) => {
        const part = domain.contribution(kind, context.use(domain), context);
        return part === null ? [] : [part];
      }),
  };
  const services = Object.fromEntries(domains.map((domain) => [domain.name, context.use(domain)]));

  return {
    services: services as Services<L>,
    /** Serves every call of the domains and every whisper, and declares their jobs. */
    register(app: FastifyInstance): void {
      for (const rules of context.all("whispers")) platform.channel.whispers(rules);
      for (const domain of domains) {
        const service = context.use(domain);
        serve(app, platform, domain)(domain.routes(service, context));
        domain.serve(app, service, context);
        for (const [name, { cron, run, ...options }] of Object.entries(domain.jobs(service, context)))
          if (cron === undefined) platform.jobs.work(name, run, options);
          else platform.jobs.every(name, cron, run as () => Promise<void>, options);
      }
    },
  };
}

/** Every table of the platform and of domains, with its part in export and erasure. */
export const tablesOf = (domains: readonly Domain[]) => [
  ...platformTables,
  ...domains.flatMap(({ tables }) => tables),
];
