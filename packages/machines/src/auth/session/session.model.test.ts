import type { Actor } from "xstate";
import { samplePaths } from "../../boundary/paths.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { createSessionHarness, freshPassword, person, refusal } from "./session.harness.ts";
import { createSessionMachine, type SessionMachine } from "./session.machine.ts";
import { sessionModel } from "./session.model.ts";
import type { SessionEvent } from "./session.types.ts";
import { sessionView } from "./session.view.ts";

function createHarness(simulation: Simulation) {
  const session = createSessionHarness(simulation);
  const harness = { ...session, page: null as Actor<SessionMachine> | null, asked: 0, name: "u1" };
  return { ...harness, send: (event: SessionEvent) => simulation.actors[0]?.send(event) };
}

type Harness = ReturnType<typeof createHarness>;

function meet401(harness: Harness, sentAt?: number): void {
  harness.asked += 1;
  harness.send({
    type: "call.unauthorized",
    askId: `call-${harness.asked}`,
    ...(sentAt !== undefined && { sentAt }),
  });
}

function lastRefreshAt(harness: Harness): number {
  return harness.page?.getSnapshot().context.lastRefreshAt ?? 0;
}

const expired = refusal(401, "SESSION_EXPIRED");
const disabled = refusal(403, "PROFIL_DISABLED");
const disabledPerson = refusal(403, "PROFIL_DISABLED", { email: "lea@exemple.fr", reason: "" });
const silent = refusal(0, "NETWORK");
const me = (harness: Harness) => person({ id: harness.name });
const inactive = (harness: Harness) => person({ id: harness.name, profil_actif: false });

