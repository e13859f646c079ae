import { once } from "node:events";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { serveFrom } from "../../served.ts";
import { paced } from "./paced.ts";

/** As much of `ws` as is used here: it comes with socket.io and has no types of its own. */
interface Wire extends NodeJS.EventEmitter {
  send: (text: string) => void;
  close: () => void;
}
interface WireLibrary {
  WebSocket: new (url: string) => Wire;
  WebSocketServer: new (options: {
    port: number;
    host: string;
  }) => NodeJS.EventEmitter & {
    address: () => AddressInfo;
  };
}

/** The library that socket.io itself stands on, in its version. */
function wires(): WireLibrary {
  const server = createRequire(join(import.meta.dirname, "../../../apps/server/package.json"));
  const socketIo = createRequire(server.resolve("socket.io"));
  return createRequire(socketIo.resolve("engine.io"))("ws") as WireLibrary;
}

/** Passes what each connection sends on to the one it names; knows no one and keeps nothing. */
async function relay(): Promise<void> {
  const { WebSocketServer } = wires();
  const known = new Map<string, Wire>();
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  server.on("connection", (wire: Wire, { url }: { url: string }) => {
    known.set(url.slice(1), wire);
    wire.on("message", (text: Buffer) => {
      const received = text.toString();
      known.get(received.split(" ", 1)[0] ?? "")?.send(received);
    });
  });
  await once(server, "listening");
  process.stdout.write(`Ready: ws://127.0.0.1:${server.address().port}\n`);
}

/** How long a message takes through a bare relay with so many connections, in ms each: the baseline of the live channel. */
export async function measureBareRelay(people: number, perSecond: number, forMs: number): Promise<number[]> {
  const { WebSocket } = wires();
  const served = await serveFrom(import.meta.filename, {});
  const latencies: number[] = [];
  const connections = await Promise.all(
    Array.from({ length: people }, async (_, index) => {
      const wire = new WebSocket(`${served.url}/${index}`);
      wire.on("message", (text: Buffer) =>
        latencies.push(performance.now() - Number(text.toString().split(" ")[1])),
      );
      await once(wire, "open");
      return wire;
    }),
  );
  await paced(perSecond, forMs, (turn) => {
    const from = turn % people;
    connections[from]?.send(`${from ^ 1} ${performance.now()}`);
  });
  for (const wire of connections) wire.close();
  await served.stop();
  return latencies;
}

if (import.meta.main) await relay();
