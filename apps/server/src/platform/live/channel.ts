import type { Server as HttpServer } from "node:http";
import { type LiveHandshake, liveEventChannel, livePath, liveReadyChannel } from "@jobami/api/live/events";
import { createAdapter } from "@socket.io/redis-streams-adapter";
import type { FastifyBaseLogger } from "fastify";
import type { Redis } from "ioredis";
import { Server, type Socket } from "socket.io";
import type { Db } from "../database/database.ts";
import type { Person, Sessions } from "../sessions/sessions.ts";
import { createListener, type Listener } from "./listener.ts";
import type { Recorded } from "./live.ts";
import type { SocketTokens } from "./socket-token.ts";

interface Connection {
  sessionId: string;
  person: Person;
}

/** Name under which replicas tell each other what was committed. */
const committed = "live:committed";

function lastSeen(handshake: Partial<LiveHandshake>): number | null {
  const { lastSeq } = handshake;
  return typeof lastSeq === "number" && Number.isSafeInteger(lastSeq) && lastSeq >= 0 ? lastSeq : null;
}

function register(listeners: Map<string, Set<Listener>>, userId: string, listener: Listener): () => void {
  const own = listeners.get(userId) ?? new Set();
  own.add(listener);
  listeners.set(userId, own);
  return () => {
    own.delete(listener);
    if (own.size === 0 && listeners.get(userId) === own) listeners.delete(userId);
  };
}

/** The live channel: websocket only, one sequence a person, replay from the last number seen [SOCK-02]. */
export function createChannel(deps: {
  db: Db;
  sessions: Sessions;
  tokens: SocketTokens;
  redis: Redis | null;
  log: FastifyBaseLogger;
}) {
  const { db, sessions, tokens, log } = deps;
  const listeners = new Map<string, Set<Listener>>();
  let isClosed = false;
  const io = new Server({
    path: livePath,
    transports: ["websocket"],
    serveClient: false,
    // The page's development server shares the HTTP server and has upgrades of its own.
    destroyUpgrade: false,
    maxHttpBufferSize: 16_384,
    ...(deps.redis === null ? {} : { adapter: createAdapter(deps.redis) }),
  });

  function hearAll(events: readonly Recorded[]): void {
    for (const event of events)
      for (const listener of listeners.get(event.userId) ?? []) listener.hear(event);
  }

  async function admit(socket: Socket): Promise<Connection> {
    const sessionId = tokens.read((socket.handshake.auth as Partial<LiveHandshake>).token);
    const person = sessionId === null ? null : await sessions.owner(sessionId);
    if (sessionId === null || person === null) throw new Error("UNAUTHENTICATED");
    if (!person.profil_actif) throw new Error("PROFIL_DISABLED");
    return { sessionId, person };
  }

  async function welcome(socket: Socket, { sessionId, person }: Connection): Promise<void> {
    await socket.join(`session:${sessionId}`);
    const listener = createListener({
      db,
      userId: person.id,
      emit: ({ seq, name, payload, at }) => socket.emit(liveEventChannel, { seq, name, payload, at }),
      failed: (error) => {
        log.error({ err: error }, "live events could not be read");
        socket.disconnect(true);
      },
    });
    socket.on("disconnect", register(listeners, person.id, listener));
    socket.emit(liveReadyChannel, await listener.begin(lastSeen(socket.handshake.auth)));
  }

  io.use((socket, next) => {
    admit(socket).then(
      (connection) => {
        socket.data = connection;
        next();
      },
      (error: Error) => next(error),
    );
  });
  io.on("connection", (socket) => {
    welcome(socket, socket.data as Connection).catch((error: unknown) => {
      log.error({ err: error }, "live connection failed");
      socket.disconnect(true);
    });
  });
  io.on(committed, hearAll);
  sessions.onEnd((ids) => {
    io.in(ids.map((id) => `session:${id}`)).disconnectSockets(true);
  });

  return {
    attach: (server: HttpServer) => io.attach(server),
    /** Passes committed events to the connected, here and on the other replicas. */
    deliver(events: readonly Recorded[]): void {
      hearAll(events);
      if (deps.redis !== null) io.serverSideEmit(committed, events);
    },
    /** Ends every connection, and the HTTP server with them. */
    async close(): Promise<void> {
      if (isClosed) return;
      isClosed = true;
      await io.close();
    },
  };
}
