import type { ConsentKind } from "@jobami/api/consents/routes";
import { type ExpiringFlag, expiringFlag } from "../../../platform/storage/index.ts";

const dayMs = 86_400_000;

/** What this device knows of a person's consents. On AI it is a hint that never overrides the server [CONS-24, CONS-27, CONS-28, reading 5]. */
export const consentFlags: Readonly<Record<ConsentKind, ExpiringFlag>> = {
  ai: expiringFlag({ key: "ai_consent_accepted", lifeMs: 365 * dayMs }),
  terms: expiringFlag({ key: "cgv_cgu_consent_accepted", lifeMs: 604_800_000 }),
};

/** Events of the window that consents are spoken of with. */
export const consentEvents = {
  open: { ai: "open-ai-consent-modal", terms: "open-cgv-cgu-consent-modal" },
  updated: { ai: "ai-consent-updated", terms: "cgv-cgu-consent-updated" },
  aiPostponed: "ai-consent-postponed",
  termsPostponed: "cgv-cgu-consent-postponed",
  closeTerms: "force-close-cgv-cgu-modal",
  profileLoaded: "profile-loaded-cgu-cgv",
  profileUpdated: "profile-updated",
} as const;

/** Announces an event to the whole page. */
export function sendToWindow(name: string): void {
  globalThis.dispatchEvent(new Event(name));
}

/** Hears events of the window; the answer ends it. */
export function hearWindow(listeners: Readonly<Record<string, () => void>>): () => void {
  const entries = Object.entries(listeners);
  for (const [name, listener] of entries) globalThis.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of entries) globalThis.removeEventListener(name, listener);
  };
}

/** Openings that no modal heard: theirs is still being loaded. */
const unheard = new Set<ConsentKind>();

/** Opens the modal of a consent, as soon as there is one [CONS-47, CONS-48]. */
export function openConsent(kind: ConsentKind): void {
  unheard.add(kind);
  sendToWindow(consentEvents.open[kind]);
}

/** Hears what opens the modal of a consent, also what asked for it before; the answer ends it. */
export function hearOpening(kind: ConsentKind, open: () => void): () => void {
  const hear = () => {
    unheard.delete(kind);
    open();
  };
  const end = hearWindow({ [consentEvents.open[kind]]: hear });
  if (unheard.has(kind)) hear();
  return end;
}

/** Keeps on this device that a consent was given or taken back, and informs the page [CONS-23, CONS-50, CONS-51]. */
export function consentChanged(kind: ConsentKind, hasConsent: boolean, userId: string): void {
  if (hasConsent) consentFlags[kind].set(userId);
  else consentFlags[kind].clear();
  sendToWindow(consentEvents.updated[kind]);
}
