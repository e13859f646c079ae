import { expect, test } from "vitest";
import { ticketEvent } from "./ticket.acts.ts";

test("each act is the event that the life cycle decides of", () => {
  expect(ticketEvent("note", "staff", true)).toEqual({ type: "ticket.noted", by: "staff" });
  expect(ticketEvent("resolve", "staff", true)).toEqual({ type: "ticket.resolved", by: "staff" });
});
