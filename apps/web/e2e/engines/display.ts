import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { debianProgram } from "../../../../tools/debian-program.ts";

/** A display that no one sees, for browsers that need one; `name` is what DISPLAY is set to. */
export async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const program = debianProgram("xvfb", ["/usr/bin/Xvfb"]);
  // It takes a free number by itself and reports it by this file descriptor.
  const settings = ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
  const server = spawn(program, settings, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await Promise.race([
    once(server.stdio[3] as Readable, "data"),
    once(server, "exit").then(() => Promise.reject(new Error("Xvfb ended before it was ready."))),
  ]);
  return { name: `:${String(number).trim()}`, process: server };
}
