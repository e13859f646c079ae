import type { Config } from "../../config.ts";
import { noTracing, type Tracing } from "./tracing.port.ts";

/** The tracing that the settings ask for. `warn` hears once when the collector takes nothing. */
export async function createTracing(
  { traces, trustProxy }: Pick<Config, "traces" | "trustProxy">,
  warn: (reason: string) => void,
): Promise<Tracing> {
  if (traces === undefined) return noTracing;
  const { createOpenTelemetry } = await import("./open-telemetry.ts");
  return createOpenTelemetry({ ...traces, believesCallers: trustProxy > 0, warn });
}
