import { mailKinds, mailStates } from "@jobami/api/mail/routes";
import { subscriptionStatuses } from "@jobami/api/newsletter/routes";
import { securityDays } from "@jobami/api/security/routes";
import { expect, test } from "vitest";
import {
  everyMail,
  everySubscriber,
  mailFilterOf,
  mailPath,
  readMailSearch,
  readSecurityDays,
  readSubscriberSearch,
  securityPath,
  subscriberFilterOf,
  subscriberPath,
} from "./searches.ts";

const paramsOf = (path: string) => new URLSearchParams(path.split("?")[1] ?? "");

test("addresses hold all that was chosen, and nothing that was not", () => {
  expect(mailPath(everyMail)).toBe("/admin/email-queue");
  expect(subscriberPath(everySubscriber)).toBe("/admin/newsletter-subscribers");
  expect(securityPath(7)).toBe("/admin/security-monitoring");
  for (const state of mailStates)
    for (const kind of mailKinds) {
      const search = { q: "léa & co", state, kind, cursor: "apres~1~a" };
      expect(readMailSearch(paramsOf(mailPath(search)))).toEqual(search);
    }
  for (const status of subscriptionStatuses) {
    const search = { q: "a+b@exemple.fr", status, cursor: "fin" };
    expect(readSubscriberSearch(paramsOf(subscriberPath(search)))).toEqual(search);
  }
  for (const days of securityDays) expect(readSecurityDays(paramsOf(securityPath(days)))).toBe(days);
});

test("addresses that no one could have chosen are read as nothing", () => {
  const odd = new URLSearchParams("etat=autre&a=tous&place=x&q=%00&jours=8");
  expect(readMailSearch(odd)).toEqual(everyMail);
  expect(readSubscriberSearch(odd)).toEqual(everySubscriber);
  expect(readSecurityDays(odd)).toBe(7);
});

test("the contract is asked for what is narrowed alone", () => {
  expect([mailFilterOf(everyMail), subscriberFilterOf(everySubscriber)]).toEqual([{}, {}]);
  expect(mailFilterOf({ q: " léa ", state: "dead", kind: "member", cursor: "fin" })).toEqual({
    search: "léa",
    state: "dead",
    kind: "member",
  });
});
