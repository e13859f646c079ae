import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../../../testing/stub-storage.ts";
import { consentChanged, consentFlags, hearOpening, hearWindow, openConsent } from "./consents.ts";

let stored: Map<string, string>;
let dispatched: string[];
let stop: () => void;

beforeEach(() => {
  stored = stubStorage();
  dispatched = [];
  vi.useFakeTimers({ now: 0 });
  const page = new EventTarget();
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const names = [
    "ai-consent-updated",
    "cgv-cgu-consent-updated",
    "open-ai-consent-modal",
    "open-cgv-cgu-consent-modal",
  ];
  stop = hearWindow(Object.fromEntries(names.map((name) => [name, () => dispatched.push(name)])));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("an opening that was asked for before its modal was loaded is not lost, and is done once", () => {
  openConsent("ai");
  const opened = vi.fn();
  hearOpening("terms", opened)();
  expect(opened).not.toHaveBeenCalled();
  const end = hearOpening("ai", opened);
  expect(opened).toHaveBeenCalledTimes(1);
  openConsent("ai");
  expect(opened).toHaveBeenCalledTimes(2);
  end();
  hearOpening("ai", opened)();
  expect(opened).toHaveBeenCalledTimes(2);
});

test("accepting the terms stores cgv_cgu_consent_accepted 'true' for 604800 s and announces it [CONS-27, CONS-28, CONS-51]", () => {
  consentChanged("terms", true, "lea");
  expect(stored.get("cgv_cgu_consent_accepted")).toBe("true");
  vi.setSystemTime(604_799_999);
  expect(consentFlags.terms.isSet("lea")).toBe(true);
  vi.setSystemTime(604_800_000);
  expect(consentFlags.terms.isSet("lea")).toBe(false);
  expect(stored.has("cgv_cgu_consent_accepted")).toBe(false);
  expect(dispatched).toEqual(["cgv-cgu-consent-updated"]);
});

test("accepting the use of AI sets a flag for a year, taking it back clears it, both are announced [CONS-23, CONS-24, CONS-50]", () => {
  consentChanged("ai", true, "lea");
  vi.setSystemTime(365 * 86_400_000 - 1);
  expect(consentFlags.ai.isSet("lea")).toBe(true);
  consentChanged("ai", false, "lea");
  expect(consentFlags.ai.isSet("lea")).toBe(false);
  consentChanged("ai", true, "lea");
  vi.setSystemTime(2 * 365 * 86_400_000);
  expect(consentFlags.ai.isSet("lea")).toBe(false);
  expect(dispatched).toEqual(["ai-consent-updated", "ai-consent-updated", "ai-consent-updated"]);
});

test("a modal is opened by its event [CONS-47, CONS-48]", () => {
  openConsent("ai");
  openConsent("terms");
  expect(dispatched).toEqual(["open-ai-consent-modal", "open-cgv-cgu-consent-modal"]);
});
