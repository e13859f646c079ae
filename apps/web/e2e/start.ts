import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { productEnvironment } from "../../../tools/product-environment.ts";
import { bundledModules } from "../../../tools/release/bundled-modules.ts";
import { homeSettings, type ServerHome, untilReady } from "./server.ts";

const root = join(import.meta.dirname, "../../..");

/** The process below `ancestor` that runs the product; undefined while there is none. Linux only. */
function serverBelow(ancestor: number): number | undefined {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
        return [{ id: Number(name), parent, command: readFileSync(`/proc/${name}/cmdline`, "utf8") }];
      } catch {
        return []; // It ended while it was looked at.
      }
    });
  const below = (id: number): typeof processes =>
    processes.filter(({ parent }) => parent === id).flatMap((child) => [child, ...below(child.id)]);
  return below(ancestor).find(
    ({ command }) => /\0[^\0]*tools\/start\.ts\0$/.test(command) && !command.includes("bootstrap"),
  )?.id;
}

/** The addresses of all scripts that a Node process holds, as its debugger names them. */
async function scriptsAt(debuggerUrl: string): Promise<string[]> {
  const socket = new WebSocket(debuggerUrl);
  await once(socket, "open");
  const scripts: string[] = [];
  const answered = new Promise<void>((resolve) =>
    socket.addEventListener("message", ({ data }) => {
      const { id, method, params } = JSON.parse(String(data));
      if (method === "Debugger.scriptParsed") scripts.push(params.url);
      if (id === 1) resolve();
    }),
  );
  socket.send(JSON.stringify({ id: 1, method: "Debugger.enable" }));
  await answered;
  socket.close();
  return scripts;
}

/** Scripts, and the modules that those of the built pages were bundled from. */
function withBundled(scripts: readonly string[]): string[] {
  const built = scripts.filter((file) => file.includes("/apps/web/build/server/"));
  return [...scripts, ...built.flatMap((file) => bundledModules(readFileSync(new URL(file), "utf8")))];
}

/** The product as the README's first command starts it. */
export interface Started {
  url: string;
  /** The files of all modules that its process holds, those that its pages were bundled from too. */
  modules: () => Promise<string[]>;
  /** Ends it by SIGTERM; resolves with the exit code. */
  stop: () => Promise<number | null>;
}

/** Runs `npm start` over a home, on a port, and waits until it is ready. */
export async function npmStart(home: ServerHome, port: number): Promise<Started> {
  const settings = { ...homeSettings(home), PORT: String(port), NODE_OPTIONS: "--inspect-port=0" };
  const child = spawn("npm", ["start"], { cwd: root, env: productEnvironment(settings), stdio: "pipe" });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += String(chunk)));
  const ended = once(child, "exit") as Promise<[number | null]>;
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    untilReady(url),
    ended.then(([code]) => {
      throw new Error(`npm start ended with ${code}:\n${printed}`);
    }),
  ]);
  const server = serverBelow(child.pid ?? 0);
  if (server === undefined) throw new Error(`npm start runs no server:\n${printed}`);
  return {
    url,
    async modules() {
      process.kill(server, "SIGUSR1");
      for (;;) {
        const debuggerUrl = /Debugger listening on (ws:\S+)/.exec(printed)?.[1];
        if (debuggerUrl !== undefined) return withBundled(await scriptsAt(debuggerUrl));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async stop() {
      process.kill(server, "SIGTERM");
      return (await ended)[0];
    },
  };
}
