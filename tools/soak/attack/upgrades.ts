import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import type { Served } from "../../served.ts";
import type { Finding } from "../soak.ts";
import type { Attack, Target } from "./attack.ts";

const requests = 1500;
/** Descriptors that a server may hold beyond those of its start: what is in the air at once. */
const spare = 100;
/** Calls under way get 15 s and jobs 20 s; with neither, stopping is quick. */
const stopLimitMs = 5000;
const channel = "/api/live/?EIO=4&transport=websocket";

const descriptors = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;

/** Sends bytes by a socket that never ends from this side. */
async function open({ url }: Served, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(bytes);
  return socket;
}

const upgrade = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    "Host: 127.0.0.1",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
  ].join("\r\n");

async function statusOf(socket: Socket): Promise<string> {
  const [received] = (await once(socket, "data")) as [Buffer];
  return received.toString().slice(9, 12);
}

async function flood(served: Served): Promise<Finding[]> {
  const before = descriptors(served.pid);
  const answers = new Map<string, number>();
  for (let sent = 0; sent < requests; sent += 50) {
    const paths = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? "/" : `/api/missions?${sent}`));
    const sockets = await Promise.all(paths.map((path) => open(served, upgrade(path))));
    for (const status of await Promise.all(sockets.map(statusOf)))
      answers.set(status, (answers.get(status) ?? 0) + 1);
  }
  const more = descriptors(served.pid) - before;
  const health = await fetch(`${served.url}/api/health`);
  const received = [...answers].map(([status, count]) => `${count} × ${status}`).join(", ");
  return [
    {
      what: `${requests} upgrade requests to other paths`,
      measured: received,
      bound: "all refused by 404",
      held: answers.get("404") === requests,
    },
    {
      what: "descriptors held afterwards, the clients' ends open",
      measured: `${more} more than before`,
      bound: `≤ ${spare}`,
      held: more <= spare,
    },
    {
      what: "reachable afterwards",
      measured: `health ${health.status}`,
      bound: "200",
      held: health.status === 200,
    },
  ];
}

async function stopWhileOpen(served: Served): Promise<Finding> {
  const kinds = [
    "",
    "POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Le",
    upgrade("/"),
    upgrade(channel),
  ];
  const sockets: Socket[] = [];
  for (let index = 0; index < 200; index += 1)
    sockets.push(await open(served, kinds[index % kinds.length] ?? ""));
  await statusOf(sockets.at(-1) as Socket);
  const begun = Date.now();
  await served.stop();
  const { code } = await served.ended;
  const took = Date.now() - begun;
  return {
    what: "SIGTERM with 200 sockets open: idle, half a request, refused, upgraded",
    measured: `exit ${String(code)} after ${took} ms`,
    bound: `exit 0 within ${stopLimitMs} ms`,
    held: code === 0 && took <= stopLimitMs,
  };
}

/** Upgrades to websockets that no one listens for: each held a descriptor for ever, and one prevented the process from ending. */
export const upgrades: Attack = {
  what: "Upgrade requests to other paths leave the server reachable, and SIGTERM ends it while sockets are open.",
  engines: ["pglite", "postgres"],
  run: async ({ start }: Target) => {
    const served = await start();
    return [...(await flood(served)), await stopWhileOpen(served)];
  },
};
