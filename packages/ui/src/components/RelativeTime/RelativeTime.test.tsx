import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { RelativeTime } from "./RelativeTime.tsx";
import { fullDate, relativeText } from "./relative-text.ts";

const now = Date.parse("2026-11-20T14:05:00Z");

describe("RelativeTime", () => {
  test.each([
    ["2026-11-20T14:04:30Z", "à l’instant"],
    ["2026-11-20T14:05:20Z", "à l’instant"],
    ["2026-11-20T14:00:00Z", "il y a 5 minutes"],
    ["2026-11-20T12:00:00Z", "il y a 2 heures"],
    ["2026-11-20T19:30:00Z", "dans 5 heures"],
    ["2026-11-19T20:00:00Z", "hier"],
    ["2026-11-18T14:00:00Z", "avant-hier"],
    ["2026-11-21T09:00:00Z", "demain"],
    ["2026-11-16T09:00:00Z", "il y a 4 jours"],
    ["2026-10-28T14:00:00Z", "il y a 3 semaines"],
    ["2026-08-20T14:00:00Z", "il y a 3 mois"],
    ["2024-06-01T14:00:00Z", "il y a 2 ans"],
  ])("%s reads « %s »", (instant, text) => {
    expect(relativeText(Date.parse(instant), now)).toBe(text);
  });

  test("is the same where a locale writes its dates otherwise, as WebKit's do", () => {
    const written = vi
      .spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, "format", "get")
      .mockReturnValue(() => "12/3/2026");
    expect(relativeText(Date.parse("2026-11-19T20:00:00Z"), now)).toBe("hier");
    written.mockRestore();
  });

  test("yesterday is a day of the calendar in Paris, not 24 hours", () => {
    const halfPastMidnightInParis = Date.parse("2026-11-19T23:30:00Z");
    expect(relativeText(Date.parse("2026-11-19T08:00:00Z"), halfPastMidnightInParis)).toBe("hier");
  });

  test("gives machines the instant and the pointer the whole date", () => {
    expect(renderToStaticMarkup(<RelativeTime instant="2026-11-20T14:00:00Z" now={now} />)).toBe(
      '<time dateTime="2026-11-20T14:00:00.000Z" title="20 novembre 2026 à 15:00">il y a 5 minutes</time>',
    );
  });

  test("is short where there is little room", () => {
    expect(relativeText(Date.parse("2026-11-20T19:30:00Z"), now, "short")).toBe("dans 5\u00a0h");
  });

  test("the server, which has no present, writes the whole date", () => {
    expect(renderToStaticMarkup(<RelativeTime instant={Date.parse("2026-07-20T14:00:00Z")} />)).toContain(
      ">20 juillet 2026 à 16:00</time>",
    );
    expect(fullDate(now)).toBe("20 novembre 2026 à 15:05");
  });
});
