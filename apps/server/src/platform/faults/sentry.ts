import { createTransport } from "@sentry/core";
import { ServerRuntimeClient } from "@sentry/core/server";
import { version } from "../process/version.ts";
import type { faultEvent } from "./fault-event.ts";

/** Sends faults, one by one and in the background. */
export interface FaultSender {
  send(event: ReturnType<typeof faultEvent>): void;
  flush(ms: number): PromiseLike<unknown>;
}

/** A service that does not answer is given up after this, in ms. */
const answerMs = 5000;
/** Faults under way at once, at most; what comes while all are is dropped. */
const mostUnderWay = 20;

/** Speaks Sentry's protocol: it obeys the service where that asks to wait, and holds nothing back for later. `warn` hears once, until one is taken. */
export function createSender(
  { dsn, environment }: { dsn: string; environment: string },
  warn: (reason: string) => void,
): FaultSender {
  let isWarned = false;
  function heard(reason: string | null): void {
    if (reason !== null && !isWarned) warn(reason);
    isWarned = reason !== null;
  }
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    release: `jobami@${version}`,
    runtime: { name: "node", version: process.version },
    integrations: [],
    stackParser: () => [],
    sendClientReports: false,
    transport: (options) =>
      createTransport({ ...options, bufferSize: mostUnderWay }, async ({ body }) => {
        try {
          const answer = await fetch(options.url, {
            method: "POST",
            headers: { "content-type": "application/x-sentry-envelope" },
            body: body as Uint8Array<ArrayBuffer> | string,
            redirect: "error",
            signal: AbortSignal.timeout(answerMs),
          });
          await answer.arrayBuffer();
          heard(answer.ok ? null : `status ${answer.status}`);
          return {
            statusCode: answer.status,
            headers: {
              "x-sentry-rate-limits": answer.headers.get("x-sentry-rate-limits"),
              "retry-after": answer.headers.get("retry-after"),
            },
          };
        } catch (error) {
          heard(error instanceof Error ? error.name : "unreachable");
          throw error;
        }
      }),
  });
  client.init();
  return { send: (event) => void client.captureEvent(event), flush: (ms) => client.flush(ms) };
}
