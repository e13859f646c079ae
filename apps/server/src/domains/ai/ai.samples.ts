import type { aiContract } from "@jobami/api/ai/contract";
import { sql } from "drizzle-orm";
import { type Samples, signedIn } from "../../testing/samples.ts";
import { workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { postMission } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";
import { agreement } from "../progress/progress.fixture.ts";
import { agreedPrices, describeBody, priceBody, readyForAi, receivedReview, withAi } from "./ai.fixture.ts";

const anne = { role: "jobpadm" } as const;

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof aiContract> = {
  describe: async (server) => ({
    client: (await withAi(server)).client,
    input: { body: { ...describeBody } },
  }),
  price: async (server) => {
    await agreedPrices(server, [40, 50, 60, 70, 80]);
    return { client: (await withAi(server)).client, input: { body: { ...priceBody } } };
  },
  reply: async (server) => {
    const { karim, reviewId } = await receivedReview(server);
    return { client: (await readyForAi(server, karim)).client, input: { body: { reviewId } } };
  },
  fit: async (server) => {
    const karim = await readyForAi(server, await workingJobbeur(server));
    const { id: missionId } = await postMission(server, await signIn(server));
    return { client: karim.client, input: { body: { missionId } } };
  },
  availability: async (server) => {
    const { lea, karim } = await agreement(server);
    for (let n = 0; n < 2; n += 1) await agreement(server, {}, undefined, { lea, karim });
    // As if their days had come and gone.
    await server.platform.db.execute(sql`update missions set day = day - 20`);
    await readyForAi(server, karim);
    return { client: karim.client, input: {} };
  },
  info: signedIn({ params: { provider: "openai" } }, anne),
  test: signedIn({ params: { provider: "openrouter" } }, anne),
  stats: signedIn({ params: { provider: "openai" }, query: { period: "month" } }, anne),
  images: signedIn({ query: { period: "month" } }, anne),
  pricing: signedIn({}, anne),
};
