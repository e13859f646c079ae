import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config.ts";
import { systemClock } from "../clock/clock.ts";
import { createFaults, type Faults } from "../faults/faults.ts";
import type { Tracing } from "../tracing/tracing.port.ts";
import { createTracing } from "../tracing/tracing.ts";

/** Who watches this process from elsewhere. */
export interface Watch {
  faults: Faults;
  tracing: Tracing;
  /** Where it is stated that they take nothing. */
  reportTo(log: Pick<FastifyBaseLogger, "warn">): void;
  close(): Promise<void>;
}

/** What ends the process leaves before it does, a second later at most. Answers with how the process ends as ever again. */
function noteCrash(faults: Faults): () => void {
  if (!faults.isWatched) return () => undefined;
  const end = (error: Error) => {
    process.stderr.write(`${error?.stack ?? String(error)}\n`);
    faults.note({ origin: "server", text: "the process ended", error, isFatal: true });
    void faults.flush().finally(() => process.exit(1));
  };
  process.once("uncaughtException", end);
  return () => void process.off("uncaughtException", end);
}

/** Sets up who watches, as the settings ask for it. */
export async function createWatch(config: Config): Promise<Watch> {
  let log: Pick<FastifyBaseLogger, "warn"> | null = null;
  const warn = (text: string) => (reason: string) => log?.warn({ reason }, text);
  const faults = createFaults(config, { now: systemClock.now, warn: warn("faults are not taken") });
  const tracing = await createTracing(config, warn("traces are not taken"));
  const forget = noteCrash(faults);
  return {
    faults,
    tracing,
    reportTo: (to) => {
      log = to;
    },
    close: async () => {
      forget();
      await Promise.all([faults.flush(), tracing.close()]);
    },
  };
}
