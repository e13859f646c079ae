import { describe, expect, it } from "vitest";
import { logPath, readLogSearch, readPeriod, statsPath, wholeLog } from "./period-search.ts";

describe("the address of the log", () => {
  it.each([
    wholeLog,
    { act: "content.removed", period: "month", cursor: "apres~1~a" },
    { act: "content.restored", period: "", cursor: "" },
    { act: "", period: "year", cursor: "fin" },
  ] as const)("states %j and is read back", (search) => {
    const { searchParams, pathname } = new URL(logPath(search), "http://localhost");
    expect(pathname).toBe("/admin/moderation-logs");
    expect(readLogSearch(searchParams)).toEqual(search);
  });

  it("ignores what it does not know", () => {
    const params = new URLSearchParams("acte=effacer&periode=siecle&place=x");
    expect(readLogSearch(params)).toEqual(wholeLog);
  });
});

it.each(["", "week", "month", "quarter", "year"] as const)(
  "the figures of « %s » have an address",
  (period) => {
    const { searchParams } = new URL(statsPath(period), "http://localhost");
    expect(readPeriod(searchParams)).toBe(period);
  },
);
