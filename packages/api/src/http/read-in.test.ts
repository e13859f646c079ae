import { unstable_serialize } from "swr";
import { expect, test } from "vitest";
import { readingKey } from "./keys.ts";
import { readIn } from "./read-in.ts";
import type { Route } from "./route.ts";

const hats = { method: "GET", path: "/api/hats", access: "jobutil" } as const satisfies Route;
const hatsOfAll = { method: "GET", path: "/api/hats/all", access: "jobutil" } as const satisfies Route;
const straw = { id: "1", name: "straw" };
const felt = { id: "2", name: "felt" };

/** A cache as SWR fills it. */
const cacheOf = (entries: [Route, object, unknown][]) =>
  new Map(
    entries.map(([route, query, data]) => [
      unstable_serialize(readingKey(route, {}, { ...query })),
      { data },
    ]),
  );

test("what a list shows of an item is found on whichever of its pages was read", () => {
  const cache = cacheOf([
    [hats, { page: 1 }, { data: [straw] }],
    [hats, { page: 2, q: "f" }, { data: [felt] }],
  ]);
  expect(readIn(cache, [hats], "2")).toEqual(felt);
  expect(readIn(cache, [hats], "3")).toBeUndefined();
});

test("neither another route's lists nor a page that has yet to come state anything", () => {
  const cache = cacheOf([
    [hats, { page: 1 }, undefined],
    [hatsOfAll, { page: 1 }, { data: [straw] }],
  ]);
  expect(readIn(cache, [hats], "1")).toBeUndefined();
  expect(readIn(cache, [hats, hatsOfAll], "1")).toEqual(straw);
});
