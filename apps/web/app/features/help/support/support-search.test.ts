import { describe, expect, test } from "vitest";
import {
  everyTicket,
  myTickets,
  ownPath,
  readOwnSearch,
  readTicketQueueSearch,
  type TicketQueueSearch,
  ticketQueueFilter,
  ticketQueuePath,
} from "./support-search.ts";

const of = (path: string) => new URL(path, "http://x").searchParams;

describe("what a list of tickets is asked for", () => {
  test("stands in the address, and what is the default does not", () => {
    expect(ticketQueuePath("/admin/support", everyTicket)).toBe("/admin/support");
    const all: TicketQueueSearch = {
      state: "ended",
      kind: "bug",
      assigned: "me",
      tag: "01930000-0000-7000-8000-00000000f001",
      q: "carte & co",
      cursor: "apres~false~1~2~a",
    };
    expect(readTicketQueueSearch(of(ticketQueuePath("/admin/support", all)))).toEqual(all);
    expect(readOwnSearch(of(ownPath("help", { state: "ended", page: 2 })))).toEqual({
      state: "ended",
      page: 2,
    });
    expect(ownPath("bug", { state: "open", page: 1 })).toBe("/dashboard/bug-reports");
  });

  test("shows first what one manages, where it is asked so", () => {
    expect(readTicketQueueSearch(of("/x"), myTickets)).toEqual(myTickets);
    const all = { ...myTickets, assigned: "anybody" as const };
    expect(ticketQueuePath("/x", all, myTickets)).toBe("/x?suivi=tous");
    expect(readTicketQueueSearch(of("/x?suivi=tous"), myTickets)).toEqual(all);
  });

  test("ignores what it does not know", () => {
    expect(
      readTicketQueueSearch(of("/x?genre=autre&suivi=toi&etiquette=%3Cscript%3E&etat=ouvert&page=-4")),
    ).toEqual(everyTicket);
    expect(readTicketQueueSearch(of(`/x?q=${"a".repeat(300)}`)).q).toHaveLength(100);
  });

  test("asks the server for nothing that is not chosen", () => {
    expect(ticketQueueFilter(everyTicket)).toEqual({ status: "open", assigned: "anybody" });
    expect(ticketQueueFilter({ ...everyTicket, kind: "help", tag: "t", q: "12" })).toEqual({
      status: "open",
      assigned: "anybody",
      kind: "help",
      tag: "t",
      q: "12",
    });
  });
});
