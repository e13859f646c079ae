import type { Api } from "@jobami/api/http/client";
import { newKey } from "@jobami/api/http/new-key";
import { profilesClient } from "@jobami/api/profiles/client";
import type { OwnProfile } from "@jobami/api/profiles/contract";
import {
  type AutosaveMachine,
  type AutosaveSending,
  createAutosaveMachine,
  type SavedDraft,
} from "@jobami/machines/forms/autosave";
import { fromPromise } from "xstate";
import { type EditedProfile, isWholeProfile, profileBody, savedProfile } from "./profile-draft.ts";

/** The profile that saves itself; `onSaved` hears of each answer, also once the page is left. */
export function profileMachine(
  api: Api,
  onSaved: (profile: OwnProfile) => void,
): AutosaveMachine<EditedProfile> {
  const client = profilesClient(api);
  return createAutosaveMachine<EditedProfile>({
    newIdempotencyKey: newKey,
    isWhole: isWholeProfile,
    readTheirs: ({ code, data }) =>
      code === "PROFILE_CHANGED" && data.profile !== undefined
        ? savedProfile(data.profile as OwnProfile)
        : null,
  }).provide({
    actors: {
      saveDraft: fromPromise<SavedDraft<EditedProfile>, AutosaveSending<EditedProfile>>(async ({ input }) => {
        const { draft, version, idempotencyKey } = input;
        const { profil } = await client.save({ body: { ...profileBody(draft), version }, idempotencyKey });
        onSaved(profil.data);
        return savedProfile(profil.data);
      }),
    },
  });
}
