import { expect, test } from "vitest";
import { decideSubscription } from "./index.ts";

test("an address that asks is mailed a link, and is not subscribed before it was followed", () => {
  expect(decideSubscription("absent", { type: "subscription.requested", isMailRecent: false })).toEqual({
    allowed: true,
    next: "pending",
    follows: [{ type: "mail.ordered", of: "confirmation" }],
  });
  expect(decideSubscription("pending", { type: "link.followed", isExpired: false })).toEqual({
    allowed: true,
    next: "confirmed",
    follows: [{ type: "mail.ordered", of: "welcome" }],
  });
});

test("an address that is subscribed already is informed by mail, not on the page", () => {
  expect(decideSubscription("confirmed", { type: "subscription.requested", isMailRecent: false })).toEqual({
    allowed: true,
    next: "confirmed",
    follows: [{ type: "mail.ordered", of: "reminder" }],
  });
});

test("an ended subscription begins anew, by its mail", () => {
  expect(decideSubscription("ended", { type: "subscription.requested", isMailRecent: false })).toEqual({
    allowed: true,
    next: "pending",
    follows: [{ type: "mail.ordered", of: "confirmation" }],
  });
});

test("an address that waits for its link is mailed another when it asks again, but not at once", () => {
  expect(decideSubscription("pending", { type: "subscription.requested", isMailRecent: false })).toEqual({
    allowed: true,
    next: "pending",
    follows: [{ type: "mail.ordered", of: "confirmation" }],
  });
  expect(decideSubscription("pending", { type: "subscription.requested", isMailRecent: true })).toEqual({
    allowed: true,
    next: "pending",
    follows: [],
  });
});
