import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { DomainError } from "../http/domain-error.ts";
import { errorBody } from "../http/error-plugin.ts";

/** The HTTP server, open from the first moment: it answers 503 until the application is ready, and again while it stops. */
export interface Gate {
  server: Server;
  /** Lets requests through to the application. */
  open(application: RequestListener): void;
  /** Refuses new requests and resolves when those under way have been answered, after `patienceMs` at the latest. */
  drain(patienceMs: number): Promise<void>;
}

const refusal = JSON.stringify(errorBody(new DomainError("SERVICE_UNAVAILABLE")));

function refuse(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": "2",
    connection: "close",
  });
  response.end(refusal);
}

/** Makes the gate, closed. */
export function createGate(): Gate {
  let application: RequestListener | null = null;
  let underWay = 0;
  let isDrained: (() => void) | null = null;

  const server = createServer((request, response) => {
    if (application === null) {
      refuse(request, response);
      return;
    }
    underWay += 1;
    response.once("close", () => {
      underWay -= 1;
      if (underWay === 0) isDrained?.();
    });
    application(request, response);
  });

  return {
    server,
    open: (listener) => {
      application = listener;
    },
    drain: async (patienceMs) => {
      application = null;
      if (underWay === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, patienceMs);
        isDrained = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
}

/** Listens; answers with the port, which the system chose when `port` is 0. Rejects when the address is taken. */
export function listen(server: Server, address: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, () => {
      server.removeListener("error", reject);
      const bound = server.address();
      resolve(typeof bound === "object" && bound !== null ? bound.port : address.port);
    });
  });
}
