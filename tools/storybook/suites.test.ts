import { expect, test } from "vitest";
import type { StoryIndex } from "./story-index.ts";
import { gateStories, inSuites } from "./suites.ts";

const indexOf = (counts: Record<string, number>): StoryIndex => ({
  v: 5,
  entries: Object.fromEntries(
    Object.entries(counts).flatMap(([title, count]) => [
      [`${title}--docs`, { type: "docs", id: `${title}--docs`, title, name: "Docs" }],
      ...Array.from({ length: count }, (_, at) => {
        const id = `${title}--${at}`;
        return [id, { type: "story", id, title, name: `Story ${at}` }] as const;
      }),
    ]),
  ),
});

const titlesOf = (index: StoryIndex) => Object.values(inSuites(index).entries).map(({ title }) => title);

test("no story is lost, and each is named in full", () => {
  const { v, entries } = inSuites(indexOf({ a: 2, b: 1 }));
  expect(v).toBe(5);
  expect(Object.values(entries).map(({ id, name }) => [id, name])).toEqual([
    ["a--0", "a › Story 0"],
    ["a--1", "a › Story 1"],
    ["b--0", "b › Story 0"],
  ]);
});

test("components share a suite while it holds 170 stories, and none is torn apart", () => {
  expect(new Set(titlesOf(indexOf({ a: 100, b: 70 })))).toEqual(new Set(["Suite 01"]));
  expect(titlesOf(indexOf({ a: 100, b: 71 }))).toEqual([
    ...Array(100).fill("Suite 01"),
    ...Array(71).fill("Suite 02"),
  ]);
  expect(new Set(titlesOf(indexOf({ a: 180, b: 1 })))).toEqual(new Set(["Suite 01", "Suite 02"]));
});

test("the gate runs the first look of whatever has stories, and all in which something is done", () => {
  const story = (id: string, title: string, tags: string[] = []) => [
    id,
    { type: "story", id, title, name: id, tags },
  ];
  const entries = Object.fromEntries([
    ["docs", { type: "docs", id: "docs", title: "ui/Button", name: "Docs" }],
    story("first", "ui/Button"),
    story("look", "ui/Button"),
    story("pressed", "ui/Button", ["play-fn"]),
    story("long", "ui/Button", ["play-fn", "proof"]),
    story("empty", "web/Missions"),
    story("full", "web/Missions"),
    story("filtered", "web/Missions", ["play-fn"]),
    story("filtered-on-a-phone", "web/Missions", ["play-fn"]),
    story("missions-out-of-reach", "web/Missions", ["play-fn"]),
    story("missions-loading", "web/Missions", ["play-fn"]),
    story("machines-mission--chart", "Machines/Mission"),
    story("machines-avis--chart", "Machines/Avis"),
    story("machines-avis--walked", "Machines/Avis", ["play-fn"]),
  ]);
  expect([...gateStories({ v: 5, entries })]).toEqual([
    "first",
    "pressed",
    "empty",
    "filtered",
    "machines-mission--chart",
    "machines-avis--walked",
  ]);
});
