import type { SeoStats } from "@jobami/api/users/contract";
import type { SeoTrigger } from "@jobami/api/users/routes";
import { describe, expect, test } from "vitest";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { createSeoPromotionMachine, type SeoRecord, seoPromotionView } from "./index.ts";
import { dayMs, type SeoStanding } from "./seo.standing.ts";
import { standingAfter } from "./seo-promotion.fixture.ts";
import type { SeoActivation } from "./seo-promotion.types.ts";

const never: SeoRecord = { lastPromptAt: null, shown: [] };

function play(record: (now: number) => SeoRecord = () => never, isFree = true) {
  const simulation = createSimulation();
  const noteShown = holdPromise<unknown, { trigger: SeoTrigger }>();
  const activate = holdPromise<SeoActivation>();
  const now = simulation.clock.now();
  const actor = simulation.start(
    createSeoPromotionMachine({ now: simulation.clock.now }).provide({
      actors: { noteShown: noteShown.logic, activate: activate.logic },
    }),
    { input: { record: record(now), isFree } },
  );
  return {
    now,
    simulation,
    actor,
    noteShown,
    activate,
    isOpen: () => seoPromotionView(actor.getSnapshot()).isOpen,
    read: (days: number, about?: Partial<SeoStats> & Partial<Omit<SeoStanding, "stats">>) =>
      actor.send({ type: "standing.read", standing: standingAfter(days, now, about) }),
  };
}

/** What brings the promotion to a person `days` after their sign-up. */
function triggerFor(
  days: number,
  about: Parameters<ReturnType<typeof play>["read"]>[1] = {},
  record: (now: number) => SeoRecord = () => never,
): SeoTrigger | null {
  const page = play(record);
  page.read(days, about);
  expect(page.isOpen()).toBe(page.noteShown.asked.length === 1);
  return page.noteShown.asked[0]?.trigger ?? null;
}

const promptedBefore =
  (ms: number, shown: SeoRecord["shown"] = []) =>
  (now: number): SeoRecord => ({
    lastPromptAt: now - ms,
    shown,
  });
const shownBefore = (...shown: SeoTrigger[]) => promptedBefore(7 * dayMs, shown);
const ms = 1 / dayMs;

describe("what brings it", () => {
  test.each([
    [1 - ms, 50, null],
    [1, 49, null],
    [1, 50, "onboarding"],
    [3, 50, "onboarding"],
    [4 - ms, 50, "onboarding"],
    [4, 50, null],
  ] as const)(
    "%d days after the sign-up, complete to %d %%: %s [SEO-07, SEO-11]",
    (days, profileCompleteness, trigger) => {
      expect(triggerFor(days, { profileCompleteness })).toBe(trigger);
    },
  );

  test("onboarding comes once [SEO-11]", () => {
    expect(triggerFor(2, { profileCompleteness: 60 }, shownBefore("onboarding"))).toBe(null);
  });

  test.each([
    [79, null],
    [80, "profile_complete"],
  ] as const)("a profile complete to %d %%: %s [SEO-07, SEO-12]", (profileCompleteness, trigger) => {
    expect(triggerFor(0, { profileCompleteness })).toBe(trigger);
  });

  test("a complete profile brings it once [SEO-12]", () => {
    expect(triggerFor(5, { profileCompleteness: 80 }, shownBefore("profile_complete"))).toBe(null);
  });

  test.each([
    [0, null],
    [1, "first_mission"],
    [2, null],
  ] as const)("%d missions finished: %s [SEO-07, SEO-13]", (missionsCompleted, trigger) => {
    expect(triggerFor(0, { missionsCompleted })).toBe(trigger);
  });

  test("the first mission brings it once [SEO-13]", () => {
    expect(triggerFor(5, { missionsCompleted: 1 }, shownBefore("first_mission"))).toBe(null);
  });

  test.each([
    [7 - ms, 14 * dayMs, null],
    [7, 14 * dayMs, "notification"],
    [7, 14 * dayMs - 1, null],
    [100, 14 * dayMs, "notification"],
  ] as const)(
    "%d days after the sign-up and %d ms after the last prompt: %s [SEO-14]",
    (days, ago, trigger) => {
      expect(triggerFor(days, {}, promptedBefore(ago, ["notification"]))).toBe(trigger);
    },
  );

  test("a person never prompted meets both spacings [SEO-10, SEO-14]", () => {
    expect(triggerFor(7)).toBe("notification");
  });

  test("the first of several that apply comes: onboarding, profile_complete, first_mission, notification [SEO-07]", () => {
    const all = { profileCompleteness: 80, missionsCompleted: 1 };
    expect(triggerFor(3, all)).toBe("onboarding");
    expect(triggerFor(3, all, shownBefore("onboarding"))).toBe("profile_complete");
    expect(triggerFor(30, all, shownBefore("onboarding", "profile_complete"))).toBe("first_mission");
    expect(triggerFor(30, all, promptedBefore(14 * dayMs, ["profile_complete", "first_mission"]))).toBe(
      "notification",
    );
  });
});

