import { describe, expect, test } from "vitest";
import { createSpeechQueue } from "./speech-queue.ts";

function listening() {
  const queue = createSpeechQueue();
  const heard: string[] = [];
  const waiting: (readonly string[])[] = [];
  let isReading = false;
  queue.connect({
    offer: (text) => heard.push(text),
    order: (order) => heard.push(order),
    listen: () => {},
    isReading: () => isReading,
    wait: (rest) => waiting.push(rest),
  });
  return {
    queue,
    heard,
    waiting,
    reads: (is: boolean) => {
      isReading = is;
    },
  };
}

describe("what comes after a part of a long text", () => {
  test("waits for a press, once, and not while the part is read", () => {
    const { queue, heard, waiting, reads } = listening();
    queue.offer("un", "page", ["deux", "trois"]);
    reads(true);
    expect([heard, queue.takeRest()]).toEqual([["un"], []]);
    reads(false);
    expect(queue.isReading()).toBe(true);
    expect(queue.takeRest()).toEqual(["deux", "trois"]);
    expect([queue.takeRest(), queue.isReading()]).toEqual([[], false]);
    expect(waiting.at(-1)).toEqual([]);
  });

  test("stays while something else is read, and goes with a stop, another page, and another long text", () => {
    const { queue } = listening();
    queue.offer("un", "page", ["deux"]);
    queue.offer("Enregistré", "announcement");
    expect(queue.isReading()).toBe(true);
    queue.order("stop");
    expect(queue.takeRest()).toEqual([]);
    queue.offer("un", "page", ["deux"]);
    queue.forgetRest();
    expect(queue.takeRest()).toEqual([]);
    queue.offer("un", "page", ["deux"]);
    queue.offer("eins", "asked", []);
    expect(queue.takeRest()).toEqual([]);
  });

  test("waits for who commands by voice where no one reads", () => {
    const queue = createSpeechQueue();
    expect(queue.offer("un", "asked", ["deux"])).toBe(false);
    expect(queue.takeRest()).toEqual(["deux"]);
  });
});
