import { expect, test } from "vitest";
import { codeLength, codeLetters, readCode, spacedCode } from "./code.ts";

const hash = "0123456789abcdef0123456789abcdef";

test("a code is read from an address, from its digits, and from letters typed as one likes", () => {
  expect(readCode(`https://jobami.example/dashboard/valider/${hash}`)).toBe(hash);
  expect(readCode(`https://jobami.example/dashboard/valider/${hash}?de=qr#ici`)).toBe(hash);
  expect(readCode(` ${hash.toUpperCase()} `)).toBe(hash);
  expect(readCode("7k3mp 9qxta")).toBe("7K3MP9QXTA");
  expect(readCode("7K3MP-9QXTA")).toBe("7K3MP9QXTA");
  expect(readCode(" 7k3\u202fmp9\u00a0qx\u2013ta ")).toBe("7K3MP9QXTA");
  expect(readCode(spacedCode("7K3MP9QXTA"))).toBe("7K3MP9QXTA");
});

test("what is no code is none", () => {
  for (const text of [
    "",
    "bonjour",
    "7K3MP9QXT",
    "7K3MP9QXTAA",
    "0K3MP9QXTA",
    `${hash}0`,
    "https://exemple.fr/menu",
    "/valider/",
    "💥".repeat(10),
    "x".repeat(100_000),
  ])
    expect(readCode(text)).toBeNull();
});

test("a typed code cannot be guessed, and no letter of it resembles another", () => {
  expect(new Set(codeLetters).size).toBe(codeLetters.length);
  expect(codeLetters).not.toMatch(/[01ILOU]/);
  expect(codeLetters.length ** codeLength).toBeGreaterThan(2 ** 48);
});
