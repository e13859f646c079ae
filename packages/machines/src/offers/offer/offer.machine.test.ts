import { describe, expect, it } from "vitest";
import { allowedOfferActs, decideOffer, offerEvent } from "./index.ts";

describe("an offer", () => {
  it.each([
    ["draft", "within", ["publish", "end"]],
    ["draft", "after", ["end"]],
    ["published", "before", ["pause", "end"]],
    ["paused", "within", ["publish", "end"]],
    ["ended", "within", []],
  ] as const)("%s, %s its days: its owner may %j, no one else anything", (status, time, acts) => {
    expect(allowedOfferActs({ status }, "owner", time)).toEqual(acts);
    expect(allowedOfferActs({ status }, "stranger", time)).toEqual([]);
  });

  it("is opened, paused and ended by its acts", () => {
    const lead = (status: "draft" | "published", act: "publish" | "pause" | "end") =>
      decideOffer({ status }, offerEvent(act, "owner", "within"));
    expect(lead("draft", "publish")).toEqual({ allowed: true, next: { status: "published" }, follows: [] });
    expect(lead("published", "pause")).toEqual({ allowed: true, next: { status: "paused" }, follows: [] });
    expect(lead("published", "end")).toEqual({ allowed: true, next: { status: "ended" }, follows: [] });
  });
});
