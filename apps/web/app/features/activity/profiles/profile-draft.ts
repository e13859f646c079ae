import { rangesFault, weekdays } from "@jobami/api/profiles/availability";
import type { OwnProfile, ProfileDraft } from "@jobami/api/profiles/contract";
import type { SavedDraft } from "@jobami/machines/forms/autosave";

/** What a person writes in their profile, with the commune’s name to show. */
export type EditedProfile = Pick<
  OwnProfile,
  "headline" | "about" | "services" | "zone" | "availability" | "languages" | "equipment"
>;

/** What of a profile is written by its person, and in which version. */
export function savedProfile(profile: OwnProfile): SavedDraft<EditedProfile> {
  const { headline, about, services, zone, availability, languages, equipment, version } = profile;
  return { draft: { headline, about, services, zone, availability, languages, equipment }, version };
}

/** The draft as the server takes it. */
export function profileBody({ zone, ...draft }: EditedProfile): ProfileDraft {
  return {
    ...draft,
    zone: zone === null ? null : { placeCode: zone.place.code, radiusKm: zone.radiusKm },
  };
}

/** Whether a service lacks the amount that its way of being paid needs. */
export function lacksAmount({ unit, amount }: EditedProfile["services"][number]): boolean {
  return unit !== "quote" && !(typeof amount === "number" && amount > 0);
}

/** Whether a draft can be saved: every price is there and every range can be stored. */
export function isWholeProfile({ services, availability }: EditedProfile): boolean {
  return !services.some(lacksAmount) && weekdays.every((day) => rangesFault(availability[day]) === null);
}

/** The parts in which two drafts differ, in the order of the page. */
export function differences(mine: EditedProfile, theirs: EditedProfile): (keyof EditedProfile)[] {
  const parts = Object.keys(mine) as (keyof EditedProfile)[];
  return parts.filter((part) => JSON.stringify(mine[part]) !== JSON.stringify(theirs[part]));
}
