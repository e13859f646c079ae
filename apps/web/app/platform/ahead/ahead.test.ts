import { expect, test } from "vitest";
import { fetchAhead, hasRoomToSpare, isLost } from "./ahead.ts";

test("code is fetched ahead on a fast connection, and where the browser states nothing of it", () => {
  expect(hasRoomToSpare(undefined)).toBe(true);
  expect(hasRoomToSpare({})).toBe(true);
  expect(hasRoomToSpare({ effectiveType: "4g", type: "wifi", saveData: false })).toBe(true);
});

test.each([
  { saveData: true, effectiveType: "4g" },
  { effectiveType: "3g" },
  { effectiveType: "slow-2g" },
  { type: "cellular", effectiveType: "4g" },
])("nothing is fetched ahead with %o", (connection) => {
  expect(hasRoomToSpare(connection)).toBe(false);
});

test("what could not come ahead is known to be lost until it comes", async () => {
  let isThere = false;
  const load = () => (isThere ? Promise.resolve("mission") : Promise.reject(new TypeError("network")));
  await fetchAhead(load);
  expect(isLost(load)).toBe(true);
  isThere = true;
  await fetchAhead(load);
  expect(isLost(load)).toBe(false);
});
