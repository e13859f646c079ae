import type { offersContract } from "@jobami/api/offers/contract";
import { type Arrange, type Sample, type Samples, signedIn, visitor } from "../../testing/samples.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { draft, hedge, publish, take } from "./offers.fixture.ts";

interface Scene {
  server: TestServer;
  karim: SignedIn;
  lea: SignedIn;
}

const among =
  (choose: (scene: Scene) => Promise<Sample>): Arrange =>
  async (server) =>
    choose({
      server,
      karim: await signIn(server, { prenom: "Karim", userType: "jobbeur" }),
      lea: await signIn(server, { prenom: "Léa" }),
    });

const published = (choose: (scene: Scene, offerId: string) => Sample): Arrange =>
  among(async (scene) => choose(scene, (await publish(scene.server, scene.karim)).id));

const taken: Arrange = among(async ({ server, karim, lea }) => {
  const { id } = await publish(server, karim);
  const { hash } = await take(server, lea, id);
  return { client: karim.client, input: { params: { hash } } };
});

const staff = { role: "jobpadm" } as const;

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof offersContract> = {
  browse: visitor({ query: { q: "haie" } }),
  one: published(({ server }, offerId) => ({ client: server.client(), input: { params: { offerId } } })),
  create: among(async ({ server, karim }) => ({
    client: karim.client,
    input: { body: { ...hedge(server) } },
  })),
  own: signedIn(),
  edit: published(({ server, karim }, offerId) => ({
    client: karim.client,
    input: { params: { offerId }, body: { ...hedge(server), title: "Haies et massifs" } },
  })),
  act: among(async ({ server, karim }) => ({
    client: karim.client,
    input: { params: { offerId: (await draft(server, karim)).id }, body: { act: "publish" } },
  })),
  take: published(({ lea }, offerId) => ({ client: lea.client, input: { params: { offerId } } })),
  codes: signedIn(),
  check: taken,
  validate: taken,
  favorites: signedIn(),
  addFavorite: published(({ lea }, offerId) => ({ client: lea.client, input: { params: { offerId } } })),
  removeFavorite: published(({ lea }, offerId) => ({ client: lea.client, input: { params: { offerId } } })),
  totals: signedIn({}, staff),
  every: signedIn({}, staff),
};
