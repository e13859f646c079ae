import { z } from "zod";

/** No space and no line break: it travels in a header. */
export const secretKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,400}$/, "a key of 8 characters or more is expected");

/** What the process counts and measures, for Prometheus: on a port of its own, or behind a token, or both; off without either. */
export const metricsSettings = {
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  METRICS_TOKEN: secretKey.min(16).optional(),
};

/** Where Prometheus reads: on a port of its own where it has one, else beside the pages. */
export interface MetricsSettings {
  port: number | undefined;
  host: string;
  token: string | undefined;
}

/** The settings of the metrics; undefined where nothing is measured. */
export function readMetrics(env: z.output<z.ZodObject<typeof metricsSettings>>): MetricsSettings | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = env;
  return port === undefined && token === undefined ? undefined : { port, host, token };
}
