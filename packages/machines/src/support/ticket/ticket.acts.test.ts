import { expect, test } from "vitest";
import { ticketEvent } from "./ticket.acts.ts";

test("each act is the event that the life cycle decides of", () => {
  expect(ticketEvent("say", "requester", false)).toEqual({
    type: "ticket.said",
    by: "requester",
    isInTime: false,
  });
  expect(ticketEvent("note", "staff", true)).toEqual({ type: "ticket.noted", by: "staff" });
  expect(ticketEvent("resolve", "staff", true)).toEqual({ type: "ticket.resolved", by: "staff" });
});
