import { defineMock } from "../mock/define-mock.ts";
import { profilesContract } from "./contract.ts";
import { jobbeurProfile, seenJobbeur } from "./fixtures.ts";

const own = { success: true, profil: { data: jobbeurProfile } } as const;
const seen = { success: true, profil: { data: seenJobbeur } } as const;

/** What the domain answers in stories and tests. */
export const profilesMock = defineMock(profilesContract, {
  own,
  save: own,
  slugOf: { success: true, slug: seenJobbeur.slug },
  byId: seen,
  bySlug: seen,
});
