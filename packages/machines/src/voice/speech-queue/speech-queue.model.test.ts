import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { createSpeechHarness, everything } from "./speech-queue.harness.ts";
import { createSpeechQueueMachine } from "./speech-queue.machine.ts";
import { type Spoken, speechQueueModel } from "./speech-queue.model.ts";
import { gapMs, selectionDelayMs, voicesPatienceMs } from "./speech-queue.rules.ts";
import type { SpeechQueueEvent } from "./speech-queue.types.ts";
import { speechQueueView } from "./speech-queue.view.ts";

function createHarness(simulation: Simulation) {
  const speech = createSpeechHarness(simulation);
  const harness = {
    ...speech,
    page: null as ReturnType<typeof speech.open> | null,
    offered: 0,
    send: (event: SpeechQueueEvent) => harness.page?.send(event),
    offer: () => {
      harness.offered += 1;
      harness.send({ type: "text.offered", text: `texte ${harness.offered}`, source: "asked" });
    },
    select: (text: string) => harness.send({ type: "selection.changed", text }),
  };
  return harness;
}

const readings: Partial<Record<Spoken["place"], string>> = {
  off: "off",
  silent: "silent",
  awaiting: "awaitingVoice",
  playing: "speaking",
  paused: "paused",
  held: "held",
  gap: "gap",
};

proveMachine({
  machine: createSpeechQueueMachine({ now: () => 0 }),
  model: speechQueueModel,
  harness: createHarness,
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
      const text = w.page === null ? "" : speechQueueView(w.page.actor.getSnapshot()).text;
      w.send({ type: "text.offered", text, source: "asked" });
    },
    "a text comes though reading is off": (w) => w.offer(),
    "the voices arrive": (w) => w.send({ type: "voices.arrived" }),
    "2 s pass without a voice": (w) => w.clock.advance(voicesPatienceMs),
    "the voice states how far it is": (w) => w.utter.sendBack({ type: "utterance.reached", at: 2 }),
    "pauses the page": (w) => w.send({ type: "pause.requested" }),
    "a person is listened to": (w) => w.send({ type: "listening.started" }),
    "no one is listened to any more": (w) => w.send({ type: "listening.ended" }),
    "the text was read": (w) => w.utter.sendBack({ type: "utterance.ended" }),
    "the text cannot be read": (w) => w.utter.sendBack({ type: "utterance.failed" }),
    "a text comes and there is no voice at all": (w) => {
      w.utter.breakNext();
      w.offer();
    },
    "0.3 s pass": (w) => w.clock.advance(gapMs),
    pauses: (w) => w.send({ type: "pause.requested" }),
    resumes: (w) => w.send({ type: "resume.requested" }),
    skips: (w) => w.send({ type: "skip.requested" }),
    stops: (w) => w.send({ type: "stop.requested" }),
    "an empty text comes": (w) => w.send({ type: "text.offered", text: " ", source: "asked" }),
    "selects a sentence": (w) => w.select(`phrase ${w.clock.now()}`),
    "selects another sentence": (w) => w.select(`une autre phrase ${w.clock.now()}`),
    "selects nothing": (w) => w.select(""),
    "a second passes": (w) => w.clock.advance(selectionDelayMs),
  },
  agree: (harness, { place, waiting, isPage }) => {
    if (harness.page === null) return;
    const snapshot = harness.page.actor.getSnapshot();
    const view = speechQueueView(snapshot);
    expect({
      status: view.status,
      hasText: view.text !== "",
      waiting: view.waiting,
      voices: harness.utter.running(),
      reading: snapshot.value.reading,
    }).toEqual({
      status: place === "playing" ? "reading" : place === "paused" ? "paused" : "silent",
      hasText: place === "playing" || place === "paused",
      waiting: isPage && place === "held" ? 1 : waiting,
      voices: place === "playing" ? 1 : 0,
      reading: readings[place],
    });
  },
  invariants: {
    "one voice at most speaks": ({ utter }) => utter.running() <= 1,
    "nothing is read while a person is listened to": ({ page, utter }) =>
      page?.actor.getSnapshot().context.isListening !== true || utter.running() === 0,
    "texts are read in the order they came": ({ texts }) => {
      const numbers = texts()
        .map((text) => /^[tex]* ?(\d+)$/.exec(text)?.[1])
        .filter((number) => number !== undefined)
        .map(Number);
      return numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));
    },
  },
});
