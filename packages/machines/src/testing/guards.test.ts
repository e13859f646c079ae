import { expect, test } from "vitest";
import { and, assign, createActor, not, setup } from "xstate";
import { collectCoverage } from "./coverage.ts";
import { createSimulation } from "./simulation.ts";

/** A door that opens to whoever knows the word, and that counts its openings. */
const door = setup({
  types: {
    context: {} as { openings: number },
    events: {} as { type: "word.sent"; word: string } | { type: "door.pushed" },
  },
  guards: {
    isWord: ({ event }, { word }: { word: string }) => event.type === "word.sent" && event.word === word,
    isWorn: ({ context }) => context.openings >= 2,
    isForgotten: () => false,
  },
  delays: { closing: 500, forgotten: 1 },
}).createMachine({
  id: "door",
  context: { openings: 0 },
  initial: "shut",
  states: {
    shut: {
      on: {
        "word.sent": {
          guard: and([{ type: "isWord", params: { word: "sésame" } }, not("isWorn")]),
          target: "open",
          actions: assign({ openings: ({ context }) => context.openings + 1 }),
        },
        "door.pushed": { guard: { type: "isWord", params: { word: "sésame" } }, target: "open" },
      },
    },
    open: { after: { closing: "shut" } },
  },
});

test("a guard counts where it is asked, once it has answered both yes and no", () => {
  const collector = collectCoverage(door);
  const simulation = createSimulation(collector.inspect, collector.watch);
  const actor = simulation.start(door);
  actor.send({ type: "word.sent", word: "sésame" });
  expect(collector.read().guards).toEqual({ covered: 0, all: 2 });
  simulation.clock.advance(499);
  expect(collector.read().delays).toEqual({ covered: 0, all: 1 });
  simulation.clock.advance(1);
  expect(collector.read().delays).toEqual({ covered: 1, all: 1 });
  actor.send({ type: "word.sent", word: "orge" });
  actor.send({ type: "door.pushed" });
  const { guards, missing } = collector.read();
  expect(guards).toEqual({ covered: 1, all: 2 });
  expect(missing).toEqual([
    "transition door.shut --door.pushed if isWord(sésame)--> door.open",
    "guard never true: isWord(sésame) in door.shut on door.pushed",
    "guard declared but asked by no transition: isForgotten",
    "delay declared but waited for by no state: forgotten",
  ]);
});

test("a machine that is listened to answers as before, composed guards too", () => {
  const collector = collectCoverage(door);
  const simulation = createSimulation(collector.inspect, collector.watch);
  const heard = simulation.start(door.provide({}));
  const own = createActor(door).start();
  for (const word of ["orge", "sésame", "sésame"]) {
    heard.send({ type: "word.sent", word });
    own.send({ type: "word.sent", word });
    expect(heard.getSnapshot().value).toBe(own.getSnapshot().value);
  }
  expect(heard.getSnapshot().context).toEqual({ openings: 1 });
});
