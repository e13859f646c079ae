import { expect, test } from "vitest";
import { mergeIntoFiles, type Piece } from "./chunk-merge.ts";

const prices = {
  byte: new Map([
    ["home", 1],
    ["search", 1],
    ["late", 0.1],
  ]),
  file: 700,
  vain: 1000,
};
const piece = (
  id: string,
  doors: readonly string[],
  bytes: number,
  after: readonly string[] = [],
): Piece => ({
  id,
  doors: new Set(doors),
  bytes,
  after,
});
const merged = (...pieces: readonly Piece[]) =>
  mergeIntoFiles(pieces, prices).map(({ ids }) => [...ids].sort().join("+"));

test("what comes through the same doors travels in one file, however large it is", () => {
  expect(merged(piece("a", ["home", "late"], 50_000), piece("b", ["home", "late"], 90_000))).toEqual(["a+b"]);
});

test("two files become one where a request costs more than the bytes that come in vain, and stay two where it does not", () => {
  expect(merged(piece("a", ["home", "search"], 9000), piece("b", ["home"], 600))).toEqual(["a+b"]);
  expect(merged(piece("a", ["home", "search"], 9000), piece("b", ["home"], 800)).sort()).toEqual(["a", "b"]);
  // A byte that comes late costs less.
  expect(merged(piece("a", ["home", "late"], 9000), piece("b", ["home"], 6000))).toEqual(["a+b"]);
  expect(merged(piece("a", ["home"], 10), piece("b", ["search"], 10)).sort()).toEqual(["a", "b"]);
});

test("a file comes after all that it builds on", () => {
  const pieces = [
    piece("page", ["home"], 50_000, ["list"]),
    piece("list", ["home", "late"], 50_000, ["base"]),
    piece("base", ["home", "search", "late"], 50_000),
  ];
  expect(merged(...pieces)).toEqual(["base", "list", "page"]);
});

test("two files with a third between them stay two: it would have to come before and after", () => {
  const list = piece("list", ["search"], 100, ["base"]);
  const base = piece("base", ["home", "late"], 100);
  expect(merged(piece("page", ["home"], 100), list, base).sort()).toEqual(["base+page", "list"]);
  expect(merged(piece("page", ["home"], 100, ["list"]), list, base)).toEqual(["base", "list", "page"]);
});

test("who fetches a file fetches what it builds on: that counts too", () => {
  const large = piece("machine", ["search"], 20_000);
  const form = piece("form", ["search"], 100, ["machine"]);
  const title = piece("title", ["home", "search"], 100);
  // Alone the form would travel with the title; it would bring the machine along to home.
  expect(merged({ ...form, after: [] }, title)).toEqual(["form+title"]);
  expect(merged(large, form, title).sort()).toEqual(["form+machine", "title"]);
});

test("no page is brought more in vain than there is room for, however many others it would spare a request", () => {
  const others = ["a", "b", "c", "d", "e"];
  const pieces = [piece("title", ["home", ...others], 5000), piece("list", others, 900)];
  const files = (home: number, vain: number) => {
    const byte = new Map([["home", home], ...others.map((name) => [name, 1] as const)]);
    return mergeIntoFiles(pieces, { byte, file: 700, vain }).length;
  };
  expect(files(1, 1000)).toBe(1);
  expect(files(1, 800)).toBe(2);
  // Where a byte costs twice as much, half as much may come in vain.
  expect(files(2, 1000)).toBe(2);
  expect(files(2, 1800)).toBe(1);
});
