import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock/clock.ts";

/** For how long a fault shows in health, in ms. */
const shownMs = 10 * 60_000;

/** Notes that something stored could not be opened: the operator reads it in the log and in health. */
export function createKeyFaults(deps: { clock: Clock; log: FastifyBaseLogger }) {
  const { clock, log } = deps;
  let last = Number.NEGATIVE_INFINITY;
  return {
    note(version: string): void {
      last = clock.now();
      log.error(
        { key: version },
        "a stored secret cannot be opened: its key is not in SERVER_KEYS, or was changed",
      );
    },
    isFailing: () => clock.now() - last < shownMs,
  };
}
