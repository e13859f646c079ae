import { nowRows, nowSituations } from "@jobami/machines/missions/mission-now";
import { expect, test } from "vitest";
import * as gallery from "./NowStates.stories.tsx";
import { knownOf } from "./now-states.fixture.ts";

const { default: _, ...stories } = gallery;
const nameOf = (situation: string, side: string) =>
  [situation, side].map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join("");

const rows = nowSituations.flatMap((situation) =>
  Object.keys(nowRows[situation]).map((side) => nameOf(situation, side)),
);

test("each row of what stands on top of a mission has a story, and each story shows the row that it is called by", () => {
  expect(Object.keys(stories).toSorted()).toEqual(rows.toSorted());
  const otherwise = Object.entries(stories).filter(([name, { args }]) => {
    const { situation, side } = args ?? {};
    if (situation === undefined || side === undefined) return true;
    const { now } = knownOf(situation, side).known;
    return name !== nameOf(now.situation, now.side) || name !== nameOf(situation, side);
  });
  expect(otherwise).toEqual([]);
});