proveMachine({
  machine: createSessionMachine({ paths: samplePaths, now: () => 0 }),
  model: sessionModel,
  harness: createHarness,
  perform: {
    "a visitor opens the page": (w) => {
      w.page = w.open({ hasMarker: false });
    },
    "a person returns": (w) => {
      w.page = w.open({ hasMarker: true });
    },
    "a person known to the server returns": (w) => {
      w.page = w.open({ hasMarker: true, user: person() });
    },
    "the profile arrives": (w) => w.calls.readProfile.answer({ user: me(w), passwordStatus: freshPassword }),
    "the profile is of a deactivated person": (w) =>
      w.calls.readProfile.answer({ user: inactive(w), passwordStatus: freshPassword }),
    "the profile is refused as deactivated": (w) => w.calls.readProfile.fail(disabled),
    "the profile is refused as deactivated, with whose it is": (w) =>
      w.calls.readProfile.fail(disabledPerson),
    "the profile is refused": (w) => w.calls.readProfile.fail(expired),
    "the profile call gets no answer": (w) => w.calls.readProfile.fail(silent),
    "10 s pass without the server": (w) => w.clock.advance(10_000),
    "the network comes back": (w) => w.send({ type: "browser.cameOnline" }),
    "the network goes": (w) => w.send({ type: "browser.wentOffline" }),
    "a call meets a 401": (w) => meet401(w),
    "a call that began before the last refresh meets a 401": (w) => meet401(w, lastRefreshAt(w) - 1),
    "a call meets a 401 after the end": (w) => meet401(w),
    "a repeated call meets a 401 again": (w) => w.send({ type: "call.refusedAgain" }),
    "the refresh succeeds": (w) => w.calls.refreshToken.answer({ user: me(w) }),
    "the refresh brings another person": (w) => {
      w.name = w.name === "u1" ? "u2" : "u1";
      w.calls.refreshToken.answer({ user: me(w) });
    },
    "the refresh brings a deactivated person": (w) => w.calls.refreshToken.answer({ user: inactive(w) }),
    "the refresh is refused as deactivated": (w) => w.calls.refreshToken.fail(disabled),
    "the refresh is refused as deactivated, with whose it is": (w) =>
      w.calls.refreshToken.fail(disabledPerson),
    "the refresh is refused": (w) => w.calls.refreshToken.fail(expired),
    "the refresh gets no answer": (w) => w.calls.refreshToken.fail(silent),
    "4 min 50 s pass": (w) => w.clock.advance(290_000),
    "10 s pass and the 5 minutes are over": (w) => w.clock.advance(10_000),
    "the check states active": (w) => w.calls.checkActive.answer({ profil_actif: true }),
    "the check states deactivated": (w) => w.calls.checkActive.answer({ profil_actif: false }),
    "the check is refused as deactivated": (w) => w.calls.checkActive.fail(disabled),
    "the check gets no answer": (w) => w.calls.checkActive.fail(silent),
    "the ping succeeds": (w) => w.calls.sendPing.answer({ online: true }),
    "the ping fails": (w) => w.calls.sendPing.fail(silent),
    "the person signs in": (w) => w.send({ type: "session.opened", user: me(w) }),
    "a sign-in ends without stating who": (w) => w.send({ type: "session.opened" }),
    "another tab signs in": (w) => w.send({ type: "marker.appeared" }),
    "the person changes their name": (w) =>
      w.send({ type: "session.opened", user: { ...me(w), prenom: "Léo" } }),
    "another person signs in here": (w) => {
      w.name = w.name === "u1" ? "u2" : "u1";
      w.send({ type: "session.opened", user: me(w) });
    },
    "another tab signs out": (w) => w.send({ type: "marker.vanished" }),
    "the person signs out": (w) => w.send({ type: "sign-out.requested" }),
    "the sign-out succeeds": (w) => w.calls.signOut.answer({}),
    "the sign-out fails": (w) => w.calls.signOut.fail(silent),
    "the suspension mail is asked for": (w) => w.calls.askSuspensionMail.answer({}),
    "the suspension mail cannot be asked for": (w) => w.calls.askSuspensionMail.fail(silent),
    "the server closes the session": (w) => w.calls.signOut.answer({}),
    "the server cannot close the session": (w) => w.calls.signOut.fail(silent),
  },
  agree: (harness, visit) => {
    if (harness.page === null) return;
    const view = sessionView(harness.page.getSnapshot());
    const isOver = visit.who === "visitor" || visit.who === "askingMail" || visit.who === "closing";
    const known = visit.who === "signedIn" ? "signedIn" : "loading";
    expect({
      view: { ...view, user: view.user !== null },
      refreshing: harness.calls.refreshToken.waiting(),
      loading: harness.calls.readProfile.waiting(),
      checking: harness.calls.checkActive.waiting(),
      pinging: harness.calls.sendPing.waiting(),
      closing: harness.calls.signOut.waiting(),
      mailing: harness.calls.askSuspensionMail.waiting(),
    }).toEqual({
      view: {
        status: isOver ? "signedOut" : known,
        user: !isOver && visit.isKnown,
        isOnline: visit.isOnline,
        isUnreachable: visit.isUnreachable,
        isLeaving: visit.who === "leaving",
      },
      refreshing: visit.isRefreshing ? 1 : 0,
      loading: visit.who === "loading" ? 1 : 0,
      checking: visit.isCheckAsked ? 1 : 0,
      pinging: visit.isPingAsked ? 1 : 0,
      closing: visit.who === "closing" || visit.who === "leaving" ? 1 : 0,
      mailing: visit.who === "askingMail" ? 1 : 0,
    });
  },
  invariants: {
    "every call that met a 401 is answered, once": ({ simulation, asked }, { askers }) => {
      const answered = simulation.emitted.filter(({ type }) => type === "call.answered");
      const ids = new Set(answered.map((event) => (event as unknown as { askId: string }).askId));
      return ids.size === answered.length && answered.length === asked - askers;
    },
    "who is shown as signed in was reported to everybody": ({ simulation }, { who }) => {
      const last = simulation.emitted.findLast(
        ({ type }) => type === "person.signedIn" || type === "person.signedOut",
      );
      return who !== "signedIn" || last?.type === "person.signedIn";
    },
    "no one stays signed in unknown to the rest of the page": ({ simulation }, { who }) => {
      const last = simulation.emitted.findLast(
        ({ type }) => type === "person.signedIn" || type === "person.signedOut",
      );
      return who !== "visitor" || last?.type !== "person.signedIn";
    },
  },
});
