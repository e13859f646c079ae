import { type SeoTrigger, seoTriggers } from "@jobami/api/users/routes";
import type { SeoBannerRecord } from "@jobami/machines/seo/seo-banner";
import type { SeoRecord } from "@jobami/machines/seo/seo-promotion";
import { expiringFlag } from "../../../platform/storage/index.ts";

const lastPromptKey = "lastSeoPrompt";
/** Whose prompts this browser keeps: the keys themselves name no one. */
const ownerKey = "seoPrompt_owner";
const shownKey = (trigger: SeoTrigger) => `seoPrompt_${trigger}`;

/** SEO-19: retained for 604800 s. */
const dismissal = expiringFlag({ key: "seoBannerDismissed", lifeMs: 604_800_000 });

const nothingShown: SeoRecord = { lastPromptAt: null, shown: [] };

function isAnotherPersons(userId: string): boolean {
  return (localStorage.getItem(ownerKey) ?? userId) !== userId;
}

function clearPrompts(): void {
  for (const key of [lastPromptKey, ownerKey, ...seoTriggers.map(shownKey)]) localStorage.removeItem(key);
}

/** When referencing was last promoted to a person in this browser, and what was shown [SEO-15, SEO-16]. */
export const promptRecord = {
  read(userId: string): SeoRecord {
    try {
      if (isAnotherPersons(userId)) return nothingShown;
      const lastPromptAt = Date.parse(localStorage.getItem(lastPromptKey) ?? "");
      return {
        lastPromptAt: Number.isNaN(lastPromptAt) ? null : lastPromptAt,
        shown: seoTriggers.filter((trigger) => localStorage.getItem(shownKey(trigger)) === "shown"),
      };
    } catch {
      return nothingShown;
    }
  },
  write(userId: string, { lastPromptAt, shown }: SeoRecord): void {
    if (lastPromptAt === null && shown.length === 0) return;
    try {
      if (isAnotherPersons(userId)) clearPrompts();
      localStorage.setItem(ownerKey, userId);
      if (lastPromptAt !== null) localStorage.setItem(lastPromptKey, new Date(lastPromptAt).toISOString());
      for (const trigger of shown) localStorage.setItem(shownKey(trigger), "shown");
    } catch {
      // A full or forbidden storage keeps nothing: it is promoted again on another visit.
    }
  },
};

/** Until when a person keeps the banner away in this browser [SEO-19]. */
export const dismissalRecord = {
  read: (userId: string): SeoBannerRecord => ({ dismissedUntil: dismissal.until(userId) }),
  write: (userId: string, { dismissedUntil }: SeoBannerRecord): void => {
    if (dismissedUntil === null) dismissal.clear();
    else dismissal.set(userId);
  },
};
