import type { progressContract } from "@jobami/api/progress/contract";
import type { Arrange, Sample, Samples } from "../../testing/samples.ts";
import { type Agreed, agreement } from "./progress.fixture.ts";

const agreed =
  (choose: (about: Agreed) => Sample): Arrange =>
  async (server) =>
    choose(await agreement(server));

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof progressContract> = {
  read: agreed(({ lea, id }) => ({ client: lea.client, input: { params: { id } } })),
  step: agreed(({ karim, id }) => ({
    client: karim.client,
    input: { params: { id }, body: { step: "work.done", note: "Tout est rangé." } },
  })),
  incident: agreed(({ karim, id }) => ({
    client: karim.client,
    input: { params: { id }, body: { act: "mission.left", note: "Ma voiture est en panne." } },
  })),
  contact: agreed(({ lea, id }) => ({
    client: lea.client,
    input: { params: { id }, body: { address: "12 rue de la Paix", phone: "06 12 34 56 78" } },
  })),
  payment: agreed(({ karim, ids }) => ({
    client: karim.client,
    input: { params: { ...ids }, body: { status: "paye", montant_paiement: 60 } },
  })),
};
