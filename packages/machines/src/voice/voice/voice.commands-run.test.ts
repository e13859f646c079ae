import { describe, expect, it } from "vitest";
import { play } from "./voice.harness.ts";

const hotword = { hotwordActivation: true };

describe("the product's own voice", () => {
  const speaks = { type: "speech.started" } as const;
  const falls = { type: "speech.ended" } as const;

  it("is heard by no recogniser that waits for the keyword: it stops at once, and starts again half a second after the end", () => {
    const { clock, recognise, send, view } = play(hotword);
    clock.advance(10_000);
    send(speaks);
    expect([recognise.running(), view().button]).toEqual([0, "hotword"]);
    clock.advance(60_000);
    expect(recognise.running()).toBe(0);
    send(falls);
    clock.advance(499);
    expect(recognise.running()).toBe(0);
    clock.advance(1);
    expect([recognise.running(), recognise.started.length]).toEqual([1, 2]);
  });

  it("is waited out from one text to the next", () => {
    const { clock, recognise, send } = play(hotword);
    clock.advance(10_000);
    send(speaks);
    send(falls);
    clock.advance(300);
    send(speaks);
    clock.advance(60_000);
    expect(recognise.running()).toBe(0);
  });

  it("is heard by no one the second time either", () => {
    const { clock, recognise, send } = play(hotword);
    clock.advance(10_000);
    for (let time = 1; time <= 2; time += 1) {
      send(speaks);
      expect(recognise.running()).toBe(0);
      send(falls);
      clock.advance(10_000);
      expect(recognise.running()).toBe(1);
    }
  });

  it("starts no microphone twice within 3 s, however short it was [VOICE-15]", () => {
    const { clock, recognise, send } = play(hotword);
    send(speaks);
    send(falls);
    clock.advance(2999);
    expect(recognise.started).toHaveLength(1);
    clock.advance(1);
    expect(recognise.started).toHaveLength(2);
  });

  it("is waited out after a press too: the microphone opens half a second after it", () => {
    const { clock, press, recognise, send, view } = play();
    send(speaks);
    press();
    expect(view()).toMatchObject({ button: "idle", status: "opening", isInExchange: true });
    send(falls);
    clock.advance(499);
    expect([recognise.running(), view().button]).toEqual([0, "idle"]);
    clock.advance(1);
    expect([recognise.running(), view().button]).toEqual([1, "direct"]);
  });

  it("closes a microphone that was opened by a press, and opens it again afterwards", () => {
    const { clock, opens, press, recognise, send, view } = play();
    press();
    opens();
    send(speaks);
    expect([recognise.running(), view().status]).toEqual([0, "opening"]);
    send(falls);
    clock.advance(500);
    expect(recognise.running()).toBe(1);
  });

  it("is asked to be silent from the press to the end of the answer, and no longer", () => {
    const { hear, press, runCommand, speak, view } = play();
    expect(view().isInExchange).toBe(false);
    press();
    expect(view().isInExchange).toBe(true);
    hear("aide");
    expect(view().isInExchange).toBe(true);
    runCommand.answer({ text: "Voici." });
    expect(view().isInExchange).toBe(true);
    speak.answer(undefined);
    expect(view().isInExchange).toBe(false);
  });
});

describe("errors of the recogniser, by their codes", () => {
  it.each([
    ["no-speech", "no-speech", "info", "idle"],
    ["network", "network", "error", "idle"],
    ["not-allowed", "not-allowed", "error", "unavailable"],
    ["service-not-allowed", "not-allowed", "error", "unavailable"],
    ["audio-capture", "audio-capture", "error", "unavailable"],
    ["language-not-supported", "RECOGNITION_FAILED", "error", "idle"],
  ])("%s is reported as %s [VOICE-24, VOICE-25, VOICE-26, VOICE-27]", (error, code, kind, button) => {
    const { emitted, fail, press, view } = play();
    press();
    fail(error);
    expect(emitted).toEqual([{ type: "notice", kind, code }]);
    expect(view()).toMatchObject({ button, problem: code });
    press();
    expect(view().problem).toBe(null);
  });

  it("states that a recogniser which cannot start has failed, but tries again by itself while the keyword is waited for", () => {
    const pressed = play();
    pressed.recognise.breakNext();
    pressed.press();
    expect(pressed.emitted).toEqual([{ type: "notice", kind: "error", code: "RECOGNITION_FAILED" }]);
    expect(pressed.view()).toMatchObject({ button: "idle", problem: "RECOGNITION_FAILED" });
    const waiting = play(hotword);
    waiting.recognise.breakNext();
    waiting.sendBack({ type: "recognition.ended" });
    waiting.clock.advance(3000);
    expect([waiting.recognise.running(), waiting.emitted]).toEqual([0, []]);
    waiting.clock.advance(3000);
    expect([waiting.recognise.running(), waiting.view().button]).toEqual([1, "hotword"]);
  });

  it("ignores aborted [VOICE-28]", () => {
    const { emitted, fail, press, view } = play();
    press();
    fail("aborted");
    expect([emitted, view().button, view().problem]).toEqual([[], "idle", null]);
  });

  it("states for 3 s that the microphone is unavailable: still at 2.999, no more at 3.000 [VOICE-31]", () => {
    const { clock, fail, press, view } = play();
    press();
    fail("audio-capture");
    clock.advance(2999);
    expect(view()).toMatchObject({ button: "unavailable", isTooltipShown: true });
    clock.advance(1);
    expect(view()).toMatchObject({ button: "unavailable", isTooltipShown: false });
  });
});

