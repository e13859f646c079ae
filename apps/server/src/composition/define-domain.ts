import type { Endpoint } from "@jobami/api/http/contract";
import type { NotificationKind } from "@jobami/api/notifications/contract";
import type { FastifyInstance } from "fastify";
import type { Reads } from "../platform/audit/reads.ts";
import type { TableDeclaration } from "../platform/database/personal-data.ts";
import type { Handlers } from "../platform/http/call.ts";
import type { Sentences } from "../platform/http/error-copy.ts";
import type { JobOptions } from "../platform/jobs/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import type { Contributions } from "./contributions.ts";

/** Background work of a domain: recurring when it has a cron expression (France), otherwise done when ordered. At least once. */
export interface Job extends JobOptions {
  cron?: string;
  run(data: never): Promise<void>;
}

/** What a domain is built with. */
export interface DomainContext {
  platform: Platform;
  /** Every table, to export and to erase. */
  tables: readonly TableDeclaration[];
  /** What domains state of the lines that they leave in inboxes. */
  notificationKinds: NotificationKinds;
  /** What happens here is past, as in demo data: nothing is mailed. */
  isHistory: boolean;
  /** Another domain's service, which is built once. */
  use<S>(domain: Domain<string, S>): S;
  /** What the domains contribute, in the order of their list. Not before all are built. */
  all<K extends keyof Contributions>(kind: K): readonly Contributions[K][];
}

/** How a kind is reported. */
export interface KindRules {
  /** `unread`: a line that waits unread is mailed; `own`: its domain mails it; `none`: it is never mailed. */
  mail: "unread" | "own" | "none";
  /** It is only ever mailed, and leaves no line. */
  isMailOnly?: true;
  /** No one can do without it. */
  isEssential?: true;
}

/** The kinds of what a domain informs people of. */
export type NotificationKinds = Partial<Record<NotificationKind, KindRules>>;

type Contract = Record<string, Endpoint>;

type ContributionFields<S> = {
  [K in keyof Contributions]?: (service: S, context: DomainContext) => Contributions[K];
};

interface DomainDefinition<Name extends string, S, C extends Contract> extends ContributionFields<S> {
  /** As the contract names its calls: `name.call`. */
  name: Name;
  /** Builds the service. Reads and writes nothing yet. */
  create(context: DomainContext): S;
  contract: C;
  routes: (service: S, context: DomainContext) => Handlers<C>;
  /** The calls by which staff reads what is others'. */
  reads?: Reads<C>;
  /** Serves what is no call: answers that are not JSON. */
  serve?: (app: FastifyInstance, service: S, context: DomainContext) => void;
  /** What people read when the domain refuses, by code. */
  errors?: Sentences;
  /** The tables that the domain alone reads and writes. */
  tables?: readonly TableDeclaration[];
  /** By the name of the job. */
  jobs?: (service: S, context: DomainContext) => Record<string, Job>;
  notificationKinds?: NotificationKinds;
}

/** A part of the product: what it states, what it keeps, what it does, and what it adds to others. */
export interface Domain<Name extends string = string, S = unknown> {
  readonly name: Name;
  readonly contract: Contract;
  readonly reads: Reads<Contract>;
  readonly errors: Sentences;
  readonly tables: readonly TableDeclaration[];
  readonly notificationKinds: NotificationKinds;
  create(context: DomainContext): S;
  routes(service: S, context: DomainContext): Handlers<Contract>;
  serve(app: FastifyInstance, service: S, context: DomainContext): void;
  jobs(service: S, context: DomainContext): Record<string, Job>;
  contribution<K extends keyof Contributions>(
    kind: K,
    service: S,
    context: DomainContext,
  ): Contributions[K] | null;
}

/** Defines a domain. Everything that the server derives of it (contract, tables, routes, jobs, export, erasure) is named here. */
export function defineDomain<const Name extends string, S, C extends Contract>(
  definition: DomainDefinition<Name, S, C>,
): Domain<Name, S> {
  const {
    name,
    contract,
    reads = {},
    errors = {},
    tables = [],
    notificationKinds = {},
    create,
    routes,
    serve,
    jobs,
  } = definition;
  return {
    name,
    contract,
    reads,
    errors,
    tables,
    notificationKinds,
    create,
    routes: (service, context) => routes(service, context) as unknown as Handlers<Contract>,
    serve: (app, service, context) => serve?.(app, service, context),
    jobs: (service, context) => jobs?.(service, context) ?? {},
    contribution<K extends keyof Contributions>(kind: K, service: S, context: DomainContext) {
      const fields: ContributionFields<S> = definition;
      return fields[kind]?.(service, context) ?? null;
    },
  };
}
