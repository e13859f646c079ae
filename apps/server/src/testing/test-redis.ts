import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "./free-port.ts";
import { waitsFor } from "./waits.ts";

/** Debian's package of it. */
export const redisPackage = "redis-server";

/** Where it may stand on this machine. */
export const redisPlaces = [
  ...(process.env.PATH ?? "").split(":"),
  "/usr/bin",
  "/usr/local/bin",
  "/opt/homebrew/bin",
].map((folder) => join(folder, "redis-server"));

const program = redisPlaces.find((place) => existsSync(place));

/** Whether this machine has a Redis that tests can start. */
export const hasRedis = program !== undefined;

/** What tests of Redis wait for, where there is none. */
export const redisNeeded = waitsFor({
  why: "they need Redis, which is not on this machine and could not be installed",
  command: `apt-get install ${redisPackage}`,
  isMissing: true,
});

/** Starts a throwaway Redis that keeps nothing, on a free port; its address and how to end it. */
export async function startRedis(): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  // In the proof of other dates it keeps the machine's: under faketime it never gets ready.
  const { LD_PRELOAD, ...env } = process.env;
  const server = spawn(program ?? "", ["--port", String(port), "--bind", "127.0.0.1", "--save", ""], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const end = () => server.kill();
  process.once("exit", end);
  for await (const line of createInterface(server.stdout)) if (line.includes("Ready to accept")) break;
  return {
    port,
    stop: async () => {
      process.off("exit", end);
      server.kill();
      await once(server, "exit");
    },
  };
}