describe("whatever brings it", () => {
  const due = { profileCompleteness: 80, missionsCompleted: 1 };

  test("not without the terms [SEO-08]", () => {
    expect(triggerFor(7, { ...due, hasAcceptedTerms: false })).toBe(null);
  });
  test("not to a person who is referenced [SEO-09]", () => {
    expect(triggerFor(7, { ...due, seoIndexable: true })).toBe(null);
  });
  test("not within 7 days of the last prompt, from then on it does [SEO-10]", () => {
    expect(triggerFor(2, due, promptedBefore(7 * dayMs - 1))).toBe(null);
    expect(triggerFor(2, due, promptedBefore(7 * dayMs))).toBe("onboarding");
  });
  test("only to jobbeurs [ROLE-15]", () => {
    expect(triggerFor(7, { ...due, isJobbeur: false })).toBe(null);
  });
  test("not before the stats are read", () => {
    const page = play();
    page.actor.send({
      type: "standing.read",
      standing: { isJobbeur: true, hasAcceptedTerms: true, stats: null },
    });
    expect(page.isOpen()).toBe(false);
  });
});

describe("showing it", () => {
  test("informs the server of what brought it, and keeps the instant and the trigger [SEO-15, SEO-16, SEO-24]", () => {
    const page = play(promptedBefore(8 * dayMs, ["onboarding"]));
    page.read(30, { profileCompleteness: 80 });
    expect(page.noteShown.asked).toEqual([{ trigger: "profile_complete" }]);
    expect(page.simulation.emitted).toEqual([
      { type: "remember", record: { lastPromptAt: page.now, shown: ["onboarding", "profile_complete"] } },
    ]);
  });

  test("keeps each trigger once", () => {
    const page = play(promptedBefore(14 * dayMs, ["notification", "first_mission"]));
    page.read(30);
    expect(page.simulation.emitted).toEqual([
      { type: "remember", record: { lastPromptAt: page.now, shown: ["first_mission", "notification"] } },
    ]);
  });

  test("waits for other overlays to go, and gives them way [SEO-25]", () => {
    const page = play(undefined, false);
    page.read(30);
    expect([page.isOpen(), page.noteShown.asked]).toEqual([false, []]);
    page.actor.send({ type: "overlay.changed", isFree: true });
    expect(page.isOpen()).toBe(true);
    page.actor.send({ type: "overlay.changed", isFree: false });
    expect(page.isOpen()).toBe(false);
    page.actor.send({ type: "overlay.changed", isFree: true });
    expect([page.isOpen(), page.noteShown.asked.length]).toEqual([true, 1]);
  });

  test("who asks for it gets the generic one, whenever they were last prompted [SEO-07]", () => {
    const page = play(promptedBefore(1));
    page.read(2);
    page.actor.send({ type: "promotion.requested" });
    expect(page.isOpen()).toBe(true);
    expect(page.noteShown.asked).toEqual([{ trigger: "notification" }]);
    const before = play();
    before.read(2, { profileCompleteness: 50 });
    before.actor.send({ type: "promotion.closed" });
    before.actor.send({ type: "promotion.requested" });
    expect(before.noteShown.asked).toEqual([{ trigger: "onboarding" }, { trigger: "notification" }]);
    const referenced = play();
    referenced.read(2, { seoIndexable: true });
    referenced.actor.send({ type: "promotion.requested" });
    expect(referenced.isOpen()).toBe(false);
  });
});

