import { describe, expect, it } from "vitest";
import { wantableDays, wantedDayFault } from "../missions/contract.ts";
import { dayIn } from "../missions/days.ts";
import { addDays, clocksAgree, instantIn, timeIn } from "../planning/time.ts";
import { franceZone } from "./france-zone.ts";
import { zoneLabel, zoneOf, zones } from "./zones.ts";

const winter = Date.parse("2027-01-15T12:00:00Z");
const summer = Date.parse("2027-07-15T12:00:00Z");
const momentIn = (zone: string, instant: number) => ({
  day: dayIn(zone, instant),
  time: timeIn(zone, instant),
});
const minutesAhead = (zone: string, instant: number) => {
  const { day, time } = momentIn(zone, instant);
  return (Date.parse(`${day}T${time}:00Z`) - instant) / 60_000;
};

describe("the clocks of a commune", () => {
  it.each([
    ["01", "01004", "Europe/Paris", 60, 120, "heure de Paris"],
    ["13", "13055", "Europe/Paris", 60, 120, "heure de Paris"],
    ["2A", "2A004", "Europe/Paris", 60, 120, "heure de Paris"],
    ["2B", "2B033", "Europe/Paris", 60, 120, "heure de Paris"],
    ["75", "75056", "Europe/Paris", 60, 120, "heure de Paris"],
    ["95", "95127", "Europe/Paris", 60, 120, "heure de Paris"],
    ["971", "97105", "America/Guadeloupe", -240, -240, "heure de la Guadeloupe"],
    ["972", "97209", "America/Martinique", -240, -240, "heure de la Martinique"],
    ["973", "97302", "America/Cayenne", -180, -180, "heure de la Guyane"],
    ["974", "97411", "Indian/Reunion", 240, 240, "heure de La Réunion"],
    ["975", "97502", "America/Miquelon", -180, -120, "heure de Saint-Pierre-et-Miquelon"],
    ["976", "97611", "Indian/Mayotte", 180, 180, "heure de Mayotte"],
    ["977", "97701", "America/St_Barthelemy", -240, -240, "heure de Saint-Barthélemy"],
    ["978", "97801", "America/Marigot", -240, -240, "heure de Saint-Martin"],
    ["986", "98613", "Pacific/Wallis", 720, 720, "heure de Wallis-et-Futuna"],
    ["987", "98735", "Pacific/Tahiti", -600, -600, "heure de Tahiti"],
    ["987", "98731", "Pacific/Marquesas", -570, -570, "heure des Marquises"],
    ["987", "98719", "Pacific/Gambier", -540, -540, "heure des Gambier"],
    ["988", "98818", "Pacific/Noumea", 660, 660, "heure de la Nouvelle-Calédonie"],
    ["989", "98901", "Etc/GMT+8", -480, -480, "heure de Clipperton"],
  ])("of %s (%s) are those of %s", (_, code, zone, inWinter, inSummer, label) => {
    expect(zoneOf(code)).toBe(zone);
    expect([minutesAhead(zone, winter), minutesAhead(zone, summer)]).toEqual([inWinter, inSummer]);
    expect(zoneLabel(zone)).toBe(label);
  });

  it("of no commune are those of France", () => {
    for (const code of ["", "00000", "9", "97"]) expect(zoneOf(code)).toBe(franceZone);
  });

  it("agree where they show the same, by whatever name", () => {
    expect(clocksAgree("America/Guadeloupe", "America/Martinique", winter)).toBe(true);
    expect(clocksAgree(franceZone, "Europe/Berlin", summer)).toBe(true);
    expect(clocksAgree(franceZone, "Africa/Lagos", winter)).toBe(true);
    expect(clocksAgree(franceZone, "Africa/Lagos", summer)).toBe(false);
    expect(clocksAgree("Indian/Reunion", franceZone, summer)).toBe(false);
  });
});

/** Instants around midnight of every zone, and around each change of clocks that one of them makes. */
function* instants() {
  const changes = ["2027-03-14", "2027-03-28", "2027-10-31", "2027-11-07"];
  for (const day of [...changes, "2026-12-31", "2028-02-29"])
    for (let hour = -14; hour <= 38; hour++)
      for (const minute of [0, 29, 30, 59])
        yield Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000;
}

describe.each(zones)("in %s", (zone) => {
  it("an instant is what its day and time state, and the first one of those that state it", () => {
    for (const instant of instants()) {
      const { day, time } = momentIn(zone, instant);
      const found = instantIn(zone, day, time);
      if (found === null) throw new Error(`${day} ${time} was not found.`);
      expect(momentIn(zone, found)).toEqual({ day, time });
      expect(found).toBeLessThanOrEqual(instant);
      // Clocks go back by an hour at most.
      expect(instant - found).toBeOneOf([0, 3_600_000]);
    }
  });

  it("a time that no clock shows is none", () => {
    for (const day of ["2027-03-13", "2027-03-14", "2027-03-28", "2027-10-31", "2027-11-07"])
      for (let minute = 0; minute < 24 * 60; minute += 15) {
        const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
        const found = instantIn(zone, day, time);
        const leaps = { "Europe/Paris": "2027-03-28", "America/Miquelon": "2027-03-14" }[zone];
        const isLeaptOver = day === leaps && time.startsWith("02:");
        expect(found === null).toBe(isLeaptOver);
        if (found !== null) expect([dayIn(zone, found), timeIn(zone, found)]).toEqual([day, time]);
      }
  });

  it("days follow each other, and a mission is wanted from the day that it is there", () => {
    const code = { [zoneOf("97411")]: "97411", [zoneOf("98735")]: "98735" }[zone] ?? "";
    if (zoneOf(code) !== zone) return;
    for (const instant of instants()) {
      const today = dayIn(zone, instant);
      expect(wantableDays(code, instant).first).toBe(today);
      expect(wantedDayFault(code, today, instant)).toBeNull();
      expect(wantedDayFault(code, addDays(today, -1), instant)).toBe("Cette date est passée.");
    }
  });
});
