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
  expect(decideEmailChange("currentConfirmed", { type: "change.requested", isCurrentGone: false })).toEqual({
    allowed: true,
    next: "asked",
    follows: [{ type: "links.mailed" }],
  });
});

test("where no mail reaches the current address, the next one alone has to confirm", () => {
  const asked = decideEmailChange("none", { type: "change.requested", isCurrentGone: true });
  expect(asked).toEqual({ allowed: true, next: "currentConfirmed", follows: [{ type: "links.mailed" }] });
  expect(decideEmailChange("currentConfirmed", confirmed("next"))).toEqual({
    allowed: true,
    next: "none",
    follows: [{ type: "address.replaced" }],
  });
});
