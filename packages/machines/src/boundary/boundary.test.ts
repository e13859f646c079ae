import { expect, test } from "vitest";
import { createActor, toPromise } from "xstate";
import { askedWaitMs, bounded, isAhead } from "./cooldown.ts";
import { destinationOf, isOwnPath } from "./destination.ts";
import { notProvided } from "./not-provided.ts";
import { samplePaths } from "./paths.fixture.ts";
import { isUnanswered, readRefusal } from "./refusal.ts";
import { refused } from "./refused.fixture.ts";

test("what a call throws is read as plain data, without the rest of the error", () => {
  const thrown = Object.assign(new Error("Refusé."), {
    code: "PROPOSAL_EXISTS",
    status: 409,
    fields: [{ path: "amount", code: "taken", message: "Déjà proposé." }],
    data: { hint: 1 },
  });
  expect(readRefusal(thrown)).toEqual({
    code: "PROPOSAL_EXISTS",
    status: 409,
    message: "Refusé.",
    fields: [{ path: "amount", code: "taken", message: "Déjà proposé." }],
    data: { hint: 1 },
  });
});

test.each([new TypeError("x is not a function"), "a word", null, { code: 12, status: 400 }, { code: "A" }])(
  "what is no answer of the server becomes UNEXPECTED without its text: %s",
  (thrown) => {
    expect(readRefusal(thrown)).toEqual({ code: "UNEXPECTED", status: 0, message: "", fields: [], data: {} });
  },
);

test("a refusal without text, fields or data gets empty ones", () => {
  expect(readRefusal({ code: "FORBIDDEN", status: 403 })).toEqual({
    code: "FORBIDDEN",
    status: 403,
    message: "",
    fields: [],
    data: {},
  });
});

test("text, fields and data that are of another kind are left out", () => {
  const thrown = { code: "FORBIDDEN", status: 403, message: 1, fields: "email", data: "hint" };
  expect(readRefusal(thrown)).toEqual({
    code: "FORBIDDEN",
    status: 403,
    message: "",
    fields: [],
    data: {},
  });
});

test("a call that was not given fails and states its name", async () => {
  const call = createActor(notProvided("register"));
  const ended = toPromise(call);
  call.start();
  await expect(ended).rejects.toThrow("register is not provided");
});

test("no answer, a broken answer, one under way and a server error may have happened; a refusal has not", () => {
  const unanswered = ["NETWORK", "UNEXPECTED", "IDEMPOTENCY_IN_PROGRESS", "INTERNAL_ERROR"] as const;
  expect(unanswered.map((code) => isUnanswered(refused(code)))).toEqual([true, true, true, true]);
  expect(isUnanswered(refused("UNEXPECTED", { status: 0 }))).toBe(true);
  expect(isUnanswered(refused("FORBIDDEN", { status: 500 }))).toBe(true);
  expect(isUnanswered(refused("FORBIDDEN", { status: 499 }))).toBe(false);
  expect(isUnanswered(refused("VALIDATION_FAILED"))).toBe(false);
});

test("a wait is read from seconds first, then minutes, in ms", () => {
  expect(askedWaitMs({ cooldownSeconds: 42, cooldownMinutes: 2 })).toBe(42_000);
  expect(askedWaitMs({ retryAfterSeconds: 7 })).toBe(7000);
  expect(askedWaitMs({ cooldownMinutes: 2 })).toBe(120_000);
  expect(askedWaitMs({ cooldownMinutes: 0 })).toBe(null);
  expect(askedWaitMs({ cooldownSeconds: 0 })).toBe(null);
  expect(askedWaitMs({ cooldownMinutes: "2" })).toBe(null);
  expect(askedWaitMs({ cooldownSeconds: "42" })).toBe(null);
});

test("a wait is over at its very instant", () => {
  expect(isAhead(null, 1000)).toBe(false);
  expect(isAhead(1001, 1000)).toBe(true);
  expect(isAhead(1000, 1000)).toBe(false);
});

test("a stored instant never lies further ahead than a fresh one", () => {
  expect(bounded(9_999_999, 1000, 3000)).toBe(4000);
  expect(bounded(2000, 1000, 3000)).toBe(2000);
  expect(bounded(null, 1000, 3000)).toBe(null);
  expect(bounded(undefined, 1000, 3000)).toBe(null);
});

test("only paths of this product are gone to", () => {
  for (const path of ["/", "/dashboard", "/missions/1?x=2#y", "/é", "/a//b/"])
    expect(isOwnPath(path)).toBe(true);
  for (const path of [
    "",
    "dashboard",
    "//evil.example",
    "/\\evil.example",
    "/a\\b",
    "/a\nb",
    "https://evil.example",
    "javascript:alert(1)",
  ])
    expect(isOwnPath(path)).toBe(false);
});

test("a sign-in leads to the page they came from, unless that was the login page [LOGIN-22]", () => {
  expect(destinationOf("/dashboard/missions", "/elsewhere", samplePaths)).toBe("/dashboard/missions");
  expect(destinationOf("/loginette", "/elsewhere", samplePaths)).toBe("/loginette");
  expect(destinationOf("/faq/login", "/elsewhere", samplePaths)).toBe("/faq/login");
  for (const login of [
    "/login",
    "/login/",
    "/login?from=x",
    "/login#top",
    "/login/?a#b?c",
    "/login?a\u2028b",
  ])
    expect(destinationOf(login, "/elsewhere", samplePaths)).toBe("/elsewhere");
  expect(destinationOf("//evil.example", undefined, samplePaths)).toBe("/dashboard");
});

test("without a usable page the server's target is next, then the dashboard [LOGIN-23, LOGIN-24]", () => {
  expect(destinationOf(null, "/elsewhere", samplePaths)).toBe("/elsewhere");
  expect(destinationOf(null, "https://evil.example", samplePaths)).toBe("/dashboard");
  expect(destinationOf(null, undefined, samplePaths)).toBe("/dashboard");
});
