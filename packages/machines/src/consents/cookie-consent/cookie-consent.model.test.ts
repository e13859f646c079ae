import { expect } from "../../testing/expect.ts";
import { proveMachine, type Simulation } from "../../testing/index.ts";
import { createCookieConsentMachine, noConsents } from "./cookie-consent.machine.ts";
import { cookieConsentModel } from "./cookie-consent.model.ts";
import type { UserConsents } from "./cookie-consent.types.ts";
import { cookieConsentView } from "./cookie-consent.view.ts";

/** A browser with one cookie: what the machine reports to remember is written, and reported as the page's local event. */
function createHarness(simulation: Simulation) {
  let cookie: UserConsents | null = null;
  const open = () => {
    const actor = simulation.start(createCookieConsentMachine({ now: simulation.clock.now }), {
      input: { consents: cookie ?? noConsents },
    });
    actor.on("remember", ({ record }) => {
      cookie = record;
      actor.send({ type: "cookies.updated", consents: record });
    });
    return actor;
  };
  const harness = {
    actor: open(),
    cookie: () => cookie,
    reopen: () => {
      harness.actor.stop();
      harness.actor = open();
    },
    reset: () => {
      cookie = null;
      harness.actor.send({ type: "cookies.reset" });
    },
    answerElsewhere: () => {
      const given = { consent: true, date: "2026-01-15T10:00:00.000Z" };
      cookie = { analytics: given, marketing: given, bannerDismissed: true };
      harness.actor.send({ type: "cookies.updated", consents: cookie });
    },
  };
  return harness;
}

type Harness = ReturnType<typeof createHarness>;

function nameOf(cookie: UserConsents | null): string {
  if (cookie === null) return "none";
  if (cookie.analytics.date === "") return "closed";
  if (cookie.analytics.consent) return cookie.marketing.consent ? "both" : "analytics";
  return cookie.marketing.consent ? "marketing" : "neither";
}

const consented = (cookie: UserConsents | null) =>
  cookie !== null && (cookie.analytics.consent || cookie.marketing.consent);

proveMachine({
  machine: createCookieConsentMachine({ now: () => 0 }),
  model: cookieConsentModel,
  harness: createHarness,
  perform: {
    customises: ({ actor }) => actor.send({ type: "customise.requested" }),
    "changes analytics": ({ actor }, { analytics }) =>
      actor.send({ type: "choice.changed", category: "analytics", isAllowed: !analytics }),
    "changes marketing": ({ actor }, { marketing }) =>
      actor.send({ type: "choice.changed", category: "marketing", isAllowed: !marketing }),
    cancels: ({ actor }) => actor.send({ type: "customise.cancelled" }),
    saves: ({ actor }) => actor.send({ type: "choices.saved" }),
    "accepts all": ({ actor }) => actor.send({ type: "all.accepted" }),
    "refuses all": ({ actor }) => actor.send({ type: "all.refused" }),
    "closes the banner": ({ actor }) => actor.send({ type: "banner.closed" }),
    "resets the cookies": ({ reset }) => reset(),
    "answers in another tab": ({ answerElsewhere }) => answerElsewhere(),
    "comes back to a page": ({ reopen }) => reopen(),
  },
  agree: ({ actor, cookie }, state) => {
    const view = cookieConsentView(actor.getSnapshot());
    expect({ shown: view.shown, cookie: nameOf(cookie()) }).toEqual({
      shown: state.at,
      cookie: state.cookie,
    });
    const standing = { banner: "asking", preferences: "customising", nothing: "answered" };
    expect(actor.getSnapshot().value).toBe(standing[state.at]);
    if (state.at === "preferences")
      expect(view.choices).toEqual({ analytics: state.analytics, marketing: state.marketing });
  },
  invariants: {
    "nothing is consented without an answer": ({ cookie }: Harness) =>
      !consented(cookie()) || cookie()?.bannerDismissed === true,
    "what is consented is dated": ({ cookie }: Harness) =>
      !consented(cookie()) || cookie()?.marketing.date !== "",
  },
});
