import { franceZone } from "@jobami/api/places/france-zone";
import type { PlanningSlot } from "@jobami/api/planning/contract";
import {
  agreedSlot,
  dentist,
  fullPlanning,
  leave,
  openSlot,
  ownSlot,
  proposedSlot,
} from "@jobami/api/planning/fixtures";
import { describe, expect, it } from "vitest";
import { askedText, exceptionLabel, exceptionWhen, longDay, slotState, spanText, whenText } from "./copy.ts";
import {
  contentOf,
  dayByKey,
  daysOf,
  hoursOf,
  lanesOf,
  partOf,
  readPlanningAddress,
  shifted,
  spanOf,
  standsOf,
} from "./planning-view.ts";

const read = (address: string) => readPlanningAddress(new URLSearchParams(address));

describe("the address of a planning", () => {
  it.each([
    ["vue=mois&jour=2026-12-05", { view: "mois", day: "2026-12-05" }],
    ["vue=liste", { view: "liste", day: null }],
    ["", { view: null, day: null }],
    ["vue=annee&jour=2026-02-30", { view: null, day: null }],
    ["jour=2026-13-01", { view: null, day: null }],
    ["jour=1026-01-01", { view: null, day: null }],
    ["jour=<script>", { view: null, day: null }],
  ])("%s is read as %j", (address, found) => {
    expect(read(address)).toEqual(found);
  });
});

describe("what a view shows", () => {
  it.each([
    ["semaine", "2026-12-05", "2026-11-30", 7],
    ["semaine", "2026-11-30", "2026-11-30", 7],
    // Weeks in which the clocks change have seven days as well.
    ["semaine", "2026-03-29", "2026-03-23", 7],
    ["semaine", "2026-10-25", "2026-10-19", 7],
    ["mois", "2026-12-05", "2026-11-30", 35],
    ["mois", "2026-02-10", "2026-01-26", 35],
    ["mois", "2027-02-10", "2027-02-01", 28],
    ["mois", "2026-08-31", "2026-07-27", 42],
    ["liste", "2026-12-05", "2026-12-05", 28],
  ] as const)("%s around %s begins on %s and has %s days", (view, day, from, days) => {
    expect(spanOf(view, day)).toEqual({ from, days });
    expect(daysOf(spanOf(view, day))).toContain(day);
  });

  it.each([
    ["semaine", "2026-12-05", "2026-12-12"],
    ["mois", "2026-01-31", "2026-02-28"],
    ["liste", "2026-12-05", "2027-01-02"],
  ] as const)("after %s of %s comes that of %s", (view, day, next) => {
    expect(shifted(view, day, 1)).toBe(next);
  });

  it("is named in French", () => {
    expect(spanText("mois", "2026-12-05", spanOf("mois", "2026-12-05"))).toBe("Décembre 2026");
    expect(spanText("semaine", "2026-12-01", spanOf("semaine", "2026-12-01"))).toBe(
      "Du 30 novembre au 6 décembre 2026",
    );
    expect(longDay("2026-12-01")).toBe("mardi 1er décembre");
    expect(longDay("2026-12-11")).toBe("vendredi 11 décembre");
  });
});

it.each([
  ["ArrowRight", "2026-12-06"],
  ["ArrowLeft", "2026-12-04"],
  ["ArrowDown", "2026-12-12"],
  ["ArrowUp", "2026-11-28"],
  ["Home", "2026-11-30"],
  ["End", "2026-12-06"],
  ["PageDown", "2027-01-05"],
  ["PageUp", "2026-11-05"],
  ["t", "2026-11-20"],
  ["T", "2026-11-20"],
  ["x", null],
])("in a month, %s leads from Saturday the fifth to %s", (key, day) => {
  expect(dayByKey(key, "2026-12-05", "mois", "2026-11-20")).toBe(day);
});
it("in a week, up and down scroll the page", () => {
  expect(dayByKey("ArrowDown", "2026-12-05", "semaine", "2026-11-20")).toBeNull();
});

