import { profilesContract } from "@jobami/api/profiles/contract";
import type { searchContract } from "@jobami/api/search/contract";
import { type Arrange, type Samples, visitor } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";
import { sampleDraft } from "../profiles/profiles.samples.ts";

/** A jobbeur in Lyon who mows lawns. */
const withJobbeur =
  (input: Awaited<ReturnType<Arrange>>["input"]): Arrange =>
  async (server) => {
    const karim = await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
    await karim.call(profilesContract.save, {
      body: { ...structuredClone(sampleDraft), version: 0 } as never,
    });
    return { client: server.client(), input };
  };

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof searchContract> = {
  search: withJobbeur({ query: { q: "Tondre", place: "Lyon", radius: "10", limit: "5" } }),
  suggestions: visitor({ query: { q: "tondre" } }),
  counts: visitor(),
  cities: visitor(),
  named: visitor({ query: { name: "lyon" } }),
  shown: visitor(),
  city: withJobbeur({ params: { service: "tonte-de-pelouse", ville: "lyon-69" } }),
};
