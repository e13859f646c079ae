import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { DomainError } from "../http/domain-error.ts";
import { createFairQueue } from "./fair-queue.ts";
import type { PictureRefusal } from "./picture-order.ts";

/** How long one picture may take, in ms, and what the process that works on it may hold, in bytes. */
const mostMs = 10_000;
const mostBytes = 220_000_000;
/** How often the memory is looked at, in ms; how long a process without work stays, in ms. */
const lookMs = 25;
const usualIdleMs = 30_000;
/** Of Linux: the unit in which it counts a process's memory, in bytes. */
const pageBytes = 4096;

/** Whose picture it is, for turns between people, and what states that no one waits for it any more. */
export interface Sender {
  person: string;
  signal?: AbortSignal;
}

type Refused = { refused: PictureRefusal };

/** The memory that a process holds, in bytes; 0 where the system does not report. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const counts = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return Number(counts.split(" ")[1] ?? 0) * pageBytes;
}

/** A process of its own, which knows none of the server's settings, can be ended at any moment, and gives way to the server. */
function start(script: URL, priority: number): ChildProcess {
  const { PATH = "", TMPDIR = "/tmp" } = process.env;
  const worker = fork(script, {
    // Beyond 32 MB an undecoded half of a picture lies on disk.
    env: { PATH, TMPDIR, VIPS_DISC_THRESHOLD: "32m" },
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  if (worker.pid !== undefined) setPriority(worker.pid, priority);
  return worker;
}

/** Gives one order to a process; ends it where the picture takes too much, or no one waits for it any more. */
function ask<Answer extends object>(
  worker: ChildProcess,
  order: object,
  signal: AbortSignal | undefined,
): Promise<Answer | Refused> {
  return new Promise((resolve, reject) => {
    let refused: PictureRefusal = "FILE_UNREADABLE";
    const end = (reason: PictureRefusal) => {
      refused = reason;
      worker.kill("SIGKILL");
    };
    const tooLong = setTimeout(end, mostMs, "FILE_TOO_MANY_PIXELS");
    const watch = setInterval(async () => {
      if ((await memoryOf(worker.pid)) > mostBytes) end("FILE_TOO_MANY_PIXELS");
    }, lookMs);
    const leave = () => end("FILE_UNREADABLE");
    const answered = (answer: Answer | Refused) => {
      clearTimeout(tooLong);
      clearInterval(watch);
      worker.off("message", answered).off("exit", ended).off("error", reject);
      signal?.removeEventListener("abort", leave);
      resolve(answer);
    };
    const ended = () => answered({ refused });
    worker.on("message", answered).on("exit", ended).on("error", reject);
    signal?.addEventListener("abort", leave);
    worker.send(order, (error) => error && ended());
  });
}

/**
 * Processes of one script and priority, so many at once, in turns between people; one without work stays for a while. Its answer to
 * an order throws why a picture is refused.
 */
export function createProcessLane<Order extends object, Answer extends object>({
  script,
  most,
  priority,
  idleMs = usualIdleMs,
}: {
  script: URL;
  most: number;
  priority: number;
  /** How long a process without work stays. */
  idleMs?: number;
}) {
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const inTurn = createFairQueue(most);

  function take(): ChildProcess {
    const worker = [...idle.keys()].find(({ connected }) => connected) ?? start(script, priority);
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    worker.channel?.ref();
    return worker;
  }

  /** One that has ended meanwhile is only forgotten: its channel is closed once. */
  function leave(worker: ChildProcess): void {
    idle.delete(worker);
    if (worker.connected) worker.disconnect();
  }

  function putBack(worker: ChildProcess): void {
    // Ended with its picture, or while it was waiting.
    if (!worker.connected) return;
    worker.unref();
    worker.channel?.unref();
    idle.set(worker, setTimeout(() => leave(worker), idleMs).unref());
  }

  return (order: Order, { person, signal }: Sender): Promise<Answer> =>
    inTurn(person, async () => {
      if (signal?.aborted) throw new DomainError("MALFORMED_REQUEST");
      const worker = take();
      const answer = await ask<Answer>(worker, order, signal);
      putBack(worker);
      if ("refused" in answer) throw new DomainError(answer.refused as PictureRefusal);
      return answer as Answer;
    });
}
