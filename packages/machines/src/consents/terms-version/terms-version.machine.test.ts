import { describe, expect, it, vi } from "vitest";
import {
  decideTermsVersion,
  earliestTermsDay,
  isNewerTerms,
  termsNoticeMs,
  termsVersionStatus,
} from "./index.ts";

const dayMs = 86_400_000;
const published = (noticeMs: number) =>
  decideTermsVersion("draft", {
    type: "version.published",
    noticeMs,
    isNewer: true,
    isAnotherAnnounced: false,
  });

describe("the notice of new terms", () => {
  it("is 15 days, to the millisecond", () => {
    expect(termsNoticeMs).toBe(15 * dayMs);
    expect(published(15 * dayMs)).toEqual({
      allowed: true,
      next: "announced",
      follows: [{ type: "announcement.ordered" }],
    });
    for (const noticeMs of [15 * dayMs - 1, 14 * dayMs, 0, -dayMs])
      expect(published(noticeMs)).toEqual({ allowed: false, reason: "TERMS_NOTICE_TOO_SHORT" });
  });

  it.each([
    // Noon of Paris in winter: the fifteenth day has begun, the next midnight is the first in time.
    ["2026-11-24T11:00:00.000Z", "2026-12-10"],
    // Midnight of Paris to the millisecond, and one later.
    ["2026-11-23T23:00:00.000Z", "2026-12-09"],
    ["2026-11-23T23:00:00.001Z", "2026-12-10"],
    // Over the change of the hour, to summer and to winter.
    ["2027-03-20T12:00:00.000Z", "2027-04-05"],
    ["2026-10-15T12:00:00.000Z", "2026-10-31"],
  ])("leads from %s to %s", (now, day) => {
    expect(earliestTermsDay(Date.parse(now))).toBe(day);
  });

  it("leads there too where a locale writes its dates otherwise, as WebKit's do", () => {
    const written = vi
      .spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, "format", "get")
      .mockReturnValue(() => "12/3/2026");
    expect(earliestTermsDay(Date.parse("2026-11-24T11:00:00.000Z"))).toBe("2026-12-10");
    written.mockRestore();
  });
});

it("a version is announced until its date, in force until the next one's, then former", () => {
  expect(termsVersionStatus(1000, null, 999)).toBe("announced");
  expect(termsVersionStatus(1000, null, 1000)).toBe("inForce");
  expect(termsVersionStatus(1000, 2000, 1999)).toBe("inForce");
  expect(termsVersionStatus(1000, 2000, 2000)).toBe("former");
});

it.each([
  ["1.1", "1.0", true],
  ["1.0", "1.1", true],
  ["1.10", "1.0", true],
  ["1.0.1", "1.0", true],
  ["1.0", "1.0", false],
  ["1.0.0", "1.0", false],
  ["2.0", "0.9", false],
  ["0.9", "1.0", false],
])("CGV %s and CGU %s after 1.0 and 1.0 are newer: %s", (cgvVersion, cguVersion, isNewer) => {
  expect(isNewerTerms({ cgvVersion, cguVersion }, { cgvVersion: "1.0", cguVersion: "1.0" })).toBe(isNewer);
});
