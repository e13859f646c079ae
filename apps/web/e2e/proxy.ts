import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";

/** A proxy that asks each of several servers in turn, as an operator's does. */
export interface BalancingProxy {
  url: string;
  /** Where it leads from now on. */
  leadTo(urls: readonly string[]): void;
  close(): Promise<void>;
}

/** What one side declares the other hears, until either ends. */
function join(one: Duplex, other: Duplex): void {
  one.pipe(other).pipe(one);
  for (const [side, opposite] of [
    [one, other],
    [other, one],
  ] as const)
    side.on("error", () => undefined).on("close", () => opposite.destroy());
}

/** Starts one that leads nowhere yet. */
export async function startProxy(): Promise<BalancingProxy> {
  let urls: readonly string[] = [];
  let turn = 0;
  const next = () => {
    turn += 1;
    return new URL(urls[turn % urls.length] ?? "http://127.0.0.1:1");
  };
  const server = createServer((asked, answer) => {
    const { hostname, port } = next();
    const { method, url: path, headers } = asked;
    const passed = request({ hostname, port, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on("error", () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    asked.pipe(passed);
  });
  server.on("upgrade", (asked, socket: Duplex, head: Buffer) => {
    const { hostname, port } = next();
    const passed = request({ hostname, port, path: asked.url, headers: asked.headers });
    passed.on("upgrade", (given, other, rest) => {
      const { rawHeaders: raw } = given;
      const lines = raw.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${raw[at + 1]}`] : []));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join("\r\n")}\r\n\r\n`);
      other.write(head);
      socket.write(rest);
      join(other, socket);
    });
    passed.on("error", () => socket.destroy());
    passed.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo(given) {
      urls = given;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
