import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readStories } from "../stories/read.ts";

const page = readFileSync(join(import.meta.dirname, "../../docs/components.md"), "utf8");

test("each story that the comparison with the peers leads to is there", () => {
  // The address has what Storybook makes of a title: its typographic apostrophe is a hyphen.
  const ids = new Set(readStories().map(({ id }) => id.replaceAll("’", "-")));
  const named = [...page.matchAll(/\?path=\/story\/([^)\s]+)/g)].map(([, id = ""]) => id);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});
