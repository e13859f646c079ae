import { openMission } from "@jobami/api/missions/fixtures";
import { expect, test } from "vitest";
import { copy } from "./copy.ts";
import { helpsOf, shortDescription } from "./helps.ts";

const labels = (changes: Partial<typeof openMission>) =>
  helpsOf({ ...openMission, ...changes }).map(({ label }) => label);
const cover = { file: "f", alt: "", count: 1 } as unknown as NonNullable<typeof openMission.cover>;
const long = "a".repeat(shortDescription);

test("pictures help where there are none, a detail where the description is short", () => {
  expect(labels({ cover: null, description: "Court." })).toEqual([copy.pictures, copy.details]);
  expect(labels({ cover: null, description: long })).toEqual([copy.pictures]);
  expect(labels({ cover, description: long })).toEqual([]);
});
