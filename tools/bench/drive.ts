import { spawn } from "node:child_process";
import autocannon from "autocannon";

/** A burst of requests to one address, with as many open connections as given. */
export interface Drive {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  /** Addresses that are asked one after the other instead, over all connections. */
  paths?: readonly string[];
}

/** What a burst showed. */
export interface Driven {
  requestsPerSecond: number;
  /** Latencies in ms. */
  p50: number;
  p99: number;
}

function inTurn(paths: readonly string[] | undefined): autocannon.Request[] | undefined {
  if (paths === undefined) return undefined;
  let asked = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    asked += 1;
    return { ...request, path: paths[asked % paths.length] };
  };
  return [{ setupRequest }];
}

async function burst({ url, headers, connections, seconds, paths }: Drive): Promise<Driven> {
  const requests = inTurn(paths);
  const result = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
    ...(requests && { requests }),
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (result.requests.total === 0) throw new Error(`${url} answered nothing in ${seconds} s.`);
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed.`);
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Drives from a process of its own, so that making requests takes nothing from the servers' event loops. */
export async function drive(plan: Drive): Promise<Driven> {
  const child = spawn(process.execPath, [import.meta.filename, JSON.stringify(plan)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk));
  const code = await new Promise((resolve, reject) => child.once("close", resolve).once("error", reject));
  if (code !== 0) throw new Error("The requests could not be made.");
  return JSON.parse(output) as Driven;
}

if (import.meta.main) process.stdout.write(JSON.stringify(await burst(JSON.parse(process.argv[2] ?? "{}"))));
