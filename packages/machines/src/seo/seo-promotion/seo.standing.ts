import type { SeoStats } from "@jobami/api/users/contract";
import type { SeoTrigger } from "@jobami/api/users/routes";

/** What is known of a person whom referencing may be promoted to. */
export interface SeoStanding {
  /** ROLE-15: it is promoted to jobbeurs only. */
  isJobbeur: boolean;
  hasAcceptedTerms: boolean;
  /** Null until they are read. */
  stats: SeoStats | null;
}

/** What outlives a reload: when referencing was last promoted (ms since 1970), and which triggers were shown [SEO-15, SEO-16]. */
export interface SeoRecord {
  lastPromptAt: number | null;
  shown: readonly SeoTrigger[];
}

export const dayMs = 86_400_000;
/** Days between two prompts, whatever brings them [SEO-10]. */
const promptSpacingDays = 7;
/** Days since the sign-up within which onboarding comes, both included [SEO-11]. */
const onboardingDays = { from: 1, to: 3 };
/** How complete a profile is for onboarding and for being complete, in percent [SEO-11, SEO-12]. */
const completeness = { begun: 50, complete: 80 };
/** Days since the sign-up, and since the last prompt, for the generic trigger [SEO-14]. */
const notificationDays = { sinceRegistration: 7, sincePrompt: 14 };

/** Whole days since an instant, both in ms since 1970. */
function daysSince(instant: number, now: number): number {
  return Math.floor((now - instant) / dayMs);
}

/** Whole days since the sign-up. */
export function daysSinceRegistration(stats: SeoStats, now: number): number {
  return daysSince(Date.parse(stats.registrationDate), now);
}

/** Whether a person could be referenced and is not: a jobbeur who accepted the terms [SEO-08, SEO-09, ROLE-15]. */
export function isPromotable(standing: SeoStanding): standing is SeoStanding & { stats: SeoStats } {
  const { isJobbeur, hasAcceptedTerms, stats } = standing;
  return isJobbeur && hasAcceptedTerms && stats !== null && !stats.seoIndexable;
}

/** Whether a person who was referenced is so no more: they have just stopped it. */
export function isStop(before: SeoStanding | null, after: SeoStanding | null): boolean {
  return before?.stats?.seoIndexable === true && after?.stats?.seoIndexable === false;
}

/** What brings the promotion now, the first that applies [reading 15]; null for nothing. `now` is in ms. */
export function dueTrigger(standing: SeoStanding, record: SeoRecord, now: number): SeoTrigger | null {
  if (!isPromotable(standing)) return null;
  const { stats } = standing;
  const sincePrompt =
    record.lastPromptAt === null ? Number.POSITIVE_INFINITY : daysSince(record.lastPromptAt, now);
  if (sincePrompt < promptSpacingDays) return null;
  const age = daysSinceRegistration(stats, now);
  const isNew = (trigger: SeoTrigger) => !record.shown.includes(trigger);
  if (
    age >= onboardingDays.from &&
    age <= onboardingDays.to &&
    stats.profileCompleteness >= completeness.begun &&
    isNew("onboarding")
  )
    return "onboarding";
  if (stats.profileCompleteness >= completeness.complete && isNew("profile_complete"))
    return "profile_complete";
  if (stats.missionsCompleted === 1 && isNew("first_mission")) return "first_mission";
  const isGeneric = age >= notificationDays.sinceRegistration && sincePrompt >= notificationDays.sincePrompt;
  return isGeneric ? "notification" : null;
}
