import type { SeoStats } from "@jobami/api/users/contract";
import { expect, test } from "vitest";
import { createSimulation } from "../../testing/index.ts";
import type { SeoStanding } from "../seo-promotion/index.ts";
import { standingAfter } from "../seo-promotion/seo-promotion.fixture.ts";
import { createSeoBannerMachine, type SeoBannerRecord, seoBannerView } from "./index.ts";

type About = Partial<SeoStats> & Partial<Omit<SeoStanding, "stats">>;
const week = 7 * 86_400_000;

function play(record: (now: number) => SeoBannerRecord = () => ({ dismissedUntil: null }), isFree = true) {
  const simulation = createSimulation();
  const now = simulation.clock.now();
  const actor = simulation.start(createSeoBannerMachine({ now: simulation.clock.now }), {
    input: { record: record(now), isFree },
  });
  return {
    now,
    actor,
    emitted: simulation.emitted,
    wait: simulation.clock.advance,
    isShown: () => seoBannerView(actor.getSnapshot()).isShown,
    read: (days: number, about?: About) =>
      actor.send({ type: "standing.read", standing: standingAfter(days, simulation.clock.now(), about) }),
  };
}

test("2999 ms after its conditions are met it is not there, at 3000 ms it is [SEO-18]", () => {
  const page = play();
  page.wait(10_000);
  page.read(2);
  page.wait(2999);
  expect(page.isShown()).toBe(false);
  page.wait(1);
  expect(page.isShown()).toBe(true);
});

test("reading the same again does not put it off [SEO-18]", () => {
  const page = play();
  page.read(2);
  page.wait(2000);
  page.read(2);
  page.wait(1000);
  expect(page.isShown()).toBe(true);
});

test.each<[string, number, About]>([
  ["whose account is not 2 days old", 2 - 1 / 86_400_000, {}],
  ["without the terms", 2, { hasAcceptedTerms: false }],
  ["who is referenced", 2, { seoIndexable: true }],
  ["who is no jobbeur", 2, { isJobbeur: false }],
])("never to a person %s [SEO-17, ROLE-15]", (_, days, about) => {
  const page = play();
  page.read(days, about);
  page.wait(60_000);
  expect(page.isShown()).toBe(false);
});

test("not before a person is signed in and the stats are read [SEO-17]", () => {
  const page = play();
  page.wait(60_000);
  page.actor.send({
    type: "standing.read",
    standing: { isJobbeur: true, hasAcceptedTerms: true, stats: null },
  });
  page.wait(60_000);
  expect(page.isShown()).toBe(false);
  page.read(2);
  page.wait(3000);
  page.actor.send({ type: "standing.read", standing: null });
  expect(page.isShown()).toBe(false);
});

test("what happens within the 3 s takes it back [SEO-17]", () => {
  const page = play();
  page.read(2);
  page.wait(2999);
  page.read(2, { seoIndexable: true });
  page.wait(60_000);
  expect(page.isShown()).toBe(false);
});

test("dismissing it keeps it away for 604800 s, to the ms [SEO-17, SEO-19]", () => {
  const page = play();
  page.read(2);
  page.wait(3000);
  const dismissedUntil = page.now + 3000 + 604_800_000;
  page.actor.send({ type: "banner.dismissed" });
  expect([page.isShown(), page.emitted]).toEqual([false, [{ type: "remember", record: { dismissedUntil } }]]);
  page.wait(604_799_999);
  page.read(9);
  page.wait(0);
  expect(page.actor.getSnapshot().value).toBe("hidden");
  page.wait(1);
  page.read(9);
  page.wait(3000);
  expect(page.isShown()).toBe(true);
});

test("who stops the referencing by hand is not reminded of it in this visit, and no dismissal is written that no one made", () => {
  const page = play();
  page.read(2, { seoIndexable: true });
  page.read(2);
  expect(page.emitted).toEqual([]);
  page.wait(week - 1);
  page.read(9);
  expect(page.actor.getSnapshot().value).toBe("hidden");
  page.wait(1);
  page.read(9);
  page.wait(3000);
  expect(page.isShown()).toBe(true);
});

test("whom the modal has just asked is not asked again in this visit, nor is a dismissal written that no one made", () => {
  const page = play();
  page.read(2);
  page.actor.send({ type: "promotion.shown" });
  page.wait(60_000);
  page.read(2);
  page.wait(60_000);
  expect([page.isShown(), page.emitted]).toEqual([false, []]);
});

test("a record from a clock that ran ahead keeps it away for a week at most [SEO-19]", () => {
  const page = play((now) => ({ dismissedUntil: now + 10 * week }));
  page.wait(week);
  page.read(2);
  page.wait(3000);
  expect(page.isShown()).toBe(true);
});

test("it gives way to other overlays and comes back after them [SEO-25]", () => {
  const page = play(undefined, false);
  page.read(2);
  page.wait(3000);
  expect(page.isShown()).toBe(false);
  page.actor.send({ type: "overlay.changed", isFree: true });
  expect(page.isShown()).toBe(true);
});