describe("a day", () => {
  it("has its missions by the hour, and what goes over it", () => {
    const { stands, usual } = contentOf(fullPlanning, "2026-12-02");
    expect(stands.map(({ slot }) => slot.title)).toEqual([ownSlot.title, agreedSlot.title]);
    expect(usual).toHaveLength(2);
    expect(contentOf(fullPlanning, "2026-12-05").exceptions).toEqual([leave]);
    expect(contentOf(fullPlanning, "2026-12-25").holiday).toBe("Noël");
  });

  it("places an hour by the clock in France, wherever the browser is", () => {
    expect(partOf({ startsAt: "2026-12-02T13:30:00Z", endsAt: "2026-12-02T15:00:00Z" }, "69123")).toEqual({
      from: 14 * 60 + 30,
      to: 16 * 60,
    });
    expect(partOf({ startsAt: "2026-07-02T20:00:00Z", endsAt: "2026-07-02T22:00:00Z" }, "69123")).toEqual({
      from: 22 * 60,
      to: 24 * 60,
    });
    // Over the change to summer time: three hours end four later.
    expect(partOf({ startsAt: "2026-03-29T00:00:00Z", endsAt: "2026-03-29T03:00:00Z" }, "69123")).toEqual({
      from: 60,
      to: 5 * 60,
    });
  });

  it("is drawn over the hours in which something is", () => {
    expect(hoursOf([])).toEqual({ first: 8, last: 19 });
    const late = {
      ...agreedSlot,
      agreed: { startsAt: "2026-12-02T05:15:00Z", endsAt: "2026-12-02T20:30:00Z" },
    };
    expect(hoursOf([contentOf({ ...fullPlanning, slots: [late] }, late.day)])).toEqual({
      first: 6,
      last: 22,
    });
  });

  it("puts beside each other what happens at once", () => {
    const parts = [
      { from: 0, to: 60 },
      { from: 30, to: 90 },
      { from: 60, to: 120 },
      { from: 200, to: 300 },
    ];
    expect(lanesOf(parts)).toEqual([
      { lane: 0, of: 2 },
      { lane: 1, of: 2 },
      { lane: 0, of: 2 },
      { lane: 0, of: 1 },
    ]);
  });
});

it("a slot stands on its day, and where it is proposed for", () => {
  const placesOf = (slot: PlanningSlot) =>
    standsOf(slot).map(({ day, hour, isProposal }) => [day, hour?.startsAt ?? null, isProposal]);
  // Half past midnight in France is the day before in UTC and in America.
  const late = { startsAt: "2026-12-10T23:30:00.000Z", endsAt: "2026-12-11T00:30:00.000Z" };
  const waits = { proposed: late, proposedBy: "client" } as const;
  expect(placesOf(openSlot)).toEqual([["2026-12-05", null, false]]);
  expect(placesOf(proposedSlot)).toEqual([["2026-12-03", "2026-12-03T08:00:00.000Z", true]]);
  expect(placesOf({ ...openSlot, status: "proposed", ...waits })).toEqual([
    ["2026-12-05", null, false],
    ["2026-12-11", late.startsAt, true],
  ]);
  // The last day of one that any day suits is none that a proposal would leave.
  expect(placesOf({ ...openSlot, timing: "asap", status: "proposed", ...waits })).toEqual([
    ["2026-12-11", late.startsAt, true],
  ]);
  const moving = { ...agreedSlot, status: "moving", ...waits } as const;
  expect(placesOf(moving)).toEqual([
    ["2026-12-02", "2026-12-02T13:30:00.000Z", false],
    ["2026-12-11", late.startsAt, true],
  ]);
  expect(placesOf({ ...moving, statut: "terminee" })).toHaveLength(1);
});

it("a mission of several days stands on each of them, with its hour on the first, and is moved by that one alone", () => {
  const week = { ...openSlot, endDay: "2026-12-07" };
  const read = (slot: PlanningSlot) =>
    standsOf(slot).map((stand) => [stand.day, whenText(stand, franceZone), stand.isFurther ?? false]);
  const daily = "Chaque jour, le matin, jusqu’au 7 décembre";
  expect(read(week)).toEqual([
    ["2026-12-05", daily, false],
    ["2026-12-06", daily, true],
    ["2026-12-07", daily, true],
  ]);
  const agreed = { startsAt: "2026-12-05T08:00:00.000Z", endsAt: "2026-12-05T10:00:00.000Z" };
  expect(read({ ...week, agreed, status: "agreed" })[0]?.[1]).toBe("9\u00a0h –\u00a011\u00a0h");
  const proposed = { startsAt: "2026-12-06T08:00:00.000Z", endsAt: "2026-12-06T10:00:00.000Z" };
  const moving = standsOf({ ...week, status: "proposed", proposed, proposedBy: "client" });
  expect(moving.map(({ day, isProposal }) => [day, isProposal])).toEqual([
    ["2026-12-05", false],
    ["2026-12-06", true],
    ["2026-12-06", false],
    ["2026-12-07", false],
  ]);
  expect(moving.map(askedText)).toEqual(["Autre jour\u202f?", "À répondre", null, null]);
});

