import { expect, test } from "vitest";
import { neighboursOf } from "./opened-list.ts";

const list = { path: "/dashboard/missions", ids: ["a", "b", "c"], openedId: null };

test("a mission stands between its neighbours of the list, which ends on both sides", () => {
  expect(neighboursOf(list, "b")).toEqual({ previous: "a", next: "c" });
  expect(neighboursOf(list, "a")).toEqual({ previous: null, next: "b" });
  expect(neighboursOf(list, "c")).toEqual({ previous: "b", next: null });
});

test("a mission of another list, or of none, has no neighbours", () => {
  expect(neighboursOf(list, "z")).toEqual({ previous: null, next: null });
  expect(neighboursOf(null, "a")).toEqual({ previous: null, next: null });
});
