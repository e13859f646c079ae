import type { Sentences } from "../../platform/http/error-copy.ts";

/** What people read when this domain refuses. */
export const profilesErrors = {
  PROFILE_CHANGED: () => "Votre profil a été modifié ailleurs entre-temps.",
} satisfies Sentences;
