import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readConsents, resetConsents, writeConsents } from "./consents-cookie.ts";

const none = {
  analytics: { consent: false, date: "" },
  marketing: { consent: false, date: "" },
  bannerDismissed: false,
};
const given = {
  analytics: { consent: true, date: "2026-01-15T09:00:00.000Z" },
  marketing: { consent: false, date: "2026-01-15T09:00:00.000Z" },
  bannerDismissed: true,
};

let written: string[];
let dispatched: string[];

beforeEach(() => {
  written = [];
  dispatched = [];
  vi.stubGlobal("document", {
    set cookie(text: string) {
      written.push(text);
    },
  });
  vi.stubGlobal("location", { protocol: "http:" });
  vi.stubGlobal("dispatchEvent", (event: Event) => dispatched.push(event.type));
});
afterEach(() => vi.unstubAllGlobals());

test("what was written is read again, among other cookies [COOK-11]", () => {
  writeConsents(given);
  const [pair = ""] = (written[0] ?? "").split("; ");
  expect(readConsents(`jobami_session=1; ${pair}; autre=2`)).toEqual(given);
});

test("it is stored a year, for every page, and sent by our own pages only [COOK-13]", () => {
  writeConsents(given);
  expect((written[0] ?? "").split("; ").slice(1)).toEqual(["max-age=31536000", "path=/", "SameSite=Strict"]);
});

test("over https it never travels in clear", () => {
  vi.stubGlobal("location", { protocol: "https:" });
  writeConsents(given);
  expect(written[0]).toMatch(/; Secure$/);
});

test("writing announces cookies-updated, resetting announces cookies-reset and forgets [COOK-18, COOK-19]", () => {
  writeConsents(given);
  resetConsents();
  expect(dispatched).toEqual(["cookies-updated", "cookies-reset"]);
  expect(written[1]).toBe("user_consents=; max-age=0; path=/; SameSite=Strict");
});

test("no cookie, a damaged one and a foreign one read as no consent [COOK-12]", () => {
  for (const cookies of [
    "",
    "user_consents=%",
    "user_consents=12",
    "user_consents={",
    "autre_user_consents={}",
  ])
    expect(readConsents(cookies)).toEqual(none);
  expect(readConsents('user_consents={"analytics":{"consent":"oui"},"bannerDismissed":1}')).toEqual(none);
});
