import { describe, expect, it } from "vitest";
import { defaultVoiceSettings, readVoiceSettings } from "./index.ts";
import { createVoiceHarness, play, wanted } from "./voice.harness.ts";

const hotword = { hotwordActivation: true };

describe("the settings", () => {
  it("are French, with 5 alternatives, the product’s name as keyword and a rate of 1, and listen to no one [VOICE-04, VOICE-05, VOICE-06, VOICE-07, VOICE-08, VOICE-09]", () => {
    expect(defaultVoiceSettings("Jobami")).toEqual({
      enabled: false,
      language: "fr-FR",
      continuous: true,
      interimResults: true,
      maxAlternatives: 5,
      hotwordActivation: false,
      hotword: "Jobami",
      speechVoice: "",
      speechRate: 1,
      speechPitch: 1,
      speechVolume: 1,
      enableBeep: true,
    });
  });

  it("come back as they were stored; what is damaged falls back alone [VOICE-03]", () => {
    const chosenSettings = {
      ...wanted(),
      hotword: "Maison",
      speechRate: 1.5,
      speechVoice: "fr-x",
      enableBeep: false,
    };
    expect(readVoiceSettings(JSON.parse(JSON.stringify(chosenSettings)), "Jobami")).toEqual(chosenSettings);
    const standard = defaultVoiceSettings("Jobami");
    expect(
      readVoiceSettings(
        {
          enabled: "yes",
          language: " ",
          hotword: "",
          speechRate: 2.1,
          speechPitch: -1,
          speechVolume: 1.1,
          maxAlternatives: 0,
        },
        "Jobami",
      ),
    ).toEqual(standard);
    for (const damaged of [null, undefined, "x", 3, []])
      expect(readVoiceSettings(damaged, "Jobami")).toEqual(standard);
    expect(
      readVoiceSettings({ speechRate: 0.5, speechPitch: 0, speechVolume: 0, maxAlternatives: 10 }, "J"),
    ).toMatchObject({
      speechRate: 0.5,
      speechPitch: 0,
      speechVolume: 0,
      maxAlternatives: 10,
    });
  });

  it("reach the recogniser [VOICE-07]", () => {
    const { press, recognise } = play({ language: "fr-BE" });
    press();
    expect(recognise.started).toEqual([{ mode: "direct", settings: wanted({ language: "fr-BE" }) }]);
  });
});

describe("the button", () => {
  it("has four states: idle, direct mode, listening, waiting for the hotword [VOICE-17]", () => {
    const { hear, opens, press, sendBack, view } = play();
    expect(view()).toMatchObject({ button: "idle", transcript: "" });
    press();
    expect(view()).toMatchObject({ button: "direct", status: "opening" });
    opens();
    expect(view()).toMatchObject({ button: "direct", status: "direct" });
    sendBack({ type: "recognition.heard", alternatives: ["voir mes"], isFinal: false });
    expect(view()).toMatchObject({ button: "listening", transcript: "voir mes" });
    hear("voir mes missions");
    expect(view()).toMatchObject({ button: "idle", status: "processing" });
    expect(play(hotword).view().button).toBe("hotword");
  });

  it("is not offered without a recogniser", () => {
    expect(play({}, { isSupported: false }).view().isOffered).toBe(false);
    expect(play().view().isOffered).toBe(true);
  });

  it("listens once: what was spoken ends it [VOICE-10, VOICE-14]", () => {
    const { order, recognise, runCommand, view } = play();
    order("aide");
    expect([recognise.running(), runCommand.asked.map(({ command }) => command.id)]).toEqual([0, ["help"]]);
    runCommand.answer(null);
    expect([view().status, recognise.started.length]).toEqual(["idle", 1]);
  });

  it("goes back to waiting for the keyword after one sentence [VOICE-10, VOICE-14]", () => {
    const { clock, order, recognise, runCommand, view } = play(hotword);
    order("aide");
    runCommand.answer(null);
    expect(view().button).toBe("hotword");
    clock.advance(3000);
    expect(recognise.started.map(({ mode }) => mode)).toEqual(["hotword", "direct", "hotword"]);
  });
});

