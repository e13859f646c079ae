import { constants } from "node:os";
import { createProcessLane } from "../files/process-lane.ts";
import { DomainError } from "../http/domain-error.ts";
import type { PreviewAnswer, PreviewOrder } from "./preview-order.ts";

/** Pictures that are cached in memory, of some 90 KB each, and those that may wait to be drawn. */
const mostCached = 150;
const mostWaiting = 40;

/**
 * Draws link previews in a process apart, one after another. What was drawn is cached under its name for as long as others are not
 * asked for more; who asks while it is drawn waits for the same drawing.
 */
export function createPreviews() {
  const paint = createProcessLane<PreviewOrder, PreviewAnswer>({
    script: new URL("./painter.ts", import.meta.url),
    most: 1,
    priority: constants.priority.PRIORITY_LOW,
  });
  const cached = new Map<string, Promise<Buffer>>();
  let waiting = 0;
  let drawn = 0;

  async function draw(readOrder: () => Promise<PreviewOrder>): Promise<Buffer> {
    if (waiting >= mostWaiting) throw new DomainError("SERVICE_UNAVAILABLE");
    waiting += 1;
    try {
      const { jpeg } = await paint(await readOrder(), { person: "previews" });
      drawn += 1;
      return Buffer.from(jpeg, "base64");
    } finally {
      waiting -= 1;
    }
  }

  return {
    /** The JPEG of that name; `readOrder` states what it shows where it is not cached. Throws SERVICE_UNAVAILABLE while too many wait. */
    async read(name: string, readOrder: () => Promise<PreviewOrder>): Promise<Buffer> {
      const jpeg = cached.get(name) ?? draw(readOrder);
      // The one that was asked for last stands last.
      cached.delete(name);
      cached.set(name, jpeg);
      const [oldest] = cached.keys();
      if (cached.size > mostCached && oldest !== undefined) cached.delete(oldest);
      try {
        return await jpeg;
      } catch (error) {
        if (cached.get(name) === jpeg) cached.delete(name);
        throw error;
      }
    },
    /** How many were drawn. */
    count: () => drawn,
  };
}
