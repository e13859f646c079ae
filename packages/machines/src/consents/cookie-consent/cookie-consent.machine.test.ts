import { describe, expect, test } from "vitest";
import { createSimulation } from "../../testing/index.ts";
import { createCookieConsentMachine, noConsents } from "./cookie-consent.machine.ts";
import type { CookieConsentEvent, UserConsents } from "./cookie-consent.types.ts";
import { cookieConsentView } from "./cookie-consent.view.ts";

const date = "2026-01-15T09:00:00.000Z";
const given: UserConsents = {
  analytics: { consent: true, date },
  marketing: { consent: false, date },
  bannerDismissed: true,
};

function play(consents = noConsents) {
  const simulation = createSimulation();
  const actor = simulation.start(createCookieConsentMachine({ now: simulation.clock.now }), {
    input: { consents },
  });
  return {
    ...simulation,
    send: (...events: CookieConsentEvent[]) => {
      for (const event of events) actor.send(event);
    },
    view: () => cookieConsentView(actor.getSnapshot()),
  };
}

describe("what is remembered", () => {
  test("« Tout accepter » consents to both, dated, and dismisses the banner [COOK-06]", () => {
    const page = play();
    page.send({ type: "all.accepted" });
    expect(page.emitted).toEqual([
      {
        type: "remember",
        record: {
          analytics: { consent: true, date },
          marketing: { consent: true, date },
          bannerDismissed: true,
        },
      },
    ]);
  });

  test("« Refuser » consents to neither and dismisses the banner [COOK-07]", () => {
    const page = play();
    page.send({ type: "all.refused" });
    expect(page.emitted).toEqual([
      {
        type: "remember",
        record: {
          analytics: { consent: false, date },
          marketing: { consent: false, date },
          bannerDismissed: true,
        },
      },
    ]);
  });

  test("closing dismisses the banner with nothing consented and nothing dated", () => {
    const page = play();
    page.send({ type: "banner.closed" });
    expect(page.emitted).toEqual([
      {
        type: "remember",
        record: {
          analytics: { consent: false, date: "" },
          marketing: { consent: false, date: "" },
          bannerDismissed: true,
        },
      },
    ]);
  });

  test("closing keeps no earlier consent that was never answered for", () => {
    const page = play({ ...given, bannerDismissed: false });
    page.send({ type: "banner.closed" });
    expect(page.emitted).toEqual([{ type: "remember", record: { ...noConsents, bannerDismissed: true } }]);
  });

  test("« Enregistrer les préférences » keeps exactly the choices made [COOK-08]", () => {
    const page = play();
    page.send(
      { type: "customise.requested" },
      { type: "choice.changed", category: "analytics", isAllowed: true },
      { type: "choice.changed", category: "marketing", isAllowed: true },
      { type: "choice.changed", category: "marketing", isAllowed: false },
      { type: "choices.saved" },
    );
    expect(page.emitted).toEqual([{ type: "remember", record: given }]);
    expect(page.view().shown).toBe("nothing");
  });

  test.each(["all.accepted", "all.refused", "banner.closed"] as const)(
    "%s takes the banner away though no cookie can be written [COOK-06, COOK-07]",
    (type) => {
      const page = play();
      page.send({ type });
      expect(page.view().shown).toBe("nothing");
    },
  );

  test("« Annuler » remembers nothing, and what was ticked is forgotten [COOK-05]", () => {
    const page = play();
    page.send(
      { type: "customise.requested" },
      { type: "choice.changed", category: "marketing", isAllowed: true },
      { type: "customise.cancelled" },
    );
    expect(page.emitted).toEqual([]);
    expect(page.view().shown).toBe("banner");
    page.send({ type: "customise.requested" });
    expect(page.view()).toEqual({
      shown: "preferences",
      choices: { analytics: false, marketing: false },
    });
  });
});

describe("when it is asked", () => {
  test("until it was answered, and no more [COOK-09]", () => {
    expect(play().view().shown).toBe("banner");
    expect(play(given).view().shown).toBe("nothing");
  });

  test("again after a reset, from the defaults [COOK-10, COOK-12]", () => {
    const page = play(given);
    page.send({ type: "cookies.reset" });
    expect(page.view().shown).toBe("banner");
    page.send({ type: "customise.requested" });
    expect(page.view().choices).toEqual({ analytics: false, marketing: false });
    expect(page.emitted).toEqual([]);
  });

  test("not after an answer given elsewhere, again after one that was taken back there", () => {
    const page = play();
    page.send({ type: "cookies.updated", consents: given });
    expect(page.view().shown).toBe("nothing");
    page.send({ type: "cookies.updated", consents: noConsents });
    expect(page.view().shown).toBe("banner");
  });
});
