import { expect, test } from "vitest";
import { bytes, dayText, milliseconds, running, share } from "./format.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test.each([
  [0, "0 o"],
  [1023, "1 023 o"],
  [1024, "1 Ko"],
  [1_572_864, "1,5 Mo"],
  [8 * 1024 ** 3, "8 Go"],
  [5000 * 1024 ** 4, "5 000 To"],
])("%d bytes are %s", (count, text) => {
  expect(plain(bytes(count))).toBe(text);
});

test.each([
  [59, "moins d’une minute"],
  [60, "1 minute"],
  [3600, "1 heure et 0 minute"],
  [7320, "2 heures et 2 minutes"],
  [86_400 * 12 + 3600, "12 jours et 1 heure"],
])("%d seconds are %s", (seconds, text) => {
  expect(plain(running(seconds))).toBe(text);
});

test("durations, shares and days are written the way people speak", () => {
  expect([milliseconds(12.34), milliseconds(1500)].map(plain)).toEqual(["12,3 ms", "1,5 s"]);
  expect([share(1, 4), share(0, 0)].map(plain)).toEqual(["25 %", "0 %"]);
  expect(plain(dayText("2026-11-19"))).toBe("jeu. 19 nov.");
});
