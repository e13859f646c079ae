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

/** What the channel tells the machine that runs it. */
export type ChannelEvent =
  | ({ type: "channel.opened" } & LiveReady)
  | { type: "channel.said"; event: LiveEvent }
  | { type: "channel.whispered"; whisper: HeardWhisper }
  | { type: "channel.closed" };

/** What the channel is told to pass on. */
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
    const tell = (event: ChannelEvent) => sendBack(event);
    const socket = io(origin, {
      path: livePath,
      transports: ["websocket"],
      reconnection: false,
      forceNew: true,
      auth: { ...input },
    });
    socket.on(liveReadyChannel, (ready: LiveReady) => tell({ type: "channel.opened", ...ready }));
    socket.on(liveEventChannel, (event: LiveEvent) => tell({ type: "channel.said", event }));
    socket.on(whisperChannel, (whisper: HeardWhisper) => tell({ type: "channel.whispered", whisper }));
    // What cannot leave at once is worth nothing later.
    receive(({ whisper }) => socket.volatile.emit(whisperChannel, whisper));
    socket.on("connect_error", () => tell({ type: "channel.closed" }));
    socket.on("disconnect", () => tell({ type: "channel.closed" }));
    return () => {
      socket.removeAllListeners();
      socket.close();
    };
  });
}
