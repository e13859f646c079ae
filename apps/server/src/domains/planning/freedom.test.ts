import { expect, test } from "vitest";
import { betterOf, freedomOf, type KnownDay, worseOf } from "./freedom.ts";

const day = (changes: Partial<KnownDay> = {}): KnownDay => ({
  usual: null,
  taken: [],
  agreed: [],
  ...changes,
});
const morning = [{ from: "09:00", to: "12:00" }];

test.each([
  ["states hours then", day({ usual: morning }), "free"],
  ["states other hours", day({ usual: [{ from: "14:00", to: "18:00" }] }), "busy"],
  ["states other days", day({ usual: [] }), "busy"],
  ["states no hours at all", day(), "unknown"],
  ["is away all day, whatever the week", day({ taken: [{ from: "00:00", to: "24:00" }] }), "busy"],
  ["gave away a part of it", day({ usual: morning, taken: [{ from: "09:00", to: "11:30" }] }), "free"],
  [
    "has less than half an hour left",
    day({ usual: morning, taken: [{ from: "09:00", to: "11:45" }] }),
    "busy",
  ],
  ["gave away hours in the midst", day({ usual: morning, taken: [{ from: "09:15", to: "11:45" }] }), "busy"],
  ["agreed on another mission then", day({ usual: morning, agreed: ["matin"] }), "busy"],
  ["agreed on one of another part", day({ usual: morning, agreed: ["soir"] }), "free"],
  ["agreed on one at any hour", day({ usual: morning, agreed: ["flexible"] }), "free"],
] as const)("in a morning, who %s", (_, known, freedom) => {
  expect(freedomOf("matin", known)).toBe(freedom);
});

test("a mission on any hour wants time at some hour of the day", () => {
  const evening = [{ from: "19:00", to: "21:00" }];
  expect(freedomOf("flexible", day({ usual: [...morning, ...evening], agreed: ["matin"] }))).toBe("free");
  expect(freedomOf("flexible", day({ usual: morning, agreed: ["matin"] }))).toBe("busy");
});

test("of two days the better one counts", () => {
  expect(betterOf("busy", "free")).toBe("free");
  expect(betterOf("unknown", "free")).toBe("free");
  expect(betterOf("busy", "unknown")).toBe("unknown");
  expect(betterOf("busy", "busy")).toBe("busy");
});

test("of two days that a mission takes the worse one counts", () => {
  expect(worseOf("busy", "free")).toBe("busy");
  expect(worseOf("unknown", "free")).toBe("unknown");
  expect(worseOf("free", "free")).toBe("free");
});
