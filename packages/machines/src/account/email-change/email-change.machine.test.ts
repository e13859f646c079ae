import { expect, test } from "vitest";
import { decideEmailChange, type EmailChangeEvent } from "./index.ts";

const confirmed = (side: "current" | "next"): EmailChangeEvent => ({
  type: "link.confirmed",
  side,
  isExpired: false,
  isTaken: false,
});

test("a link that is followed twice counts once: one mailbox alone changes nothing", () => {
  for (const [state, side] of [
    ["currentConfirmed", "current"],
    ["nextConfirmed", "next"],
  ] as const)
    expect(decideEmailChange(state, confirmed(side))).toEqual({ allowed: true, next: state, follows: [] });
});

test("asking anew mails new links and forgets what was confirmed", () => {
  expect(decideEmailChange("currentConfirmed", { type: "change.requested" })).toEqual({
    allowed: true,
    next: "asked",
    follows: [{ type: "links.mailed" }],
  });
});
