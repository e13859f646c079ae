import { spawn } from "node:child_process";
import autocannon from "autocannon";

/** A burst of requests to one address, with as many open connections as given. */
export interface Drive {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

/** What a burst showed. */
export interface Driven {
  requestsPerSecond: number;
  /** Latencies in ms. */
  p50: number;
  p99: number;
}

async function burst({ url, headers, connections, seconds }: Drive): Promise<Driven> {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  const failed = result.errors + result.timeouts + result.non2xx;
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
