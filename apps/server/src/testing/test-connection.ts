import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { authContract } from "@jobami/api/auth/contract";
import {
  type LiveEvent,
  type LiveReady,
  liveEventChannel,
  livePath,
  liveReadyChannel,
} from "@jobami/api/live/events";
import type { FastifyInstance } from "fastify";
import { io, type Socket } from "socket.io-client";
import type { SignedIn } from "./test-people.ts";

/** Makes a server listen for websockets; answers its origin. */
export async function listenForSockets(app: FastifyInstance): Promise<string> {
  app.server.listen(0, "127.0.0.1");
  await once(app.server, "listening");
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** A socket with a token, and the last number seen; `headers` are what a browser would add. */
export function openSocket(
  origin: string,
  token: string,
  lastSeq: number | null,
  headers: Record<string, string> = {},
): Socket {
  return io(origin, {
    extraHeaders: headers,
    path: livePath,
    transports: ["websocket"],
    reconnection: false,
    forceNew: true,
    auth: { token, lastSeq },
  });
}

/** A person's live connection. */
export interface LiveConnection {
  socket: Socket;
  /** The numbers and counts it heard. */
  heard: [seq: number, count: unknown][];
  /** Its welcome. */
  ready: LiveReady;
  /** What it heard, once that is `count` events. */
  until(count: number): Promise<[seq: number, count: unknown][]>;
}

/** Connects a person to the live channel. */
export async function connectLive(
  origin: string,
  person: Pick<SignedIn, "call">,
  lastSeq: number | null,
): Promise<LiveConnection> {
  const { body } = await person.call(authContract.socketToken);
  const socket = openSocket(origin, body.token, lastSeq);
  const heard: [seq: number, count: unknown][] = [];
  const waiting: (() => void)[] = [];
  socket.on(liveEventChannel, ({ seq, payload }: LiveEvent) => {
    heard.push([seq, (payload as { count: number }).count]);
    for (const wake of waiting.splice(0)) wake();
  });
  const ready = await new Promise<LiveReady>((resolve, reject) => {
    socket.once(liveReadyChannel, resolve);
    socket.once("connect_error", reject);
  });
  return {
    socket,
    heard,
    ready,
    async until(count: number) {
      while (heard.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return heard;
    },
  };
}
