import { io } from "socket.io-client";
import { type EventObject, fromCallback } from "xstate";
import {
  type LiveEvent,
  type LiveHandshake,
  type LiveReady,
  liveEventChannel,
  livePath,
  liveReadyChannel,
} from "./events.ts";
import { type HeardWhisper, type Whisper, whisperChannel } from "./whispers.ts";

/** What the channel reports to the machine that runs it. */
export type ChannelEvent =
  | ({ type: "channel.opened" } & LiveReady)
  | { type: "channel.delivered"; event: LiveEvent }
  | { type: "channel.whispered"; whisper: HeardWhisper }
  | { type: "channel.closed" };

/** What the channel is given to pass on. */
export interface ChannelCommand extends EventObject {
  type: "person.whispered";
  whisper: Whisper;
}

/**
 * One connection to the live channel, for the socket machine to run: websocket only, closed once, never reconnecting by
 * itself, since the machine owns reconnection [SOCK-02]. `origin` is empty for the page's own.
 */
export function liveChannel(origin = "") {
  return fromCallback<ChannelCommand, LiveHandshake>(({ input, sendBack, receive }) => {
    const send = (event: ChannelEvent) => sendBack(event);
    const socket = io(origin, {
      path: livePath,
      transports: ["websocket"],
      reconnection: false,
      forceNew: true,
      auth: { ...input },
    });
    socket.on(liveReadyChannel, (ready: LiveReady) => send({ type: "channel.opened", ...ready }));
    socket.on(liveEventChannel, (event: LiveEvent) => send({ type: "channel.delivered", event }));
    socket.on(whisperChannel, (whisper: HeardWhisper) => send({ type: "channel.whispered", whisper }));
    // What cannot leave at once is worth nothing later.
    receive(({ whisper }) => socket.volatile.emit(whisperChannel, whisper));
    socket.on("connect_error", () => send({ type: "channel.closed" }));
    socket.on("disconnect", () => send({ type: "channel.closed" }));
    return () => {
      socket.removeAllListeners();
      socket.close();
    };
  });
}
