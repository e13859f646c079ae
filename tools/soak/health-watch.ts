import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, Worker, workerData } from "node:worker_threads";

/** What a watch saw: how long each answer took in ms, sorted, and the statuses that were not 200 (0: no answer). */
export interface Watched {
  times: number[];
  bad: number[];
}

const betweenMs = 50;

/** Asks a server for its health until it is stopped, in a thread of its own: what the caller does besides takes no time from it. */
export function watchHealth(url: string): () => Promise<Watched> {
  const worker = new Worker(new URL(import.meta.url), { workerData: url });
  return async () => {
    const seen = new Promise<Watched>((resolve, reject) =>
      worker.once("message", resolve).once("error", reject),
    );
    worker.postMessage("stop");
    return seen;
  };
}

function healthOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(`${url}/api/health`, { agent: false }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
    asked.on("error", () => resolve(0));
    asked.end();
  });
}

async function watch(url: string, port: NonNullable<typeof parentPort>): Promise<void> {
  let isOver = false;
  port.once("message", () => {
    isOver = true;
  });
  const seen: Watched = { times: [], bad: [] };
  while (!isOver) {
    const begun = performance.now();
    const status = await healthOf(url);
    seen.times.push(performance.now() - begun);
    if (status !== 200) seen.bad.push(status);
    await pause(betweenMs);
  }
  seen.times.sort((a, b) => a - b);
  port.postMessage(seen);
}

if (parentPort !== null) await watch(String(workerData), parentPort);
