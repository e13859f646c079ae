import { emptyWeek } from "@jobami/api/profiles/availability";
import { type ProfileDraft, profilesContract } from "@jobami/api/profiles/contract";
import { type PersonOptions, signIn } from "./test-people.ts";
import type { TestServer } from "./test-server.ts";

/** Something that a jobbeur does by the hour. */
export const service = (subcategory: ProfileDraft["services"][number]["subcategory"]) =>
  ({ subcategory, unit: "hour", amount: 20, years: null }) as const;

/** Signs in a jobbeur who mows lawns within 15 km of Lyon, as `postMission` wants it, unless something else is stated. */
export async function workingJobbeur(
  server: TestServer,
  changes: Partial<ProfileDraft> = {},
  options: PersonOptions = {},
) {
  const person = await signIn(server, { prenom: "Karim", userType: "jobbeur", ...options });
  const { status } = await person.call(profilesContract.save, {
    body: {
      version: 0,
      headline: "",
      about: "",
      services: [service("tonte-de-pelouse")],
      zone: { placeCode: "69123", radiusKm: 15 },
      availability: emptyWeek,
      languages: [],
      equipment: [],
      ...changes,
    },
  });
  if (status !== 200) throw new Error(`The profile was not saved: ${status}`);
  return person;
}
