import { z } from "zod";

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Who watches the process from elsewhere: a service of faults that speaks Sentry's protocol, and a collector of traces (OpenTelemetry). Off without an address. */
export const watchSettings = {
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .regex(
      /^https?:\/\/\w+@[^/]+(\/[\w.-]+)*\/\d+$/,
      "the DSN of a project is expected, as https://KEY@HOST/NUMBER",
    )
    .optional(),
  SENTRY_ENVIRONMENT: z
    .string()
    .regex(/^[\w.-]{1,64}$/, "a word is expected")
    .default("production"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** What the collector asks for, as `NAME=value,NAME=value`. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[\w-]+=[^,\s]+(,[\w-]+=[^,\s]+)*$/, "headers are expected, as NAME=value,NAME=value")
    .refine(isDecodable, "a percent sign begins two hexadecimal digits")
    .optional(),
  /** The part of requests and jobs that is traced, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

export interface WatchSettings {
  /** Undefined where faults go nowhere but into the log. */
  faults: { dsn: string; environment: string } | undefined;
  /** Undefined where nothing is traced. */
  traces: { url: string; headers: Record<string, string>; part: number } | undefined;
}

function headersOf(text: string | undefined): Record<string, string> {
  const pairs = text?.split(",") ?? [];
  return Object.fromEntries(
    pairs.map((pair) => {
      const cut = pair.indexOf("=");
      return [pair.slice(0, cut), decodeURIComponent(pair.slice(cut + 1))];
    }),
  );
}

/** The settings of who watches. */
export function readWatch(env: z.output<z.ZodObject<typeof watchSettings>>): WatchSettings {
  const { SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: environment, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  return {
    faults: dsn === undefined ? undefined : { dsn, environment },
    traces:
      endpoint === undefined
        ? undefined
        : {
            url: `${endpoint.replace(/\/$/, "")}/v1/traces`,
            headers: headersOf(env.OTEL_EXPORTER_OTLP_HEADERS),
            part: env.OTEL_TRACES_SAMPLER_ARG,
          },
  };
}