describe("the keyword", () => {
  it("is waited for; a command after it runs at once [VOICE-11, VOICE-12]", () => {
    const { hear, recognise, runCommand, view } = play(hotword);
    hear("il fait beau aujourd’hui");
    expect([view().button, recognise.running()]).toEqual(["hotword", 1]);
    hear("Job ami, voir mes missions");
    expect(runCommand.asked.map(({ command }) => command.to)).toEqual(["/dashboard/missions"]);
  });

  it.each(["Jobami aide", "Jobi aide", "Maison aide"])(
    "is the product’s name, Jobi or one’s own: « %s » [VOICE-11]",
    (spoken) => {
      const { hear, runCommand } = play({ ...hotword, hotword: "Maison" });
      hear(spoken);
      expect(runCommand.waiting()).toBe(1);
    },
  );

  it("alone makes the product ask what to do, then listen again [VOICE-13]", () => {
    const { hear, opens, recognise, runCommand, speak, view } = play(hotword);
    hear("Jobami");
    expect(speak.asked).toEqual([{ answer: { code: "WHAT_TO_DO" } }]);
    expect(recognise.running()).toBe(0);
    speak.answer(undefined);
    opens();
    expect(recognise.started.at(-1)?.mode).toBe("direct");
    expect(view().button).toBe("listening");
    hear("aide");
    expect(runCommand.waiting()).toBe(1);
    expect(view().button).toBe("idle");
  });

  it("alone in one of the readings is enough, whatever the others are [VOICE-13]", () => {
    const { hear, speak } = play(hotword);
    hear("il pleut", "Jobami");
    expect(speak.asked).toEqual([{ answer: { code: "WHAT_TO_DO" } }]);
  });

  it("starts again once every 3 s: not after 2.999, after 3.000 [VOICE-15]", () => {
    const { clock, recognise, sendBack } = play(hotword);
    clock.advance(1200);
    sendBack({ type: "recognition.ended" });
    clock.advance(1799);
    expect(recognise.started).toHaveLength(1);
    clock.advance(1);
    expect(recognise.started).toHaveLength(2);
  });

  it("starts again at once after a long wait [VOICE-15]", () => {
    const { clock, recognise, sendBack } = play(hotword);
    clock.advance(60_000);
    sendBack({ type: "recognition.ended" });
    clock.advance(0);
    expect(recognise.started).toHaveLength(2);
  });

  it("is off once the microphone was denied, and its setting with it [VOICE-16]", () => {
    const { clock, context, emitted, fail, recognise, view } = play(hotword);
    fail("not-allowed");
    expect(context().settings.hotwordActivation).toBe(false);
    expect(emitted).toEqual([
      { type: "notice", kind: "error", code: "not-allowed" },
      { type: "hotword.turnedOff" },
    ]);
    clock.advance(3_600_000);
    expect([view().button, recognise.started.length]).toEqual(["unavailable", 1]);
  });

  it("stays on when the microphone is merely unplugged", () => {
    const { context, emitted, fail } = play(hotword);
    fail("audio-capture");
    expect(context().settings.hotwordActivation).toBe(true);
    expect(emitted.map(({ type }) => type)).toEqual(["notice"]);
  });

  it("states nothing of the silence between two sentences, but of a lost network", () => {
    const { clock, emitted, fail, view } = play(hotword);
    fail("no-speech");
    clock.advance(3000);
    fail("aborted");
    expect(emitted).toEqual([]);
    clock.advance(3000);
    fail("network");
    expect([emitted, view().problem]).toEqual([
      [{ type: "notice", kind: "error", code: "network" }],
      "network",
    ]);
  });
});

describe("the beep", () => {
  it("is heard when the microphone is open, only with enableBeep on [VOICE-23]", () => {
    const on = play();
    on.press();
    expect(on.emitted).toEqual([]);
    on.opens();
    expect(on.emitted).toEqual([{ type: "beep.requested" }]);
    const off = play({ enableBeep: false });
    off.press();
    off.opens();
    expect(off.emitted).toEqual([]);
  });

  it("answers a keyword alone, not the opening of the microphone that waits for one [VOICE-23]", () => {
    const { emitted, hear, opens } = play(hotword);
    opens();
    expect(emitted).toEqual([]);
    hear("Jobami");
    expect(emitted).toEqual([{ type: "beep.requested" }]);
  });
});

describe("the indicator", () => {
  it("is hidden for 24 h: still at 86 399.999 s, back at 86 400 [VOICE-30]", () => {
    const { clock, emitted, send, view } = play();
    const until = clock.now() + 86_400_000;
    send({ type: "indicator.hidden" });
    expect(emitted).toEqual([{ type: "remember", record: { indicatorHiddenUntil: until } }]);
    clock.advance(86_399_999);
    expect(view().isIndicatorHidden).toBe(true);
    clock.advance(1);
    expect(view().isIndicatorHidden).toBe(false);
    expect(emitted.at(-1)).toEqual({ type: "remember", record: { indicatorHiddenUntil: null } });
  });

  it("stays hidden over a reload for what is left, never for more than a day [VOICE-30]", () => {
    const start = createVoiceHarness().clock.now();
    const hidden = (until: number) => play({}, { record: { indicatorHiddenUntil: until } });
    expect(hidden(start).view().isIndicatorHidden).toBe(false);
    const half = hidden(start + 1000);
    half.clock.advance(999);
    expect(half.view().isIndicatorHidden).toBe(true);
    half.clock.advance(1);
    expect(half.view().isIndicatorHidden).toBe(false);
    const moved = hidden(start + 30 * 86_400_000);
    moved.clock.advance(86_400_000);
    expect(moved.view().isIndicatorHidden).toBe(false);
  });
});
