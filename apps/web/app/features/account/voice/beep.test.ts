import { afterEach, expect, test, vi } from "vitest";
import { beep } from "./beep.ts";

afterEach(() => vi.unstubAllGlobals());

test("the beep sounds 800 Hz from now on for 0.15 s [VOICE-23]", () => {
  const heard: [what: string, value?: number][] = [];
  const tone = {
    frequency: { value: 440 },
    connect: (to: unknown) => to,
    start: () => heard.push(["starts", tone.frequency.value]),
    stop: (at: number) => heard.push(["stops", at]),
  };
  class AudioContext {
    currentTime = 12;
    destination = {};
    createOscillator = () => tone;
    createGain = () => ({ gain: { value: 1 }, connect: () => {} });
  }
  vi.stubGlobal("AudioContext", AudioContext);
  beep();
  expect(heard).toEqual([
    ["starts", 800],
    ["stops", 12.15],
  ]);
});

test("a browser without sound stays silent", () => {
  vi.stubGlobal("AudioContext", undefined);
  expect(beep).not.toThrow();
});
