import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import { commands, createVoiceHarness, type VoiceHarness, wanted } from "./voice.harness.ts";
import { createVoiceMachine } from "./voice.machine.ts";
import { type Place, voiceModel } from "./voice.model.ts";
import { commandsAtMost, commandWindowMs, echoMs, indicatorHiddenMs, restartGuardMs } from "./voice.setup.ts";
import type { VoiceRecord } from "./voice.types.ts";
import { type VoiceStatus, voiceView } from "./voice.view.ts";

const statuses: Record<Place, VoiceStatus> = {
  closed: "idle",
  unsupported: "idle",
  idle: "idle",
  explained: "unavailable",
  quiet: "unavailable",
  resting: "hotword",
  muted: "hotword",
  hushing: "opening",
  hotwordOpening: "opening",
  waiting: "hotword",
  opening: "opening",
  ready: "direct",
  hearing: "listening",
  processing: "processing",
  answering: "answering",
};
const listening: readonly Place[] = ["hotwordOpening", "waiting", "opening", "ready", "hearing"];

const exchange: readonly Place[] = ["hushing", "opening", "ready", "hearing", "processing", "answering"];

function change(harness: VoiceHarness, settings: Parameters<typeof wanted>[0]): void {
  harness.send({ type: "settings.changed", settings: wanted(settings) });
}
const settingsOf = (harness: VoiceHarness) => harness.page?.getSnapshot().context.settings ?? wanted();
const fail = (error: string) => (harness: VoiceHarness) =>
  harness.sendBack({ type: "recognition.failed", error });

function guardLeft(harness: VoiceHarness): number {
  const started = harness.page?.getSnapshot().context.hotwordStartedAt ?? Number.NEGATIVE_INFINITY;
  return Math.max(0, started + restartGuardMs - harness.clock.now());
}

function runTen(harness: VoiceHarness): void {
  const recent = harness.page
    ?.getSnapshot()
    .context.runs.filter((at) => at > harness.clock.now() - commandWindowMs);
  for (let run = recent?.length ?? 0; run < commandsAtMost; run += 1) {
    harness.send({ type: "button.pressed" });
    harness.hear("aide");
    harness.runCommand.answer(null);
  }
}

