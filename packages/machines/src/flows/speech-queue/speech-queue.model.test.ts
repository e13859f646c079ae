import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Stage } from "../../testing/stage.ts";
import { gapMs, selectionDelayMs, voicesPatienceMs } from "./speech-queue.law.ts";
import { createSpeechQueueMachine } from "./speech-queue.machine.ts";
import { speechQueueModel } from "./speech-queue.model.ts";
import type { SpeechQueueEvent } from "./speech-queue.types.ts";
import { speechQueueView } from "./speech-queue.view.ts";
import { createSpeechWorld, everything } from "./speech-queue.world.ts";

function createWorld(stage: Stage) {
  const speech = createSpeechWorld(stage);
  const world = {
    ...speech,
    page: null as ReturnType<typeof speech.open> | null,
    offered: 0,
    send: (event: SpeechQueueEvent) => world.page?.send(event),
    offer: () => {
      world.offered += 1;
      world.send({ type: "text.offered", text: `texte ${world.offered}`, source: "asked" });
    },
    select: (text: string) => world.send({ type: "selection.changed", text }),
  };
  return world;
}

proveMachine({
  machine: createSpeechQueueMachine({ now: () => 0 }),
  model: speechQueueModel,
  poses: "./poses.json",
  world: createWorld,
  perform: {
    "opens the page without reading": (w) => {
      w.page = w.open(everything({ speechEnabled: false }));
    },
    "opens the page": (w) => {
      w.page = w.open();
    },
    "opens the page with one text at a time": (w) => {
      w.page = w.open(everything({ speechQueue: false }));
    },
    "opens the page with a chosen voice, and a text comes": (w) => {
      w.page = w.open(everything({ speechVoice: "Amélie" }), { hasVoices: false });
      w.offer();
    },
    "turns reading on": (w) => w.send({ type: "settings.changed", settings: everything() }),
    "turns reading off": (w) =>
      w.send({ type: "settings.changed", settings: everything({ speechEnabled: false }) }),
    "changes the pace": (w) => {
      const settings = w.page?.actor.getSnapshot().context.settings ?? everything();
      w.send({ type: "settings.changed", settings: { ...settings, speechRate: 1.5 } });
    },
    "gives up the chosen voice": (w) => w.send({ type: "settings.changed", settings: everything() }),
    "the page is read": (w) => {
      w.send({ type: "settings.changed", settings: everything() });
      w.send({ type: "text.offered", text: `page ${w.utter.started.length}`, source: "page" });
    },
    "wants such texts read no more": (w) =>
      w.send({ type: "settings.changed", settings: everything({ readPageContent: false }) }),
    "a text comes": (w) => w.offer(),
    "the same text comes again": (w) => {
      const text = w.page?.actor.getSnapshot().context.current?.text ?? "";
      w.send({ type: "text.offered", text, source: "asked" });
    },
    "a text comes though reading is off": (w) => w.offer(),
    "the voices arrive": (w) => w.send({ type: "voices.arrived" }),
    "2 s pass without a voice": (w) => w.clock.advance(voicesPatienceMs),
    "the text was read": (w) => w.utter.say({ type: "utterance.ended" }),
    "the text cannot be read": (w) => w.utter.say({ type: "utterance.failed" }),
    "a text comes and there is no voice at all": (w) => {
      w.utter.breakNext();
      w.offer();
    },
    "0.3 s pass": (w) => w.clock.advance(gapMs),
    pauses: (w) => w.send({ type: "pause.asked" }),
    resumes: (w) => w.send({ type: "resume.asked" }),
    skips: (w) => w.send({ type: "skip.asked" }),
    stops: (w) => w.send({ type: "stop.asked" }),
    "an empty text comes": (w) => w.send({ type: "text.offered", text: " ", source: "asked" }),
    "selects a sentence": (w) => w.select(`phrase ${w.clock.now()}`),
    "selects another sentence": (w) => w.select(`une autre phrase ${w.clock.now()}`),
    "selects nothing": (w) => w.select(""),
    "a second passes": (w) => w.clock.advance(selectionDelayMs),
  },
  agree: (world, { place, waiting }) => {
    if (world.page === null) return;
    const snapshot = world.page.actor.getSnapshot();
    const isSpeaking = place === "playing" || place === "paused";
    expect({
      view: speechQueueView(snapshot),
      voices: world.utter.running(),
      reading: typeof snapshot.value.reading === "object" ? "speaking" : snapshot.value.reading,
    }).toEqual({
      view: {
        status: place === "playing" ? "reading" : place === "paused" ? "paused" : "silent",
        text: isSpeaking ? (world.texts().at(-1) ?? "") : "",
        waiting,
      },
      voices: isSpeaking ? 1 : 0,
      reading: isSpeaking ? "speaking" : place === "awaiting" ? "awaitingVoice" : place,
    });
  },
  invariants: {
    "one voice at most speaks": ({ utter }) => utter.running() <= 1,
    "texts are read in the order they came": ({ texts }) => {
      const numbers = texts()
        .map((text) => /^texte (\d+)$/.exec(text)?.[1])
        .filter((number) => number !== undefined)
        .map(Number);
      return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
    },
  },
});
