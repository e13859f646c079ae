import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Collected {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A service on this machine that takes what is sent to it, as those of faults and of traces do; `silent` never answers. */
export async function startCollector({ isSilent = false, status = 200 } = {}) {
  const collected: Collected[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    collected.push({
      path: request.url ?? "",
      headers: request.headers,
      body: await text(request),
    });
    for (const go of waiting.splice(0)) go();
    if (!isSilent) response.writeHead(status, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    collected,
    dsn: `http://0123456789abcdef@127.0.0.1:${port}/42`,
    url: `http://127.0.0.1:${port}`,
    /** Waits until so many came. */
    async arrived(count: number): Promise<readonly Collected[]> {
      while (collected.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return collected;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Collector = Awaited<ReturnType<typeof startCollector>>;

/** The event of an envelope of Sentry's protocol: three lines, the last of which is the event. */
export function eventOf({ body }: Collected): Record<string, unknown> {
  const [, , event = "null"] = body.split("\n");
  return JSON.parse(event) as Record<string, unknown>;
}