proveMachine({
  machine: createVoiceMachine({ now: () => 0 }),
  model: voiceModel,
  // A walk ends before the minute of ten commands does: the model counts no seconds.
  walks: { steps: 24 },
  harness: createVoiceHarness,
  perform: {
    "opens a browser that cannot": (w) => w.open(wanted(), { isSupported: false }),
    "opens the page": (w) => w.open(),
    "opens the page with the indicator hidden": (w) =>
      w.open(wanted(), { record: { indicatorHiddenUntil: w.clock.now() + indicatorHiddenMs } }),
    "turns the keyword on": (w) => change(w, { hotwordActivation: true }),
    "saves the same settings": (w) => w.send({ type: "settings.changed", settings: { ...settingsOf(w) } }),
    "turns the keyword off": (w) => change(w, { hotwordActivation: false }),
    "the product speaks": (w) => w.send({ type: "speech.started" }),
    "the product speaks again": (w) => w.send({ type: "speech.started" }),
    "the product falls silent": (w) => w.send({ type: "speech.ended" }),
    "half a second passes": (w) => w.clock.advance(echoMs),
    "other commands are offered": (w) => w.send({ type: "commands.changed", commands: [...commands] }),
    "presses the button": (w) => w.send({ type: "button.pressed" }),
    "presses the button again": (w) => w.send({ type: "button.pressed" }),
    "3 s pass": (w) => w.clock.advance(restartGuardMs),
    "a minute passes": (w) => w.clock.advance(60_000),
    "the microphone opens": (w) => w.sendBack({ type: "recognition.started" }),
    "speech is heard": (w) =>
      w.sendBack({ type: "recognition.heard", alternatives: ["jobami voir"], isFinal: false }),
    "chatter without the keyword": (w) => w.hear("il fait beau"),
    "the keyword alone": (w) => w.hear("Jobami"),
    "the keyword and a command": (w) => w.hear("Jobami, aide"),
    "the keyword and something unknown": (w) => w.hear("Jobami chante"),
    "speaks nothing but the keyword": (w) => w.hear("Jobami"),
    "speaks a command": (w) => w.hear("aide"),
    "speaks something unknown": (w) => w.hear("chante"),
    "has ten commands run": runTen,
    "the recogniser ends": (w) => w.sendBack({ type: "recognition.ended" }),
    "the recogniser is aborted": fail("aborted"),
    "nothing is stated": fail("no-speech"),
    "the network fails": fail("network"),
    "the recogniser cannot be started": (w, { place }) => {
      w.recognise.breakNext();
      if (place === "idle") w.send({ type: "button.pressed" });
      else w.clock.advance(guardLeft(w));
    },
    "the microphone is refused": fail("not-allowed"),
    "there is no microphone": fail("audio-capture"),
    "the microphone is forbidden in the settings of the browser": (w) =>
      w.send({ type: "microphone.denied" }),
    "the microphone is allowed again": (w) => w.send({ type: "microphone.allowed" }),
    "the command is done": (w) => w.runCommand.answer(null),
    "the command has an answer": (w) => w.runCommand.answer({ text: "Voici." }),
    "the command asks to be agreed to": (w) =>
      w.runCommand.answer({ text: "Payer ?", asks: { id: "pay", group: "here", phrases: ["payer"] } }),
    agrees: (w) => w.hear("oui"),
    declines: (w) => w.hear("non"),
    "the command fails": (w) => w.runCommand.fail(new Error("broken")),
    "the answer was stated": (w) => w.speak.answer(undefined),
    "the answer cannot be stated": (w) => w.speak.fail(new Error("mute")),
    "hides the indicator": (w) => w.send({ type: "indicator.hidden" }),
    "a day passes": (w) => w.clock.advance(indicatorHiddenMs),
  },
  agree: (harness, { place, isHotword, isAsked, isPending, isHidden }) => {
    if (harness.page === null) return;
    const view = voiceView(harness.page.getSnapshot());
    const { settings } = harness.page.getSnapshot().context;
    expect({
      status: view.status,
      isOffered: view.isOffered,
      isInExchange: view.isInExchange,
      microphones: harness.recognise.running(),
      processing: harness.runCommand.waiting(),
      speaking: harness.speak.waiting(),
      isTooltipShown: view.isTooltipShown,
      isIndicatorHidden: view.isIndicatorHidden,
      isHotword: settings.hotwordActivation,
      isAsked: harness.page.getSnapshot().context.isAsked,
      isPending: harness.page.getSnapshot().context.pending !== null,
    }).toEqual({
      status: isAsked && place === "ready" ? "listening" : statuses[place],
      isOffered: place !== "unsupported",
      isInExchange: exchange.includes(place),
      microphones: listening.includes(place) ? 1 : 0,
      processing: place === "processing" ? 1 : 0,
      speaking: place === "answering" ? 1 : 0,
      isTooltipShown: place === "explained",
      isIndicatorHidden: isHidden,
      isHotword,
      isAsked,
      isPending,
    });
  },
  restart: {
    start: (simulation, record: VoiceRecord) => createVoiceHarness(simulation).open(wanted(), { record }),
    waits: {
      indicatorHiddenUntil: { isWaiting: (page) => voiceView(page.getSnapshot()).isIndicatorHidden },
    },
  },
  invariants: {
    "one microphone at most is open": ({ recognise }) => recognise.running() <= 1,
    "the product never listens to its own voice": ({ page, recognise, speak }) =>
      recognise.running() === 0 ||
      (speak.waiting() === 0 && page?.getSnapshot().context.isSpeaking === false),
    "ten commands a minute at most": ({ page, clock }) =>
      (page?.getSnapshot().context.runs.filter((at) => at > clock.now() - 60_000).length ?? 0) <= 10,
  },
});
