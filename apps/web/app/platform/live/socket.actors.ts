import { authClient } from "@jobami/api/auth/client";
import type { Api } from "@jobami/api/http/client";
import { liveChannel } from "@jobami/api/live/channel";
import { createSocketMachine, type SocketMachine, type SocketRecord } from "@jobami/machines/live/socket";
import { fromPromise } from "xstate";
import { systemClock } from "../clock/index.ts";
import { storedRecord } from "../storage/index.ts";

/** The socket machine with its actors: the token call and the one channel. */
export function socketMachine(api: Api): SocketMachine {
  const auth = authClient(api);
  return createSocketMachine({ now: systemClock.now }).provide({
    actors: {
      fetchToken: fromPromise<{ token: string }>(() => auth.socketToken()),
      channel: liveChannel(),
    },
  });
}

/** A block outlives a reload [SOCK-07]. */
export const socketRecord = storedRecord<SocketRecord>({
  key: "socket",
  kind: "device",
  lifeMs: 5 * 60_000,
  isValid: (value): value is SocketRecord =>
    typeof value === "object" && value !== null && "blockedUntil" in value,
});
