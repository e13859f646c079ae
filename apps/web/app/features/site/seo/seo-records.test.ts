import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubForbiddenStorage, stubStorage } from "../../../testing/stub-storage.ts";
import { dismissalRecord, promptRecord } from "./seo-records.ts";

const now = Date.parse("2026-11-21T10:00:00.000Z");
const weekMs = 604_800_000;
let stored: Map<string, string>;

beforeEach(() => {
  stored = stubStorage();
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the last prompt is an ISO date, and each trigger shown is marked [SEO-15, SEO-16]", () => {
  promptRecord.write("karim", { lastPromptAt: now, shown: ["onboarding", "notification"] });
  expect(Object.fromEntries(stored)).toEqual({
    lastSeoPrompt: "2026-11-21T10:00:00.000Z",
    seoPrompt_onboarding: "shown",
    seoPrompt_notification: "shown",
    seoPrompt_owner: "karim",
  });
  expect(promptRecord.read("karim")).toEqual({ lastPromptAt: now, shown: ["onboarding", "notification"] });
});

test("without a record, or with a damaged one, nothing was shown", () => {
  expect(promptRecord.read("karim")).toEqual({ lastPromptAt: null, shown: [] });
  stored.set("lastSeoPrompt", "hier");
  stored.set("seoPrompt_onboarding", "true");
  expect(promptRecord.read("karim")).toEqual({ lastPromptAt: null, shown: [] });
});

test("keys that name no one count for whoever is here", () => {
  stored.set("lastSeoPrompt", "2026-11-20T10:00:00.000Z");
  stored.set("seoPrompt_first_mission", "shown");
  expect(promptRecord.read("karim")).toEqual({ lastPromptAt: now - 86_400_000, shown: ["first_mission"] });
});

test("what another person was shown does not count, and is retained for them until another prompt", () => {
  promptRecord.write("karim", { lastPromptAt: now, shown: ["onboarding"] });
  expect(promptRecord.read("amina")).toEqual({ lastPromptAt: null, shown: [] });
  expect(promptRecord.read("karim")).toEqual({ lastPromptAt: now, shown: ["onboarding"] });
  promptRecord.write("amina", { lastPromptAt: null, shown: [] });
  expect(promptRecord.read("karim")).toEqual({ lastPromptAt: now, shown: ["onboarding"] });
  promptRecord.write("amina", { lastPromptAt: now, shown: ["notification"] });
  expect(promptRecord.read("amina")).toEqual({ lastPromptAt: now, shown: ["notification"] });
  expect(promptRecord.read("karim")).toEqual({ lastPromptAt: null, shown: [] });
});

test("a dismissal is retained for 604800 s [SEO-19]", () => {
  dismissalRecord.write("karim", { dismissedUntil: now + weekMs });
  expect(stored.get("seoBannerDismissed")).toBe("true");
  vi.setSystemTime(now + weekMs - 1);
  expect(dismissalRecord.read("karim")).toEqual({ dismissedUntil: now + weekMs });
  vi.setSystemTime(now + weekMs);
  expect(dismissalRecord.read("karim")).toEqual({ dismissedUntil: null });
  expect([...stored.keys()]).toEqual([]);
});

test("a dismissal taken back is forgotten", () => {
  dismissalRecord.write("karim", { dismissedUntil: now + 1 });
  dismissalRecord.write("karim", { dismissedUntil: null });
  expect(dismissalRecord.read("karim")).toEqual({ dismissedUntil: null });
});

test("a forbidden storage keeps nothing and breaks nothing", () => {
  stubForbiddenStorage();
  promptRecord.write("karim", { lastPromptAt: now, shown: ["onboarding"] });
  expect(promptRecord.read("karim")).toEqual({ lastPromptAt: null, shown: [] });
});
