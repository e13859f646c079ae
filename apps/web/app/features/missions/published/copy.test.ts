import { expect, test } from "vitest";
import { copy, durationText, notifiedText, usualText } from "./copy.ts";

test("who was notified is stated once it is known, and that it is under way only of a new mission", () => {
  expect(notifiedText({ notified: null }, true)).toBe(copy.underWay);
  expect(notifiedText({ notified: null }, false)).toBe(null);
  expect(notifiedText({ notified: 0 }, true)).toBe(copy.none);
  expect(notifiedText({ notified: 1 }, true)).toBe("1\u00a0jobbeur à qui elle convient a été prévenu.");
  expect(notifiedText({ notified: 1200 }, true)).toBe(
    "1\u202f200\u00a0jobbeurs à qui elle convient ont été prévenus.",
  );
});

test.each([
  [0, "5\u00a0minutes"],
  [38, "40\u00a0minutes"],
  [55, "1\u00a0heure"],
  [190, "3\u00a0heures"],
  [2159, "2\u00a0jours"],
])("%i minutes are « %s »", (minutes, shown) => {
  expect(durationText(minutes)).toBe(shown);
});

test("what is usual names the department where it is of it", () => {
  expect(usualText({ of: "department", count: 9, minutes: 190 })).toBe(
    "D’habitude, la première réponse arrive en 3\u00a0heures environ pour cette catégorie dans le département.",
  );
  expect(usualText({ of: "category", count: 9, minutes: 190 })).toMatch(/catégorie\.$/);
});