it("a mission overseas stands on the day and at the hour of its commune, and states whose hour it is to whom it is another", () => {
  // Half past seven in the morning at Saint-Denis is the evening before in Fort-de-France.
  const agreed = { startsAt: "2026-12-03T03:30:00.000Z", endsAt: "2026-12-03T05:00:00.000Z" };
  const there = { ...agreedSlot, placeCode: "97411", day: "2026-12-03", agreed };
  const [stand] = standsOf({ ...there, agreed: null, proposed: agreed, proposedBy: "client" });
  expect(stand?.day).toBe("2026-12-03");
  expect(partOf(agreed, "97411")).toEqual({ from: 7 * 60 + 30, to: 9 * 60 });
  const read = (reader: string) => standsOf(there).map((one) => whenText(one, reader));
  const hours = "7\u00a0h\u00a030 –\u00a09\u00a0h";
  expect(read("Indian/Reunion")).toEqual([hours]);
  // Other zones whose clocks show the same need no word.
  expect(read("Asia/Dubai")).toEqual([hours]);
  expect(read(franceZone)).toEqual([`${hours}, heure de La Réunion`]);
  expect(standsOf(agreedSlot).map((one) => whenText(one, "Indian/Reunion"))).toEqual([
    "14\u00a0h\u00a030 –\u00a016\u00a0h, heure de Paris",
  ]);
});

it("each thing is stated as it stands", () => {
  const whenOf = (slot: PlanningSlot) => standsOf(slot).map((stand) => whenText(stand, franceZone));
  expect(whenOf(agreedSlot)).toEqual(["14\u00a0h\u00a030 –\u00a016\u00a0h"]);
  expect(whenOf(openSlot)).toEqual(["Le matin"]);
  expect(whenOf(proposedSlot)).toEqual(["9\u00a0h –\u00a011\u00a0h, heure proposée"]);
  expect(slotState(openSlot)?.label).toBe("Heure à convenir");
  expect(whenOf({ ...openSlot, timing: "flexible" })).toEqual(["Au plus tard ce jour"]);
  expect(slotState({ ...openSlot, timing: "flexible" })?.label).toBe("Jour à convenir");
  expect(slotState({ ...agreedSlot, status: "moving", proposedBy: "client" })?.label).toBe(
    "À vous de répondre",
  );
  expect(slotState({ ...agreedSlot, status: "moving", proposedBy: "jobbeur" })?.label).toBe(
    `En attente de ${agreedSlot.other.prenom}`,
  );
  const unaddressed = { ...agreedSlot, isAddressMissing: true };
  expect(slotState(agreedSlot)?.label).toBe("Convenue");
  expect(slotState(unaddressed)?.label).toBe("Adresse à demander");
  expect(slotState({ ...unaddressed, side: "client" })?.label).toBe("Adresse à donner");
  expect(standsOf(unaddressed).map(askedText)).toEqual(["Adresse\u202f?"]);
  // What is asked of the hour comes before.
  expect(slotState({ ...openSlot, isAddressMissing: true })?.label).toBe("Heure à convenir");
  const asks = {
    ...agreedSlot,
    status: "moving",
    proposed: { startsAt: "2026-12-11T08:00:00.000Z", endsAt: "2026-12-11T09:30:00.000Z" },
    proposedBy: "jobbeur",
  } as const;
  expect(standsOf(asks).map(askedText)).toEqual(["Autre jour\u202f?", "En attente"]);
  const asked = { ...asks, proposedBy: "client", proposed: agreedSlot.agreed } as const;
  expect(standsOf(asked).map(askedText)).toEqual(["Autre heure\u202f?", "À répondre"]);
  expect(standsOf({ ...asked, statut: "terminee" }).map(askedText)).toEqual([null]);
  expect([agreedSlot, openSlot].flatMap(standsOf).map(askedText)).toEqual([null, null]);
  expect(exceptionWhen(dentist)).toBe("Mardi 1er décembre, 14\u00a0h –\u00a016\u00a0h");
  expect(exceptionWhen(leave)).toBe("Du vendredi 4 décembre au dimanche 6 décembre");
  expect(exceptionLabel(leave)).toBe("Indisponible\u00a0: Week-end en famille");
});
