import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { errorStatus } from "@jobami/api/http/error-codes";
import { DomainError } from "../http/domain-error.ts";
import { errorBody } from "../http/error-plugin.ts";
import { isAddressed } from "../http/request-address.ts";

/** What the gate lets in once it is open. */
export interface Application {
  requests: RequestListener;
  /** Whether an upgrade to a websocket is one that a person listens for on the server. */
  isUpgrade?: (request: IncomingMessage) => boolean;
  /** Whether the body is a file, which takes its time on a slow line. */
  isUpload?: (request: IncomingMessage) => boolean;
}

/** A request has this long to arrive whole, headers and body, in ms; one with a file, so many times that. */
const arrivalMs = 30_000;
const uploadFactor = 20;

/**
 * The HTTP server, open from the first moment: it answers 503 until the application is ready, and again while it stops. What does
 * not state where it wants to go gets 400, what does not arrive in time is cut.
 */
export interface Gate {
  server: Server;
  /** Lets requests through to the application, and its upgrades. Every other upgrade to a websocket is refused and closed. */
  open(application: Application): void;
  /** Refuses new requests and resolves when those under way have been answered, after `timeoutMs` at the latest. */
  drain(timeoutMs: number): Promise<void>;
  /** Listens no longer and ends every socket that is left: idle, upgraded, or with a request that never came whole. */
  close(): Promise<void>;
}

/** Answered while the process starts and stops too: what restarts it asks this, what sends it people asks the health. */
export const alivePath = "/api/alive";

const notReady = new DomainError("SERVICE_UNAVAILABLE");
const notHere = new DomainError("NOT_FOUND");
const unaddressed = new DomainError("MALFORMED_REQUEST");

function refuse(response: ServerResponse, error: DomainError, headers: Record<string, string>): void {
  response.writeHead(errorStatus[error.code], {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    connection: "close",
    ...headers,
  });
  response.end(JSON.stringify(errorBody(error)));
}

/** Whether a supervisor asks if the process lives, which is no matter of the application. */
function isAliveCheck({ method, url = "" }: IncomingMessage): boolean {
  return (method === "GET" || method === "HEAD") && url.split("?", 1)[0] === alivePath;
}

function answerAlive(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  response.end('{"status":"alive"}');
}

/** Some HTTP clients offer h2c with every request: only who wants a websocket gets nothing else. */
function wantsWebsocket(request: IncomingMessage): boolean {
  return request.headers.upgrade?.toLowerCase() === "websocket";
}

/** Ends a request whose body is not there in time. */
function cutUnlessWhole(request: IncomingMessage, ms: number): void {
  if (request.complete) return;
  const timer = setTimeout(() => {
    // A request without a body is whole by now, and nothing of it was read that could end.
    if (!request.complete) request.socket.destroy();
  }, ms);
  const forget = () => clearTimeout(timer);
  request.once("end", forget).once("close", forget);
}

/** Makes the gate, closed. Tests give requests less time to arrive. */
export function createGate({ requestMs = arrivalMs } = {}): Gate {
  let application: Application | null = null;
  let underWay = 0;
  let isDrained: (() => void) | null = null;
  const sockets = new Set<Socket>();

  const server = createServer(
    {
      headersTimeout: requestMs,
      requestTimeout: requestMs * uploadFactor,
      connectionsCheckingInterval: Math.ceil(requestMs / 30),
      // A request without a host is refused below, with a code.
      requireHostHeader: false,
      // A refused upgrade comes as an ordinary request.
      shouldUpgradeCallback: (request) => isAddressed(request) && application?.isUpgrade?.(request) === true,
    },
    (request, response) => {
      if (!isAddressed(request)) return refuse(response, unaddressed, {});
      if (isAliveCheck(request)) return answerAlive(response);
      if (application === null) return refuse(response, notReady, { "retry-after": "2" });
      if (wantsWebsocket(request)) return refuse(response, notHere, {});
      if (application.isUpload?.(request) !== true) cutUnlessWhole(request, requestMs);
      underWay += 1;
      response.once("close", () => {
        underWay -= 1;
        if (underWay === 0) isDrained?.();
      });
      application.requests(request, response);
    },
  );
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  return {
    server,
    open: (opened) => {
      application = opened;
    },
    drain: async (timeoutMs) => {
      application = null;
      if (underWay === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        isDrained = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      // An upgraded socket is no longer the server's: closeAllConnections() would leave it open.
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Listens; answers with the port, which the system chose when `port` is 0. Rejects when the address is taken, by the name of the setting that gave it. */
export function listen(
  server: Server,
  address: { port: number; host: string },
  setting = "PORT",
): Promise<number> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const hint = error.code === "EADDRINUSE" ? "; each process of a machine needs one of its own" : "";
      reject(Object.assign(error, { message: `${setting}: ${error.message}${hint}` }));
    };
    server.once("error", refuse);
    server.listen(address, () => {
      server.removeListener("error", refuse);
      const bound = server.address();
      resolve(typeof bound === "object" && bound !== null ? bound.port : address.port);
    });
  });
}