test("what comes by itself after it was asked for gives way to other overlays again [SEO-25]", () => {
  const page = play();
  page.read(0, { profileCompleteness: 30 });
  page.actor.send({ type: "promotion.requested" });
  page.actor.send({ type: "promotion.closed" });
  page.simulation.clock.advance(7 * dayMs);
  page.read(7, { profileCompleteness: 80 });
  expect(page.noteShown.asked).toEqual([{ trigger: "notification" }, { trigger: "profile_complete" }]);
  expect(page.isOpen()).toBe(true);
  page.actor.send({ type: "overlay.changed", isFree: false });
  expect(page.isOpen()).toBe(false);
});

test("asked for, it comes while something else asks, such as the question about cookies", () => {
  const page = play(promptedBefore(1), false);
  page.read(30);
  page.actor.send({ type: "promotion.requested" });
  expect(page.isOpen()).toBe(true);
  page.actor.send({ type: "overlay.changed", isFree: true });
  page.actor.send({ type: "overlay.changed", isFree: false });
  expect(page.isOpen()).toBe(true);
});

describe("who stops it", () => {
  const due = { profileCompleteness: 80 };
  const stopping = () => {
    const page = play(promptedBefore(30 * dayMs, ["onboarding"]));
    page.read(30, { ...due, seoIndexable: true });
    page.read(30, due);
    return page;
  };

  test("is not asked again on the heels of that, and it is stored as a prompt", () => {
    const page = stopping();
    expect([page.isOpen(), page.noteShown.asked]).toEqual([false, []]);
    expect(page.simulation.emitted).toEqual([
      { type: "remember", record: { lastPromptAt: page.now, shown: ["onboarding"] } },
    ]);
  });

  test("is asked again 7 days later, to the ms, and may ask at once", () => {
    const page = stopping();
    page.simulation.clock.advance(7 * dayMs - 1);
    page.read(30, due);
    expect(page.isOpen()).toBe(false);
    page.simulation.clock.advance(1);
    page.read(30, due);
    expect(page.isOpen()).toBe(true);
    const again = stopping();
    again.actor.send({ type: "promotion.requested" });
    expect(again.isOpen()).toBe(true);
  });
});

describe("activating", () => {
  function activating() {
    const page = play();
    page.read(30);
    page.simulation.clock.advance(0);
    page.actor.send({ type: "activation.requested" });
    return { ...page, emittedEvents: () => page.simulation.emitted.slice(1) };
  }

  test("success is stated, and closes it for good [SEO-21]", () => {
    const page = activating();
    page.activate.answer({ success: true });
    expect(page.emittedEvents()).toEqual([
      { type: "notice", kind: "success", code: "ACTIVATED" },
      { type: "referencing.activated" },
    ]);
    page.simulation.clock.advance(60 * dayMs);
    page.actor.send({ type: "overlay.changed", isFree: true });
    page.actor.send({ type: "promotion.requested" });
    expect(page.isOpen()).toBe(false);
  });

  test("an answer without success is an error, and may be tried again [SEO-22]", () => {
    const page = activating();
    page.activate.answer({ success: false });
    expect(page.emittedEvents()).toEqual([{ type: "notice", kind: "error", code: "ACTIVATION_FAILED" }]);
    expect(page.isOpen()).toBe(true);
    page.actor.send({ type: "activation.requested" });
    expect(page.activate.asked.length).toBe(2);
  });

  test("an exception is stated in the server's text, or without any [SEO-23]", () => {
    const activated = activating();
    activated.activate.fail(refused("TOO_MANY_REQUESTS", { message: "Trop de requêtes." }));
    expect(activated.emittedEvents()).toEqual([
      {
        type: "notice",
        kind: "error",
        code: "ACTIVATION_FAILED",
        params: { message: "Trop de requêtes." },
      },
    ]);
    for (const thrown of [
      new TypeError("x is not a function"),
      refused("NETWORK", { status: 0, message: "Impossible de joindre le serveur." }),
    ]) {
      const silent = activating();
      silent.activate.fail(thrown);
      expect(silent.emittedEvents()).toEqual([{ type: "notice", kind: "error", code: "ACTIVATION_FAILED" }]);
    }
  });

  test("cannot be closed meanwhile", () => {
    const page = activating();
    page.actor.send({ type: "promotion.closed" });
    expect(page.isOpen()).toBe(true);
  });
});
