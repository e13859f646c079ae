import type { Server as HttpServer, IncomingMessage } from "node:http";
import { type LiveHandshake, liveEventChannel, livePath, liveReadyChannel } from "@jobami/api/live/events";
import {
  type HeardWhisper,
  type Whisper,
  type WhisperName,
  type Whispers,
  whisperChannel,
} from "@jobami/api/live/whispers";
import { Server as Engine } from "engine.io";
import type { FastifyBaseLogger } from "fastify";
import { Server, type Socket } from "socket.io";
import type { Clock } from "../clock/clock.ts";
import type { Db } from "../database/database.ts";
import type { SharedRedis } from "../redis/redis.ts";
import type { Sessions } from "../sessions/session-store.ts";
import type { KnownPerson } from "../sessions/sessions.ts";
import { createListener, type Listener } from "./listener.ts";
import type { Recorded } from "./live.ts";
import { createReplicas } from "./replicas.ts";
import type { SocketTokens } from "./socket-token.ts";

interface Connection {
  sessionId: string;
  person: KnownPerson;
}

/** Who hears a whisper, by the domain it belongs to: people by id. What is malformed or may not be sent is heard by no one. */
export type WhisperRules = {
  [N in keyof Whispers]?: (db: Db, from: string, payload: unknown) => Promise<readonly string[]>;
};

/** A connection is listened to this often at most, in ms; what it whispers meanwhile is lost. */
export const whisperPauseMs = 500;

/** Connections of one person at once, over all their browsers and pages. */
export const mostConnections = 40;

/** Who opened a websocket shows a token within this time or is cut, in ms. */
const admissionMs = 10_000;

/** Whether a request wants a websocket of the live channel. */
export function isChannelUpgrade({ url = "" }: IncomingMessage): boolean {
  return url.split("?", 1)[0] === `${livePath}/`;
}

/** Browsers state which site's page opens a websocket, and let any: another site's is refused. What is no browser states nothing. */
function isOwnPage({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean {
  if (origin === undefined) return true;
  const page = URL.parse(origin)?.host;
  // A proxy may replace the Host: then the page is of the address that people type.
  return page !== undefined && (page === host || page === new URL(publicUrl).host);
}

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
  clock: Clock;
  sessions: Sessions;
  tokens: SocketTokens;
  redis: SharedRedis | null;
  log: FastifyBaseLogger;
  /** Address people type. */
  publicUrl: string;
}) {
  const { clock, db, sessions, tokens, log } = deps;
  const rules: WhisperRules = {};
  const listeners = new Map<string, Set<Listener>>();
  let isClosed = false;
  const engine = new Engine({
    transports: ["websocket"],
    maxHttpBufferSize: 16_384,
    allowRequest: (request, answer) => answer(null, isOwnPage(request, deps.publicUrl)),
  });
  const io = new Server({ serveClient: false, connectTimeout: admissionMs });
  io.bind(engine);

  function hearAll(events: readonly Recorded[]): void {
    for (const event of events)
      for (const listener of listeners.get(event.userId) ?? []) listener.hear(event);
  }

  async function admit(socket: Socket): Promise<Connection> {
    const sessionId = tokens.read((socket.handshake.auth as Partial<LiveHandshake>).token);
    const person = sessionId === null ? null : await sessions.owner(sessionId);
    if (sessionId === null || person === null) throw new Error("UNAUTHENTICATED");
    if (!person.profil_actif) throw new Error("PROFIL_DISABLED");
    if ((io.sockets.adapter.rooms.get(`person:${person.id}`)?.size ?? 0) >= mostConnections)
      throw new Error("TOO_MANY_CONNECTIONS");
    return { sessionId, person };
  }

  function whisperTo(people: readonly string[], whisper: HeardWhisper): void {
    // No room means every socket.
    if (people.length > 0) io.in(people.map((id) => `person:${id}`)).emit(whisperChannel, whisper);
  }

  /** Passes on what a person whispers to whom the domain names; nothing of it is stored. */
  function hearWhispers(socket: Socket, { person }: Connection): void {
    let openAt = 0;
    const pass = async (message: unknown): Promise<void> => {
      const { name, payload } = (message ?? {}) as Partial<Whisper>;
      const isKnown = typeof name === "string" && Object.hasOwn(rules, name);
      const people = isKnown ? await rules[name as WhisperName]?.(db, person.id, payload) : undefined;
      if (people === undefined || people.length === 0) return;
      const whisper = { name, payload, from: person.id } as HeardWhisper;
      whisperTo(people, whisper);
      replicas?.publish({ whispered: { people, whisper } });
    };
    socket.on(whisperChannel, (message: unknown) => {
      if (clock.now() < openAt) return;
      openAt = clock.now() + whisperPauseMs;
      pass(message).catch((error: unknown) => log.error({ err: error }, "whisper failed"));
    });
  }

  async function welcome(socket: Socket, { sessionId, person }: Connection): Promise<void> {
    await socket.join([`session:${sessionId}`, `person:${person.id}`]);
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
    hearWhispers(socket, { sessionId, person });
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
  function endSessions(ids: readonly string[]): void {
    // No room means every socket.
    if (ids.length === 0) return;
    io.in(ids.map((id) => `session:${id}`)).disconnectSockets(true);
  }

  /** Holds every connection to the database again: something the other processes sent was not heard. */
  async function catchUp(): Promise<void> {
    for (const socket of io.sockets.sockets.values()) {
      const { sessionId } = socket.data as Connection;
      const person = await sessions.owner(sessionId);
      if (person === null || !person.profil_actif) socket.disconnect(true);
    }
    for (const own of listeners.values()) for (const listener of own) await listener.catchUp();
  }

  const replicas =
    deps.redis === null
      ? null
      : createReplicas(deps.redis, {
          received: ({ committed = [], ended = [], whispered }) => {
            hearAll(committed);
            if (whispered !== undefined) whisperTo(whispered.people, whispered.whisper);
            sessions.noteEnded(ended);
            endSessions(ended);
          },
          missed: () =>
            void catchUp().catch((error: unknown) => log.error({ err: error }, "live events not caught up")),
        });
  sessions.onEnd((ids) => {
    endSessions(ids);
    replicas?.publish({ ended: ids });
  });

  return {
    /** Takes the channel's upgrades of a server; others may have upgrades of their own, so those are left alone. */
    attach(server: HttpServer): void {
      server.on("upgrade", (request, socket, head) => {
        if (isChannelUpgrade(request)) engine.handleUpgrade(request, socket, head);
      });
    },
    /** Has a domain state who hears its whispers. */
    whispers: (own: WhisperRules): void => void Object.assign(rules, own),
    /** Passes committed events to the connected, here and on the other replicas. */
    deliver(events: readonly Recorded[]): void {
      hearAll(events);
      replicas?.publish({ committed: events });
    },
    /** Whether a person hears the channel of this process now. */
    async isConnected(userId: string): Promise<boolean> {
      return (await io.in(`person:${userId}`).fetchSockets()).length > 0;
    },
    /** Sends a goodbye to every connection. Does not wait for those that do not answer. */
    async close(): Promise<void> {
      if (isClosed) return;
      isClosed = true;
      await io.close();
    },
  };
}
