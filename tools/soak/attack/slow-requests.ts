import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Served } from "../../served.ts";
import type { Finding } from "../soak.ts";
import type { Attack, Target } from "./attack.ts";
import { send } from "./visitor.ts";

const each = 100;
/** 30 s to arrive, looked at every second, and a second for a machine that is busy. */
const cutMs = 32_000;

const slow: Record<string, string> = {
  nothing: "",
  "headers, a byte a second": "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
  "a body, a byte a second":
    "POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{",
  "a body of chunks, a byte a second":
    "POST /rien HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1f40\r\n{",
};

const odd: Record<string, string> = {
  "no host": "GET / HTTP/1.1\r\n",
  "an empty host": "GET / HTTP/1.1\r\nHost:\r\n",
  "two hosts": "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n",
  "a bracket for a host": "GET / HTTP/1.1\r\nHost: [\r\n",
  "a host with blanks": "GET / HTTP/1.1\r\nHost: a b\r\n",
  "a port that is none": "GET / HTTP/1.1\r\nHost: a:99999\r\n",
  "GET //[": "GET //[ HTTP/1.1\r\nHost: a\r\n",
  "an absolute target with a broken host": "GET http://[/ HTTP/1.1\r\nHost: a\r\n",
  "a target without a slash": "GET rien HTTP/1.1\r\nHost: a\r\n",
  "a target that cannot be decoded": "GET /api/missions/%E0%A4%A/details HTTP/1.1\r\nHost: a\r\n",
  "a method that is none": "RIEN / HTTP/1.1\r\nHost: a\r\n",
  "HTTP/1.0": "GET / HTTP/1.0\r\n",
  "HTTP/1.0 with a host": "GET / HTTP/1.0\r\nHost: a\r\n",
  "HTTP/3.7": "GET / HTTP/3.7\r\nHost: a\r\n",
  "a header without a name": "GET / HTTP/1.1\r\nHost: a\r\n: b\r\n",
  "a length and chunks": "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n",
  "no HTTP": "bonjour\r\n",
};

async function open({ url }: Served, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname });
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(bytes);
  return socket;
}

/** Resolves when a socket is closed, however: `once` would reject at a reset. */
const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once("close", () => resolve()));

/** Dribbles a byte a second into a socket; how long it was left open, in ms. */
async function dribble(served: Served, bytes: string): Promise<number> {
  const begun = performance.now();
  const socket = await open(served, bytes);
  const timer = bytes === "" ? undefined : setInterval(() => socket.write("a"), 1000);
  socket.resume();
  await closed(socket);
  clearInterval(timer);
  return performance.now() - begun;
}

async function holdOpen(served: Served): Promise<Finding[]> {
  const running = Object.entries(slow).map(async ([what, bytes]) => {
    const times = await Promise.all(Array.from({ length: each }, () => dribble(served, bytes)));
    return { what, longest: Math.max(...times) };
  });
  const health = await send(served, { method: "GET", target: "/api/health" });
  const findings = (await Promise.all(running)).map(({ what, longest }) => ({
    what: `${each} connections that bring ${what}`,
    measured: `cut after ${(longest / 1000).toFixed(1)} s at most`,
    bound: `≤ ${cutMs / 1000} s`,
    held: longest <= cutMs,
  }));
  return [
    ...findings,
    {
      what: "reachable meanwhile",
      measured: `health ${health.status}`,
      bound: "200",
      held: health.status === 200,
    },
  ];
}

async function statusOf(served: Served, bytes: string): Promise<string> {
  const socket = await open(served, `${bytes}Connection: close\r\n\r\n`);
  let received = "";
  socket.on("data", (chunk: Buffer) => {
    received += chunk.toString("latin1");
  });
  await closed(socket);
  return received.slice(9, 12);
}

async function askOddly(served: Served): Promise<Finding[]> {
  const wrong: string[] = [];
  for (const [what, bytes] of Object.entries(odd)) {
    const status = await statusOf(served, bytes);
    if (status !== "400") wrong.push(`${what}: ${status || "closed"}`);
  }
  const errors = served.written().match(/"level":(50|60)/g)?.length ?? 0;
  return [
    {
      what: `${Object.keys(odd).length} requests that do not say where they want to go, or are none`,
      measured: wrong.length === 0 ? "all 400" : wrong.join(", "),
      bound: "400",
      held: wrong.length === 0,
    },
    {
      what: "error lines in the log after all of it",
      measured: String(errors),
      bound: "0",
      held: errors === 0,
    },
  ];
}

/** Requests that never end, and requests that are none. */
export const slowRequests: Attack = {
  what: "Slow headers and bodies are cut after 30 s, malformed requests are a 400 and leave no error in the log.",
  engines: ["pglite", "postgres"],
  run: async ({ start }: Target) => {
    const served = await start();
    return [...(await holdOpen(served)), ...(await askOddly(served))];
  },
};
