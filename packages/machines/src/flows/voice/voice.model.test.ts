import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import { createVoiceMachine } from "./voice.machine.ts";
import { type Place, voiceModel } from "./voice.model.ts";
import { commandsAtMost, commandWindowMs, indicatorHiddenMs, restartGuardMs } from "./voice.setup.ts";
import type { VoiceRecord } from "./voice.types.ts";
import { type VoiceStatus, voiceView } from "./voice.view.ts";
import { commands, createVoiceWorld, type VoiceWorld, wanted } from "./voice.world.ts";

const statuses: Record<Place, VoiceStatus> = {
  closed: "idle",
  unsupported: "idle",
  off: "idle",
  idle: "idle",
  told: "unavailable",
  quiet: "unavailable",
  resting: "hotword",
  hotwordOpening: "opening",
  waiting: "hotword",
  opening: "opening",
  ready: "direct",
  hearing: "listening",
  processing: "processing",
  answering: "answering",
};
const listening: readonly Place[] = ["hotwordOpening", "waiting", "opening", "ready", "hearing"];

function change(world: VoiceWorld, settings: Parameters<typeof wanted>[0]): void {
  world.send({ type: "settings.changed", settings: wanted(settings) });
}
const settingsOf = (world: VoiceWorld) => world.page?.getSnapshot().context.settings ?? wanted();
const fail = (error: string) => (world: VoiceWorld) => world.say({ type: "recognition.failed", error });

function guardLeft(world: VoiceWorld): number {
  const started = world.page?.getSnapshot().context.hotwordStartedAt ?? Number.NEGATIVE_INFINITY;
  return Math.max(0, started + restartGuardMs - world.clock.now());
}

function runTen(world: VoiceWorld): void {
  const recent = world.page
    ?.getSnapshot()
    .context.runs.filter((at) => at > world.clock.now() - commandWindowMs);
  for (let run = recent?.length ?? 0; run < commandsAtMost; run += 1) {
    world.send({ type: "button.pressed" });
    world.hear("aide");
    world.runCommand.answer(null);
  }
}

proveMachine({
  machine: createVoiceMachine({ now: () => 0 }),
  model: voiceModel,
  poses: "./poses.json",
  // A walk ends before the minute of ten commands does: the model counts no seconds.
  walks: { steps: 24 },
  world: createVoiceWorld,
  perform: {
    "opens a browser that cannot": (w) => w.open(wanted(), { isSupported: false }),
    "opens the page without voice": (w) => w.open(wanted({ enabled: false })),
    "opens the page": (w) => w.open(),
    "opens the page with the indicator hidden": (w) =>
      w.open(wanted(), { record: { indicatorHiddenUntil: w.clock.now() + indicatorHiddenMs } }),
    "turns voice on": (w) => change(w, {}),
    "turns the keyword on": (w) => change(w, { hotwordActivation: true }),
    "saves the same settings": (w) => w.send({ type: "settings.changed", settings: { ...settingsOf(w) } }),
    "turns voice off": (w) => change(w, { enabled: false }),
    "other commands are offered": (w) => w.send({ type: "commands.changed", commands: [...commands] }),
    "presses the button": (w) => w.send({ type: "button.pressed" }),
    "presses the button again": (w) => w.send({ type: "button.pressed" }),
    "3 s pass": (w) => w.clock.advance(restartGuardMs),
    "a minute passes": (w) => w.clock.advance(60_000),
    "the microphone opens": (w) => w.say({ type: "recognition.started" }),
    "words are heard": (w) =>
      w.say({ type: "recognition.heard", alternatives: ["jobami voir"], isFinal: false }),
    "chatter without the keyword": (w) => w.hear("il fait beau"),
    "the keyword alone": (w) => w.hear("Jobami"),
    "the keyword and a command": (w) => w.hear("Jobami, aide"),
    "the keyword and something unknown": (w) => w.hear("Jobami chante"),
    "says nothing but the keyword": (w) => w.hear("Jobami"),
    "says a command": (w) => w.hear("aide"),
    "says something unknown": (w) => w.hear("chante"),
    "has ten commands run": runTen,
    "the recogniser ends": (w) => w.say({ type: "recognition.ended" }),
    "the recogniser is aborted": fail("aborted"),
    "nothing is said": fail("no-speech"),
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
    "the command fails": (w) => w.runCommand.fail(new Error("broken")),
    "the answer was said": (w) => w.speak.answer(undefined),
    "the answer cannot be said": (w) => w.speak.fail(new Error("mute")),
    "hides the indicator": (w) => w.send({ type: "indicator.hidden" }),
    "a day passes": (w) => w.clock.advance(indicatorHiddenMs),
  },
  agree: (world, { place, isHotword, isAsked, isHidden }) => {
    if (world.page === null) return;
    const view = voiceView(world.page.getSnapshot());
    const { settings } = world.page.getSnapshot().context;
    expect({
      status: view.status,
      isOffered: view.isOffered,
      microphones: world.recognise.running(),
      processing: world.runCommand.waiting(),
      speaking: world.speak.waiting(),
      isTooltipShown: view.isTooltipShown,
      isIndicatorHidden: view.isIndicatorHidden,
      isHotword: settings.hotwordActivation,
      isAsked: world.page.getSnapshot().context.isAsked,
    }).toEqual({
      status: isAsked && place === "ready" ? "listening" : statuses[place],
      isOffered: place !== "off" && place !== "unsupported",
      microphones: listening.includes(place) ? 1 : 0,
      processing: place === "processing" ? 1 : 0,
      speaking: place === "answering" ? 1 : 0,
      isTooltipShown: place === "told",
      isIndicatorHidden: isHidden,
      isHotword,
      isAsked,
    });
  },
  restart: {
    start: (stage, record: VoiceRecord) => createVoiceWorld(stage).open(wanted(), { record }),
    waits: {
      indicatorHiddenUntil: { isWaiting: (page) => voiceView(page.getSnapshot()).isIndicatorHidden },
    },
  },
  invariants: {
    "one microphone at most is open": ({ recognise }) => recognise.running() <= 1,
    "the product never listens to its own voice": ({ recognise, speak }) =>
      recognise.running() === 0 || speak.waiting() === 0,
    "ten commands a minute at most": ({ page, clock }) =>
      (page?.getSnapshot().context.runs.filter((at) => at > clock.now() - 60_000).length ?? 0) <= 10,
  },
});
