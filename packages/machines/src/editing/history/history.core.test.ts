import { expect, test } from "vitest";
import { changed, historyOf, mostSteps, redone, undone } from "./history.core.ts";

test("back and forth is where one was, and a change in the past forgets what was undone", () => {
  const written = ["a", "ab", "abc"].reduce((history, text) => changed(history, text, null), historyOf(""));
  const back = undone(undone(written));
  expect(back.present).toBe("a");
  expect(redone(redone(back))).toEqual(written);
  expect(redone(written)).toBe(written);
  expect(undone(historyOf("a")).present).toBe("a");
  const other = changed(back, "ax", null);
  expect([other.present, other.future]).toEqual(["ax", []]);
  expect(undone(other).present).toBe("a");
});

test("what is written in one go is one step, also right after an undo", () => {
  const once = changed(changed(historyOf("a"), "ab", "name"), "abc", "name");
  expect(undone(once).present).toBe("a");
  const after = changed(changed(undone(once), "x", "name"), "xy", "name");
  expect(undone(after).present).toBe("a");
  expect(undone(changed(once, "abc!", "phrase")).present).toBe("abc");
});

test("there are so many steps back and no more", () => {
  let history = historyOf(0);
  for (let step = 1; step <= mostSteps + 5; step += 1) history = changed(history, step, null);
  for (let step = 0; step < mostSteps + 5; step += 1) history = undone(history);
  expect(history.present).toBe(5);
});