describe("running commands", () => {
  it("reports and states that a command is unknown, and shows it [VOICE-29]", () => {
    const { emitted, order, runCommand, speak, view } = play();
    order("danse la polka");
    expect(emitted).toEqual([{ type: "notice", kind: "error", code: "COMMAND_UNKNOWN" }]);
    expect(speak.asked).toEqual([{ answer: { code: "COMMAND_UNKNOWN" } }]);
    expect(runCommand.asked).toEqual([]);
    expect(view().transcript).toBe("danse la polka");
  });

  it("runs 10 within a minute; the eleventh is refused, until the first is a minute old [VOICE-20, VOICE-21]", () => {
    const { clock, emitted, order, runCommand, speak } = play({ enableBeep: false });
    for (let run = 0; run < 10; run += 1) {
      order("aide");
      runCommand.answer(null);
      clock.advance(1000);
    }
    expect(emitted).toEqual([]);
    clock.advance(49_999);
    order("aide");
    expect(runCommand.asked).toHaveLength(10);
    expect(emitted).toEqual([{ type: "notice", kind: "error", code: "COMMAND_LIMIT" }]);
    expect(speak.asked).toEqual([{ answer: { code: "COMMAND_LIMIT" } }]);
    speak.answer(undefined);
    clock.advance(1);
    order("aide");
    expect(runCommand.asked).toHaveLength(11);
  });

  it("shows nothing of the last sentence while it listens to the next one", () => {
    const { order, press, speak, view } = play();
    order("danse la polka");
    speak.answer(undefined);
    expect(view().transcript).toBe("danse la polka");
    press();
    expect(view().transcript).toBe("");
  });

  it("asks what to do when only silence was heard", () => {
    const { order, speak, view } = play();
    order("   ");
    expect(speak.asked).toEqual([{ answer: { code: "WHAT_TO_DO" } }]);
    expect(view().transcript).toBe("");
  });

  it("speaks the answer of a command, and reports when one fails", () => {
    const { emitted, order, runCommand, speak, view } = play();
    order("aide");
    runCommand.answer({ text: "Vous pouvez dire…" });
    expect([speak.asked, view().status]).toEqual([[{ answer: { text: "Vous pouvez dire…" } }], "answering"]);
    speak.answer(undefined);
    order("aide");
    runCommand.fail(new Error("no page"));
    expect(emitted).toEqual([{ type: "notice", kind: "error", code: "COMMAND_FAILED" }]);
  });

  it("takes commands that come later", () => {
    const { order, runCommand, send } = play();
    send({ type: "commands.changed", commands: [{ id: "x", group: "help", phrases: ["danse"] }] });
    order("danse");
    expect(runCommand.asked.map(({ command }) => command.id)).toEqual(["x"]);
  });
});

describe("what has consequences", () => {
  const pay = { id: "press.Payer", group: "here", named: "Payer", phrases: ["payer"] } as const;

  function asked() {
    const played = play();
    played.order("aide");
    played.runCommand.answer({ text: "Payer ?", asks: pay });
    played.speak.answer(undefined);
    return played;
  }

  it("is asked about, listened to at once, and done after a yes", () => {
    const { hear, recognise, runCommand, speak, view } = asked();
    expect(speak.asked).toEqual([{ answer: { text: "Payer ?", asks: pay } }]);
    expect([recognise.running(), view().status, view().answer]).toEqual([
      1,
      "opening",
      { text: "Payer ?", asks: pay },
    ]);
    hear("oui bien sûr");
    expect(runCommand.asked.at(-1)).toEqual({ command: { ...pay, isConfirmed: true } });
  });

  it.each(["non", "non merci", "annule", "surtout pas"])(
    "is not done after « %s », which is stated",
    (spoken) => {
      const { hear, runCommand, speak, view } = asked();
      hear(spoken);
      expect(runCommand.asked).toHaveLength(1);
      expect(speak.asked.at(-1)).toEqual({ answer: { code: "LEFT_UNDONE" } });
      expect(view().transcript).toBe(spoken);
    },
  );

  it("is not done after what is neither, and a later yes is none", () => {
    const { hear, order, runCommand, speak } = asked();
    hear("oui mais pas tout de suite");
    expect(runCommand.asked).toHaveLength(1);
    speak.answer(undefined);
    order("oui");
    expect(runCommand.asked).toHaveLength(1);
  });

  it("gives way to another command", () => {
    const { hear, context, runCommand } = asked();
    hear("voir mes missions");
    expect([runCommand.asked.at(-1)?.command.id, context().pending]).toEqual(["go.missions", null]);
  });
});

describe("what the page that stands offers", () => {
  const filter = { id: "press.Aide", group: "here", named: "Aide", phrases: ["aide"] } as const;

  it("is what it was when the sentence was heard, and comes before all else", () => {
    const { press, runCommand, sendBack } = play();
    press();
    sendBack({ type: "recognition.heard", alternatives: ["aide"], isFinal: true, here: [filter] });
    expect(runCommand.asked).toEqual([{ command: filter }]);
  });
});
