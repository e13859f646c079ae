import { defineModel, type ModelStep } from "../../testing/model.ts";

/** A session as a person with two tabs and a server would describe it. */
export interface Visit {
  who: "closed" | "visitor" | "loading" | "unreachable" | "signedIn" | "leaving" | "askingMail" | "closing";
  /** Whether the page knows whose session it is. */
  isKnown: boolean;
  isRefreshing: boolean;
  /** Calls that met a 401 and wait. */
  askers: number;
  /** Whether the last refresh got no answer. */
  isUnanswered: boolean;
  /** Whether the profile was asked for in vain since the page opened. */
  isUnreachable: boolean;
  isOnline: boolean;
  /** Seconds since the session began, within each 5 minutes. */
  second: 0 | 290;
  /** Whether the token was refreshed in the last 10 s of the 5 minutes. */
  isFresh: boolean;
  isCheckAsked: boolean;
  isPingAsked: boolean;
}

const visitor: Visit = {
  who: "visitor",
  isKnown: false,
  isRefreshing: false,
  askers: 0,
  isUnanswered: false,
  isUnreachable: false,
  isOnline: false,
  second: 0,
  isFresh: false,
  isCheckAsked: false,
  isPingAsked: false,
};

type Step = ModelStep<Visit>;

const begun: Partial<Visit> = {
  who: "signedIn",
  isKnown: true,
  second: 0,
  isFresh: false,
  isCheckAsked: false,
  isPingAsked: true,
  isUnreachable: false,
};
const unreached: Partial<Visit> = { who: "unreachable", isUnreachable: true };
const signedOut = () => visitor;
const stays = () => ({});
const suspended = ({ isKnown, isOnline, isUnanswered }: Visit): Visit => ({
  ...visitor,
  who: isKnown ? "askingMail" : "closing",
  isKnown,
  isOnline,
  isUnanswered,
});
const suspendedPerson = (visit: Visit) => suspended({ ...visit, isKnown: true });

const isOpen = ({ who }: Visit) => who === "loading" || who === "unreachable" || who === "signedIn";
const isLeaving = ({ who }: Visit) => who === "leaving";
/** Nothing else of the session is under way while it is being left. */
const leaves = ({ isKnown, isOnline, isUnanswered, isUnreachable }: Visit): Visit => ({
  ...visitor,
  who: "leaving",
  isKnown,
  isUnreachable,
  isOnline,
  isUnanswered,
});
const isVisitor = ({ who }: Visit) => who === "visitor";
const isLoading = ({ who }: Visit) => who === "loading";
const isSignedIn = ({ who }: Visit) => who === "signedIn";
const isResting = (visit: Visit) => isSignedIn(visit) && !visit.isRefreshing && visit.second === 0;
const isRefreshing = (visit: Visit) => isOpen(visit) && visit.isRefreshing;
const isCheckAsked = (visit: Visit) => isSignedIn(visit) && visit.isCheckAsked && !visit.isRefreshing;

const opening: Record<
  "a visitor opens the page" | "a person returns" | "a person known to the server returns",
  Step
> = {
  "a visitor opens the page": { when: ({ who }) => who === "closed", leads: signedOut },
  "a person returns": { when: ({ who }) => who === "closed", leads: () => ({ ...visitor, who: "loading" }) },
  "a person known to the server returns": {
    when: ({ who }) => who === "closed",
    leads: () => ({ ...visitor, who: "loading", isKnown: true }),
  },
};

