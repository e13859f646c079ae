import { describe, expect, it } from "vitest";
import { allowedTicketActs, ticketLapseMs, ticketReopenMs } from "./index.ts";

describe("a ticket", () => {
  it("has its times", () => {
    expect([ticketLapseMs, ticketReopenMs]).toEqual([1_209_600_000, 2_592_000_000]);
  });

  it.each([
    ["new", true, ["say", "resolve"], ["say", "note", "resolve"]],
    ["open", true, ["say", "resolve"], ["say", "note", "resolve"]],
    ["answered", false, ["say", "resolve"], ["say", "note", "resolve"]],
    ["resolved", true, ["say"], ["say", "note"]],
    ["resolved", false, [], ["say", "note"]],
  ] as const)("%s, in time %s: whoever asked %j, staff %j", (status, isInTime, requester, staff) => {
    expect(allowedTicketActs({ status }, "requester", isInTime)).toEqual(requester);
    expect(allowedTicketActs({ status }, "staff", isInTime)).toEqual(staff);
  });
});
