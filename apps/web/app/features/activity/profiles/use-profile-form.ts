import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { applyOwnProfile } from "@jobami/api/profiles/apply";
import type { OwnProfile } from "@jobami/api/profiles/contract";
import { useMemo } from "react";
import { autosaveRecord, useAutosave } from "../../../platform/autosave/index.ts";
import { consentEvents, sendToWindow } from "../../account/consents/index.ts";
import { profileMachine } from "./profile.actors.ts";
import { type EditedProfile, savedProfile } from "./profile-draft.ts";

/** One's own profile as a form that saves itself. */
export function useProfileForm(profile: OwnProfile) {
  const api = useApi();
  const readings = useReadings();
  return useAutosave<EditedProfile>({
    record: () => autosaveRecord(`profile:${profile.id}`),
    machine: () =>
      profileMachine(api, (saved) => {
        applyOwnProfile(readings, saved);
        sendToWindow(consentEvents.profileUpdated);
      }),
    saved: useMemo(() => savedProfile(profile), [profile]),
  });
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
