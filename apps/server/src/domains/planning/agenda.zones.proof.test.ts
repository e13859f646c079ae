import { execFileSync } from "node:child_process";
import type { PlanningSlot } from "@jobami/api/planning/contract";
import { agreedSlot, openSlot } from "@jobami/api/planning/fixtures";
import { expect, test } from "vitest";
import { agendaText } from "./agenda.ts";

const days = ["2027-01-01", "2027-03-14", "2027-03-28", "2027-04-04", "2027-10-31", "2028-02-29"];
const slots: PlanningSlot[] = [
  ...days.flatMap((day) =>
    ["69123", "97411", "98818", "98735"].map((placeCode) => ({ ...openSlot, day, placeCode })),
  ),
  agreedSlot,
  { ...agreedSlot, placeCode: "97411" },
];
const about = {
  config: { publicUrl: "https://jobami.test", brand: { name: "Jobami" } },
  reader: "Europe/Paris",
} as Omit<Parameters<typeof agendaText>[1], "now">;
const now = Date.parse("2026-11-20T09:00:00Z");

/** The calendar as a process writes it whose machine is set to a zone. */
function writtenIn(zone: string): string {
  const script = `
    import { agendaText } from ${JSON.stringify(new URL("agenda.ts", import.meta.url).href)};
    const { slots, about, now } = JSON.parse(process.env.GIVEN);
    if (new Intl.DateTimeFormat().resolvedOptions().timeZone !== ${JSON.stringify(zone)}) throw new Error("TZ");
    process.stdout.write(agendaText(slots, { ...about, now: new Date(now) }));`;
  return execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
    env: { ...process.env, TZ: zone, GIVEN: JSON.stringify({ slots, about, now }) },
  });
}

test.each(["Pacific/Auckland", "America/Los_Angeles", "Pacific/Kiritimati", "Europe/Paris", "UTC"])(
  "a server in %s writes the same calendar, whole days on their dates",
  (zone) => {
    const text = writtenIn(zone);
    const wholeDays = [...text.matchAll(/DTSTART;VALUE=DATE:(\d{8})\r\nDTEND;VALUE=DATE:(\d{8})/g)];
    const compact = (day: string) => day.replaceAll("-", "");
    expect(new Set(wholeDays.map(([, start]) => start))).toEqual(new Set(days.map(compact)));
    expect(wholeDays).toHaveLength(days.length * 4);
    expect(wholeDays[0]?.slice(1)).toEqual(["20270101", "20270102"]);
    expect(text).toContain("DTSTART:20261202T133000Z");
    expect(text).toBe(agendaText(slots, { ...about, now: new Date(now) }));
  },
);

test("the hour of another zone is reported beside, and only there", () => {
  const unfolded = (reader: string) =>
    agendaText(slots, { ...about, reader, now: new Date(now) }).replaceAll("\r\n ", "");
  const described = unfolded("Europe/Paris").match(/À \d+\u00a0h(?:\u00a0\d+)?\\, heure [^.]*/g);
  expect(described).toEqual(["À 17\u00a0h\u00a030\\, heure de La Réunion"]);
  expect(unfolded("Indian/Reunion").match(/heure d[^.]*/g)).toEqual(["heure de Paris"]);
});
