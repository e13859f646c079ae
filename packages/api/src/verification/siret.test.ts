import { expect, test } from "vitest";
import { bareSiret, isSiret } from "./siret.ts";

test.each([
  ["73282932000074", true],
  ["44306184100047", true],
  // La Poste: its seat, and branches, whose digits add up to a multiple of 5.
  ["35600000000048", true],
  ["35600000049837", true],
  ["35600000049838", false],
  ["73282932000075", false],
  ["37282932000074", false],
  ["00000000000000", false],
  ["7328293200007", false],
  ["732829320000740", false],
  ["7328293200007a", false],
  ["", false],
])("%j is a SIRET: %s", (digits, expected) => {
  expect(isSiret(digits)).toBe(expected);
});

test("blanks, dots and dashes between digits do not count", () => {
  expect(bareSiret(" 732 829 320\u00a000\u202f074 ")).toBe("73282932000074");
  expect(bareSiret("732.829.320-00074")).toBe("73282932000074");
});
