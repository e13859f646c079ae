import type { Config } from "../../config.ts";
import { type Metrics, noMetrics } from "./metrics.port.ts";

/** The counts that the settings ask for. */
export async function createMetrics({ metrics }: Pick<Config, "metrics">): Promise<Metrics> {
  if (metrics === undefined) return noMetrics;
  const { createPrometheus } = await import("./prometheus.ts");
  return createPrometheus();
}
