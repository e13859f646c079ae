import { beforeAll, describe, expect, test, vi } from "vitest";
import { waitsFor } from "../apps/server/src/testing/waits.ts";
import { findChromium, missingLibraries, pinnedChromium } from "./chromium.ts";

const isShipped = process.platform === "linux" && process.arch === "x64";

const shippedElsewhere = waitsFor({
  why: "the pinned browser is one for Linux on x64",
  command: "npm test, on such a machine",
  isMissing: false,
});

describe.runIf(isShipped)("the pinned browser", shippedElsewhere, () => {
  // The first call of a fresh clone unpacks 200 MB.
  beforeAll(() => void pinnedChromium(), 180_000);

  test("runs with the libraries of a machine that has them all", () => {
    const found = pinnedChromium(() => []);
    expect(found?.origin).toBe("pinned");
    expect(found?.launchOptions.env.LD_LIBRARY_PATH).toBe(process.env.LD_LIBRARY_PATH);
  });

  test("runs with its own libraries on a machine that lacks some", () => {
    const found = pinnedChromium(() => ["libnss3.so"]);
    expect(found?.launchOptions.env.LD_LIBRARY_PATH).toMatch(/\.cache\/chromium-[\d.]+\/libraries\/lib/);
  });

  test("paints with its own fonts, whatever the machine has", () => {
    expect(pinnedChromium()?.launchOptions.env.FONTCONFIG_FILE).toMatch(
      /\.cache\/chromium-[\d.]+\/fonts\.conf$/,
    );
  });
});

test("a machine lacks no library for a program that runs on it", () => {
  expect(missingLibraries(process.execPath)).toEqual([]);
});

test("CHROMIUM_PATH comes before every other browser, and is refused by name when it does not run", () => {
  vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
  expect(() => findChromium()).toThrow("CHROMIUM_PATH=/nowhere/chromium does not run.");
  vi.unstubAllEnvs();
});
