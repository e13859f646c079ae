import { describe, expect, test } from "vitest";
import { addDays, instantInFrance, timeInFrance } from "../planning/time.ts";
import { firstTimes, nextDigest, quietUntil } from "./times.ts";

const minuteMs = 60_000;
const at = (day: string, time: string) => instantInFrance(day, time) as number;
const spring = "2027-03-28";
const autumn = "2026-10-25";

/** Each minute of two days, asked whether it is quiet, as spans of quiet minutes. */
function quietSpans(
  day: string,
  from: string,
  to: string,
): { starts: string; minutes: number; until: string }[] {
  const spans: { starts: string; minutes: number; until: string }[] = [];
  let was: number | null = null;
  for (let now = at(day, "12:00"); now < at(addDays(day, 1), "12:00"); now += minuteMs) {
    const until = quietUntil(now, { from, to });
    if (until !== null && was === null)
      spans.push({
        starts: timeInFrance(now),
        minutes: (until - now) / minuteMs,
        until: timeInFrance(until),
      });
    if (until !== null) expect(until).toBeGreaterThan(now);
    was = until;
  }
  return spans;
}

describe("quiet hours over midnight", () => {
  test.each([
    ["2026-11-20", 9 * 60],
    [addDays(spring, -1), 8 * 60],
    [addDays(autumn, -1), 10 * 60],
  ])("in the night after %s last %i minutes", (day, minutes) => {
    expect(quietSpans(day, "22:00", "07:00")).toEqual([{ starts: "22:00", minutes, until: "07:00" }]);
  });

  test("that end in the hour that is leapt over end with the leap", () => {
    expect(quietSpans(addDays(spring, -1), "22:00", "02:30")).toEqual([
      { starts: "22:00", minutes: 4 * 60, until: "03:00" },
    ]);
  });

  test("that begin in the hour that is leapt over begin with the leap", () => {
    expect(quietSpans(addDays(spring, -1), "02:30", "07:00")).toEqual([
      { starts: "03:00", minutes: 4 * 60, until: "07:00" },
    ]);
  });

  test("that end in the hour that comes twice end with the second, and do not begin again", () => {
    expect(quietSpans(addDays(autumn, -1), "22:00", "02:30")).toEqual([
      { starts: "22:00", minutes: 5.5 * 60, until: "02:30" },
    ]);
    expect(quietSpans(addDays(autumn, -1), "02:30", "07:00")).toEqual([
      { starts: "02:30", minutes: 5.5 * 60, until: "07:00" },
    ]);
  });
});

test("quiet hours of one day begin with their first minute and end before their last", () => {
  const quiet = { from: "12:00", to: "14:00" };
  const delivered = ["11:59", "12:00", "13:59", "14:00", "23:00"].map(
    (time) => quietUntil(at("2026-11-20", time), quiet) !== null,
  );
  expect(delivered).toEqual([false, true, true, false, false]);
  expect(quietUntil(at("2026-11-20", "13:00"), null)).toBeNull();
});

describe("a digest", () => {
  const daily = { every: "day", weekday: "monday", time: "18:00" } as const;
  test("of every day comes at its time, on the days of other clocks too", () => {
    expect(nextDigest(at("2026-11-20", "17:59"), firstTimes)).toBe(at("2026-11-20", "18:00"));
    expect(nextDigest(at("2026-11-20", "18:00"), firstTimes)).toBe(at("2026-11-21", "18:00"));
    for (const day of [spring, autumn])
      expect(nextDigest(at(addDays(day, -1), "18:00"), firstTimes)).toBe(at(day, "18:00"));
    expect(
      timeInFrance(nextDigest(at(spring, "00:00"), { quiet: null, digest: { ...daily, time: "02:30" } })),
    ).toBe("03:00");
    expect(nextDigest(at(autumn, "02:30"), { quiet: null, digest: { ...daily, time: "02:30" } })).toBe(
      at(addDays(autumn, 1), "02:30"),
    );
  });

  test("of a week comes on its day, a week later once it came", () => {
    const digest = { every: "week", weekday: "sunday", time: "09:00" } as const;
    expect(nextDigest(at("2026-11-20", "10:00"), { quiet: null, digest })).toBe(at("2026-11-22", "09:00"));
    expect(nextDigest(at("2026-11-22", "09:00"), { quiet: null, digest })).toBe(at("2026-11-29", "09:00"));
  });

  test("in quiet hours waits for their end, even on the day after", () => {
    const times = { quiet: { from: "22:00", to: "07:00" }, digest: { ...daily, time: "23:30" } };
    expect(nextDigest(at("2026-11-20", "12:00"), times)).toBe(at("2026-11-21", "07:00"));
    expect(nextDigest(at("2026-11-21", "06:00"), times)).toBe(at("2026-11-21", "07:00"));
    expect(nextDigest(at("2026-11-21", "07:00"), times)).toBe(at("2026-11-22", "07:00"));
  });
});
