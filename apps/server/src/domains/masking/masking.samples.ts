import type { maskingContract } from "@jobami/api/masking/contract";
import type { Samples } from "../../testing/samples.ts";
import { postMission } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof maskingContract> = {
  contest: async (server) => {
    const { client, ...owner } = await signIn(server);
    const { maskedDescription } = await postMission(
      server,
      { client, ...owner },
      { description: "Terrain plat, tondeuse sur place, référence 06 12 34 56 78." },
    );
    return {
      client,
      input: { params: { id: maskedDescription?.id ?? "" }, body: { reason: "La référence d’une pièce." } },
    };
  },
};
