import { describe, expect, test } from "vitest";
import { railCookie, readRail } from "./rail-cookie.ts";

const asSent = (line: string) => `autre=1; ${line.split("; ")[0]}; dernier=2`;

describe("the cookie of the rail", () => {
  test.each([
    { isFolded: true, closed: [] },
    { isFolded: false, closed: ["missions", "help"] },
  ])("gives back what was stored: %j", (record) => {
    expect(readRail(asSent(railCookie(record, false)))).toEqual(record);
  });

  test("lives a year, on every page, and over https alone where there is https", () => {
    const record = { isFolded: true, closed: ["help"] };
    expect(railCookie(record, false)).toBe("jobami_rail=folded.help; path=/; max-age=31536000; samesite=lax");
    expect(railCookie(record, true)).toMatch(/; secure$/);
  });

  test.each(["", "jobami_rail=", "jobami_rail=%7B%22a%22", "jobami_rail=open.<b>.x=1"])(
    "nothing is folded for « %s »",
    (cookies) => {
      expect(readRail(cookies)).toEqual({ isFolded: false, closed: [] });
    },
  );
});
