import { emptyWeek } from "@jobami/api/profiles/availability";
import type { profilesContract } from "@jobami/api/profiles/contract";
import { type Arrange, type Samples, signedIn } from "../../testing/samples.ts";
import { makePerson, signIn } from "../../testing/test-people.ts";

/** What a jobbeur declares of themselves. */
export const sampleDraft = {
  headline: "Jardins de ville",
  about: "Je m’occupe de jardins depuis huit ans.",
  services: [{ subcategory: "tonte-de-pelouse", unit: "hour", amount: 22, years: 8 }],
  zone: { placeCode: "69123", radiusKm: 15 },
  availability: { ...emptyWeek, saturday: [{ from: "09:00", to: "12:00" }] },
  languages: ["fr"],
  equipment: ["Tondeuse"],
} as const;

const anotherPerson =
  (about: (person: { id: string }) => Record<string, string>): Arrange =>
  async (server) => {
    const { client } = await signIn(server);
    const person = await makePerson(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
    return { client, input: { params: about(person) } };
  };

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof profilesContract> = {
  own: signedIn(),
  save: signedIn({ body: { ...sampleDraft, version: 0 } }, { userType: "jobbeur" }),
  slugOf: anotherPerson(({ id }) => ({ id })),
  byId: anotherPerson(({ id }) => ({ id })),
  bySlug: anotherPerson(() => ({ slug: "karim-b" })),
};
