import type { FastifyInstance } from "fastify";

/** Ends what was begun, with what went wrong. */
export type EndSpan = (error?: unknown) => void;

/** How long things took, and what within what; for whoever collects it. */
export interface Tracing {
  /** Has the requests of a server traced. */
  watch(app: FastifyInstance): void;
  /** Does a job of a queue. */
  job<T>(queue: string, work: () => Promise<T>): Promise<T>;
  /** Begins a statement of the database; null where it is not asked. */
  beginStatement: ((text: string) => EndSpan) | null;
  /** Has the rest sent, a second at most. */
  close(): Promise<void>;
}

/** Where no one collects, nothing is noted and no library is loaded. */
export const noTracing: Tracing = {
  watch: () => undefined,
  job: (_queue, work) => work(),
  beginStatement: null,
  close: () => Promise.resolve(),
};
