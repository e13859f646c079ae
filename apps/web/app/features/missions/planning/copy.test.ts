import { lea } from "@jobami/api/missions/fixtures";
import { franceZone } from "@jobami/api/places/france-zone";
import {
  agreedHour,
  agreedSlot,
  movingDay,
  openHour,
  ownSlot,
  proposedHour,
  tightWay,
} from "@jobami/api/planning/fixtures";
import { expect, it } from "vitest";
import { dayTakenText, standingText, tightText, travelText } from "./copy.ts";

it("states by name who proposes an hour", () => {
  expect(standingText(proposedHour, null, franceZone)).toEqual([
    expect.stringMatching(/^Karim B\. propose 9\sh\s30 –\s11\sh le samedi 5 décembre\.$/),
  ]);
  const moving = { ...movingDay, side: "jobbeur", other: lea } as const;
  expect(standingText(moving, null, franceZone)).toEqual([
    expect.stringMatching(/^Convenu\s: samedi 5 décembre, 9\sh\s30 –\s11\sh\.$/),
    expect.stringMatching(/^Léa M\. propose 14\sh –\s15\sh\s30 le samedi 12 décembre, à la place\.$/),
  ]);
});

it("states that one proposes oneself, and nothing of who where nothing is proposed", () => {
  expect(standingText({ ...proposedHour, side: "jobbeur", other: lea }, null, franceZone)[0]).toMatch(
    /^Vous proposez 9/,
  );
  expect(standingText(openHour, "le matin", franceZone)[0]).toMatch(
    /^La mission est pour samedi 5 décembre, le matin\./,
  );
  expect(standingText(agreedHour, null, franceZone)).toHaveLength(1);
});

it("states until when a mission of several days lasts", () => {
  expect(standingText({ ...openHour, endDay: "2026-12-11" }, "le matin", franceZone)[0]).toMatch(
    /^La mission est pour samedi 5 décembre, chaque jour jusqu’au vendredi 11 décembre, le matin\./,
  );
  expect(standingText({ ...agreedHour, endDay: "2026-12-11" }, null, franceZone)[0]).toMatch(
    /^Convenu\s: samedi 5 décembre, .*, chaque jour jusqu’au vendredi 11 décembre\.$/,
  );
});

it("asks for a day where any until the last one will do, and for none in its place", () => {
  expect(standingText({ ...openHour, timing: "flexible" }, null, franceZone)[0]).toMatch(
    /^La mission est à faire au plus tard le samedi 5 décembre\. Mettez-vous d’accord sur un jour et une heure/,
  );
  const proposed = { startsAt: "2026-12-03T08:00:00.000Z", endsAt: "2026-12-03T09:00:00.000Z" };
  expect(standingText({ ...proposedHour, timing: "asap", proposed }, null, franceZone)[0]).toMatch(
    / le jeudi 3 décembre\.$/,
  );
});

it("states what a person has agreed to on a day, on either side of it", () => {
  expect(dayTakenText([ownSlot], franceZone)).toMatch(
    /^Vous avez déjà une mission ce jour-là\s: avec .*, 9\sh –\s12\sh\.$/,
  );
  expect(dayTakenText([agreedSlot], franceZone)).toMatch(/ pour .*, 14\sh\s30 –\s16\sh\.$/);
});

it("states how far a way is, and no time, where no road leads there", () => {
  const overTheSea = { minutes: null, km: 9342 };
  expect(travelText({ minutes: 25, km: null, isTight: true })).toMatch(/^Trajet\s: 25\smin, trop juste$/);
  expect(travelText({ ...overTheSea, isTight: false })).toMatch(/^Trajet\s: environ 9\s340\skm$/);
  expect(tightText({ ...tightWay, ...overTheSea })).toMatch(/ avant\s: c’est à environ 9\s340\skm\.$/);
  expect(tightText({ ...tightWay, minutes: null, km: null })).toMatch(/ avant\s: c’est loin\.$/);
});
