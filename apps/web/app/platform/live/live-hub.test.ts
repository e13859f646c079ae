import { expect, test } from "vitest";
import { createLiveHub } from "./live-hub.ts";

test("what was heard on a page is not heard again by whoever stays signed in, and is no one else’s place", () => {
  const hub = createLiveHub();
  expect([hub.placeOf("lea", null), hub.placeOf("lea", 4)]).toEqual([null, 4]);
  for (const seq of [5, 6]) hub.reached("lea", seq);
  expect([hub.placeOf("lea", 4), hub.placeOf("lea", null), hub.placeOf("lea", 9)]).toEqual([6, 6, 9]);
  expect(hub.placeOf("karim", 2)).toBe(2);
});
