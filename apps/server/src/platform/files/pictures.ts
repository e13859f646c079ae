import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { availableParallelism, constants, setPriority } from "node:os";
import { DomainError } from "../http/domain-error.ts";
import { createFairQueue } from "./fair-queue.ts";
import type { MadePicture, PictureAnswer, PictureOrder, PictureRefusal } from "./picture-order.ts";

/** Pictures decoded at once, and one of those that take long; the others wait, on disk (`pnpm soak uploads`, `hostile-pictures`). */
const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
/** How long one picture may take, in ms, and what the decoder's process may hold, in bytes. */
const mostMs = 10_000;
const mostBytes = 220_000_000;
/** How often the memory is looked at, in ms; how long a decoder without work stays, in ms. */
const lookMs = 25;
const idleMs = 30_000;
/** Of Linux: the unit in which it counts a process's memory, in bytes. */
const pageBytes = 4096;

/** Whose picture it is, for turns between people, and what states that no one waits for it any more. */
export interface Sender {
  person: string;
  signal?: AbortSignal;
}

/** The memory that a process holds, in bytes; 0 where the system does not report. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const counts = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
  return Number(counts.split(" ")[1] ?? 0) * pageBytes;
}

/** A process of its own, which knows none of the server's settings, can be ended at any moment, and gives way to the server. */
function startDecoder(priority: number): ChildProcess {
  const { PATH = "", TMPDIR = "/tmp" } = process.env;
  const decoder = fork(new URL("./decoder.ts", import.meta.url), {
    // Beyond 32 MB an undecoded half of a picture lies on disk.
    env: { PATH, TMPDIR, VIPS_DISC_THRESHOLD: "32m" },
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  if (decoder.pid !== undefined) setPriority(decoder.pid, priority);
  return decoder;
}

/** Gives one order to a decoder; ends it where the picture takes too much, or no one waits for it any more. */
function ask(
  decoder: ChildProcess,
  order: PictureOrder,
  signal: AbortSignal | undefined,
): Promise<PictureAnswer> {
  return new Promise((resolve, reject) => {
    let refused: PictureRefusal = "FILE_UNREADABLE";
    const end = (reason: PictureRefusal) => {
      refused = reason;
      decoder.kill("SIGKILL");
    };
    const tooLong = setTimeout(end, mostMs, "FILE_TOO_MANY_PIXELS");
    const watch = setInterval(async () => {
      if ((await memoryOf(decoder.pid)) > mostBytes) end("FILE_TOO_MANY_PIXELS");
    }, lookMs);
    const leave = () => end("FILE_UNREADABLE");
    const answered = (answer: PictureAnswer) => {
      clearTimeout(tooLong);
      clearInterval(watch);
      decoder.off("message", answered).off("exit", ended).off("error", reject);
      signal?.removeEventListener("abort", leave);
      resolve(answer);
    };
    const ended = () => answered({ refused });
    decoder.on("message", answered).on("exit", ended).on("error", reject);
    signal?.addEventListener("abort", leave);
    decoder.send(order, (error) => error && ended());
  });
}

/** Decoders of one priority, so many at once, in turns between people; one without work stays for a while. */
function createLane(most: number, priority: number) {
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const inTurn = createFairQueue(most);

  function takeDecoder(): ChildProcess {
    const decoder = [...idle.keys()].find(({ connected }) => connected) ?? startDecoder(priority);
    clearTimeout(idle.get(decoder));
    idle.delete(decoder);
    decoder.channel?.ref();
    return decoder;
  }

  function putBack(decoder: ChildProcess): void {
    // Ended with its picture, or while it was waiting.
    if (!decoder.connected) return;
    decoder.unref();
    decoder.channel?.unref();
    idle.set(decoder, setTimeout(() => decoder.disconnect(), idleMs).unref());
  }

  return (order: PictureOrder, { person, signal }: Sender): Promise<PictureAnswer> =>
    inTurn(person, async () => {
      if (signal?.aborted) throw new DomainError("MALFORMED_REQUEST");
      const decoder = takeDecoder();
      const answer = await ask(decoder, order, signal);
      putBack(decoder);
      if ("refused" in answer) throw new DomainError(answer.refused);
      return answer;
    });
}

/** Makes pictures anew, in processes apart; those that take long wait for each other and for no one else. */
export function createPictures() {
  const light = createLane(atOnce, constants.priority.PRIORITY_BELOW_NORMAL);
  const heavy = createLane(1, constants.priority.PRIORITY_LOW);

  return {
    /** The three widths of a picture, written to a folder. Throws FILE_UNREADABLE, FILE_TOO_MANY_PIXELS or FILE_ASPECT_REFUSED. */
    async remake(picture: Omit<PictureOrder, "step">, sender: Sender): Promise<MadePicture[]> {
      const judged = await light({ ...picture, step: "judge" }, sender);
      const lane = "isHeavy" in judged && judged.isHeavy ? heavy : light;
      const answer = await lane({ ...picture, step: "remake" }, sender);
      return "made" in answer ? answer.made : [];
    },
  };
}
