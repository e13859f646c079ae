import type { Registry } from "prom-client";

/** How a job ended. */
export type JobOutcome = "done" | "failed";

/** An answer, as it is counted: the route is the pattern that matched, never what was typed. */
export interface CountedAnswer {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/** What the parts of the server report to whoever watches it. */
export interface Metrics {
  answered(answer: CountedAnswer): void;
  /** A call came too often: by which limit it was refused. */
  limitHit(kind: string): void;
  /** A queue is worked on: none of its jobs has ended yet. */
  queueBegun(queue: string): void;
  jobEnded(queue: string, outcome: JobOutcome): void;
  jobEngineFailed(): void;
  /** A mail will not be tried again. */
  mailGivenUp(): void;
  /** An address takes no more mail, as reported by whoever delivers it. */
  addressRefused(why: string): void;
  /** What is served to Prometheus; null where it is not set up. */
  registry: Registry | null;
}

/** Where no one watches, nothing is counted and no library is loaded. */
export const noMetrics: Metrics = {
  answered: () => undefined,
  limitHit: () => undefined,
  queueBegun: () => undefined,
  jobEnded: () => undefined,
  jobEngineFailed: () => undefined,
  mailGivenUp: () => undefined,
  addressRefused: () => undefined,
  registry: null,
};
