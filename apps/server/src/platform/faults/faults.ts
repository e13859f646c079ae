import type { Config } from "../../config.ts";
import { type Fault, faultEvent } from "./fault-event.ts";
import type { FaultSender } from "./sentry.ts";

/** Where faults go besides the log. */
export interface Faults {
  isWatched: boolean;
  /** Has a fault sent; whoever meets it goes on at once. */
  note(fault: Fault): void;
  /** Waits until what was noted has left, a second at most. */
  flush(): Promise<void>;
}

/** Where no one watches, nothing is sent and no library is loaded. */
export const noFaults: Faults = {
  isWatched: false,
  note: () => undefined,
  flush: () => Promise.resolve(),
};

/** Faults that leave a minute, at most: when everything fails, the first ones state it. */
const mostPerMinute = 60;
const minuteMs = 60_000;
const flushMs = 1000;

/** Sends faults to the service that the settings name; its library is loaded by the first of them. `warn` hears once when they are not taken. */
export function createFaults(
  { faults: settings }: Pick<Config, "faults">,
  { now, warn }: { now: () => number; warn: (reason: string) => void },
): Faults {
  if (settings === undefined) return noFaults;
  let sender: Promise<FaultSender> | undefined;
  let minute = 0;
  let sent = 0;

  function isCounted(): boolean {
    const current = Math.floor(now() / minuteMs);
    if (current !== minute) [minute, sent] = [current, 0];
    sent += 1;
    return sent <= mostPerMinute;
  }

  return {
    isWatched: true,
    note(fault) {
      if (!isCounted()) return;
      sender ??= import("./sentry.ts").then(({ createSender }) => createSender(settings, warn));
      sender.then(({ send }) => send(faultEvent(fault))).catch((error: unknown) => warn(String(error)));
    },
    flush: async () => {
      await (await sender?.catch(() => undefined))?.flush(flushMs);
    },
  };
}
