import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A fault as the service that the operator named is given it. */
export interface CollectedFault {
  platform: string;
  release: string;
  tags: Record<string, string>;
  exception: { values: { type: string; value: string }[] };
}

/** A service on this machine that speaks as much of Sentry's protocol as a server of ours needs, and a collector of traces. */
export async function startCollector() {
  const faults: CollectedFault[] = [];
  const traces: string[] = [];
  const service = createServer(async (request, response) => {
    const body = await text(request);
    if (request.url === "/v1/traces") traces.push(body);
    else faults.push(JSON.parse(body.split("\n")[2] ?? "null"));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const address = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  return {
    faults,
    traces,
    settings: {
      SENTRY_DSN: `http://0123456789abcdef@${address}/1`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://${address}`,
    },
    stop: () =>
      new Promise<void>((resolve) => {
        service.close(() => resolve());
        service.closeAllConnections();
      }),
  };
}