/** What a person, other tabs, the browser, the server and the clock can do to a session. */
export const sessionModel = defineModel<Visit>()({
  initial: { ...visitor, who: "closed" },
  steps: {
    ...opening,
    "the profile arrives": { when: isLoading, leads: () => ({ ...begun, isRefreshing: true }) },
    "the profile is of a deactivated person": { when: isLoading, leads: suspendedPerson },
    "the profile is refused as deactivated": { when: isLoading, leads: suspended },
    "the profile is refused as deactivated, with whose it is": { when: isLoading, leads: suspendedPerson },
    "the profile is refused": {
      when: isLoading,
      leads: ({ isUnanswered }) => (isUnanswered ? unreached : visitor),
    },
    "the profile call gets no answer": { when: isLoading, leads: () => unreached },
    "10 s pass without the server": {
      when: ({ who }) => who === "unreachable",
      leads: () => ({ who: "loading" }),
    },
    "the network comes back": {
      when: (visit) => visit.who === "unreachable" || isResting(visit),
      leads: ({ who }) => (who === "unreachable" ? { who: "loading" } : { isPingAsked: true }),
    },
    "the network goes": { when: isResting, leads: () => ({ isOnline: false }) },
    "a call meets a 401": {
      when: (visit) =>
        (isLoading(visit) || isSignedIn(visit)) &&
        visit.askers < (isSignedIn(visit) && visit.second === 0 && !visit.isPingAsked ? 2 : 1),
      leads: ({ askers }) => ({ isRefreshing: true, askers: askers + 1 }),
    },
    "a call that began before the last refresh meets a 401": {
      when: (visit) => isSignedIn(visit) && !visit.isRefreshing && !visit.isUnanswered,
      leads: stays,
    },
    "a call meets a 401 after the end": {
      when: ({ who }) => who === "visitor" || who === "leaving" || who === "askingMail" || who === "closing",
      leads: stays,
    },
    "a repeated call meets a 401 again": {
      when: isOpen,
      leads: ({ isUnanswered }) => (isUnanswered ? {} : visitor),
    },
    "the refresh succeeds": {
      when: isRefreshing,
      leads: ({ who, second }) => ({
        isRefreshing: false,
        askers: 0,
        isUnanswered: false,
        isFresh: who === "signedIn" && second === 290,
      }),
    },
    "the refresh brings another person": {
      when: (visit) => isRefreshing(visit) && isSignedIn(visit),
      leads: () => ({ ...begun, isRefreshing: false, askers: 0, isUnanswered: false }),
    },
    "the refresh brings a deactivated person": {
      when: isRefreshing,
      leads: (visit) => suspendedPerson(visit),
    },
    "the refresh is refused as deactivated": { when: isRefreshing, leads: suspended },
    "the refresh is refused as deactivated, with whose it is": {
      when: isRefreshing,
      leads: suspendedPerson,
    },
    "the refresh is refused": { when: isRefreshing, leads: signedOut },
    "the refresh gets no answer": {
      when: isRefreshing,
      leads: () => ({ isRefreshing: false, askers: 0, isUnanswered: true }),
    },
    "4 min 50 s pass": {
      when: (visit) => isSignedIn(visit) && visit.second === 0 && visit.askers === 0,
      leads: () => ({ second: 290, isCheckAsked: true, isPingAsked: true }),
    },
    "10 s pass and the 5 minutes are over": {
      when: (visit) => isSignedIn(visit) && visit.second === 290 && !visit.isCheckAsked,
      leads: ({ isFresh, isRefreshing: isUnderWay }) => ({
        second: 0,
        isFresh: false,
        isPingAsked: true,
        isRefreshing: isUnderWay || !isFresh,
      }),
    },
    "the check states active": { when: isCheckAsked, leads: () => ({ isCheckAsked: false }) },
    "the check states deactivated": { when: isCheckAsked, leads: suspended },
    "the check is refused as deactivated": { when: isCheckAsked, leads: suspended },
    "the check gets no answer": { when: isCheckAsked, leads: () => ({ isCheckAsked: false }) },
    "the ping succeeds": {
      when: (visit) => isResting(visit) && visit.isPingAsked,
      leads: () => ({ isPingAsked: false, isOnline: true }),
    },
    "the ping fails": {
      when: (visit) => isResting(visit) && visit.isPingAsked,
      leads: () => ({ isPingAsked: false }),
    },
    "the person signs in": { when: isVisitor, leads: () => ({ ...visitor, ...begun }) },
    "a sign-in ends without stating who": { when: isVisitor, leads: () => ({ who: "loading" }) },
    "another tab signs in": { when: isVisitor, leads: () => ({ who: "loading" }) },
    "the person changes their name": { when: isResting, leads: stays },
    "another person signs in here": {
      when: isSignedIn,
      leads: ({ isOnline }) => ({ ...visitor, ...begun, isOnline }),
    },
    "another tab signs out": { when: isOpen, leads: signedOut },
    "the person signs out": { when: isOpen, leads: leaves },
    "the sign-out succeeds": { when: isLeaving, leads: signedOut },
    "the sign-out fails": { when: isLeaving, leads: () => ({ who: "loading" }) },
    "the suspension mail is asked for": {
      when: ({ who }) => who === "askingMail",
      leads: () => ({ who: "closing" }),
    },
    "the suspension mail cannot be asked for": {
      when: ({ who }) => who === "askingMail",
      leads: () => ({ who: "closing" }),
    },
    "the server closes the session": { when: ({ who }) => who === "closing", leads: signedOut },
    "the server cannot close the session": { when: ({ who }) => who === "closing", leads: signedOut },
  },
});
