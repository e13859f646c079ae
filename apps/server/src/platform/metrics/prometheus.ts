import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { version } from "../process/version.ts";
import type { Metrics } from "./metrics.port.ts";

/** From a call that reads one row to one that was given up, in seconds. */
const durations = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** Counts in the format of Prometheus, with what Node measures of itself (memory, event loop, garbage). */
export function createPrometheus(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: "jobami_http_requests_total",
    help: "Answers by route, method and status.",
    labelNames: ["method", "route", "status"] as const,
    registers,
  });
  const seconds = new Histogram({
    name: "jobami_http_request_duration_seconds",
    help: "How long answers took, by route and method.",
    labelNames: ["method", "route"] as const,
    buckets: durations,
    registers,
  });
  const limits = new Counter({
    name: "jobami_limits_hit_total",
    help: "Calls refused because they came too often, by the limit: rate, or a kind of allowance.",
    labelNames: ["kind"] as const,
    registers,
  });
  const jobs = new Counter({
    name: "jobami_jobs_total",
    help: "Jobs that ended, by queue and how; a failed one is tried again.",
    labelNames: ["queue", "outcome"] as const,
    registers,
  });
  const engine = new Counter({
    name: "jobami_job_engine_failures_total",
    help: "Faults of the job engine itself, which the log explains.",
    registers,
  });
  const dead = new Counter({
    name: "jobami_mails_given_up_total",
    help: "Mails that will not be tried again.",
    registers,
  });
  const refused = new Counter({
    name: "jobami_mail_addresses_refused_total",
    help: "Addresses that take no more mail since a bounce or a complaint, by which.",
    labelNames: ["why"] as const,
    registers,
  });
  new Gauge({
    name: "jobami_build_info",
    help: "1, with the version of the product and of Node.",
    labelNames: ["version", "node"] as const,
    registers,
  }).set({ version, node: process.version }, 1);
  // What has not happened yet is 0 and not absent: an alert sees the first one.
  limits.inc({ kind: "rate" }, 0);
  for (const why of ["bounce", "complaint"]) refused.inc({ why }, 0);

  return {
    registry,
    answered({ method, route, status, seconds: took }) {
      answers.inc({ method, route, status });
      seconds.observe({ method, route }, took);
    },
    limitHit: (kind) => limits.inc({ kind }),
    queueBegun(queue) {
      for (const outcome of ["done", "failed"]) jobs.inc({ queue, outcome }, 0);
    },
    jobEnded: (queue, outcome) => jobs.inc({ queue, outcome }),
    jobEngineFailed: () => engine.inc(),
    mailGivenUp: () => dead.inc(),
    addressRefused: (why) => refused.inc({ why }),
  };
}
