import { describe, expect, test } from "vitest";
import { decideReview, readableReviews, reviewWindowMs } from "./index.ts";

describe("the reviews of a mission", () => {
  test("stay blind for seven days", () => {
    expect(reviewWindowMs).toBe(604_800_000);
  });

  test.each([
    ["client", "jobbeur"],
    ["jobbeur", "client"],
  ] as const)("written by the %s first invite the %s, then show both", (first, other) => {
    const half = `${first}Wrote` as const;
    expect(decideReview("unwritten", { type: "review.written", by: first })).toEqual({
      allowed: true,
      next: half,
      follows: [{ type: "side.invited", side: other }],
    });
    expect(decideReview(half, { type: "review.written", by: other })).toEqual({
      allowed: true,
      next: "revealed",
      follows: [{ type: "reviews.revealed", of: ["client", "jobbeur"] }],
    });
    expect(decideReview(half, { type: "window.ended" })).toEqual({
      allowed: true,
      next: "revealed",
      follows: [{ type: "reviews.revealed", of: [first] }],
    });
    expect(readableReviews(half, first)).toEqual([first]);
    expect(readableReviews(half, other)).toEqual([]);
  });

  test("are shown to both once revealed, and no one has any when none was written", () => {
    expect(readableReviews("revealed", "client")).toEqual(["client", "jobbeur"]);
    expect(readableReviews("unwritten", "client")).toEqual([]);
    expect(readableReviews("lapsed", "jobbeur")).toEqual([]);
    expect(decideReview("unwritten", { type: "window.ended" })).toEqual({
      allowed: true,
      next: "lapsed",
      follows: [],
    });
  });

  test.each([
    ["revealed", "client", "REVIEW_CLOSED"],
    ["lapsed", "jobbeur", "REVIEW_CLOSED"],
    ["unwritten", "stranger", "FORBIDDEN"],
    ["clientWrote", "client", "REVIEW_EXISTS"],
  ] as const)("when %s, of the %s: %s", (status, by, reason) => {
    expect(decideReview(status, { type: "review.written", by })).toEqual({ allowed: false, reason });
  });
});
