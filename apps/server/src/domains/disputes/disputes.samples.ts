import type { disputesContract } from "@jobami/api/disputes/contract";
import type { Arrange, Sample, Samples } from "../../testing/samples.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import type { Agreed } from "../progress/progress.fixture.ts";
import { complaint, discussed, doneMission, open, reasons } from "./disputes.fixture.ts";

const done =
  (choose: (about: Agreed) => Sample): Arrange =>
  async (server) =>
    choose(await doneMission(server));

const toDecide =
  (choose: (maud: SignedIn, id: string) => Sample): Arrange =>
  async (server) => {
    const id = await discussed(server, await doneMission(server));
    return choose(await signIn(server, { prenom: "Maud", role: "jobmodo" }), id);
  };

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof disputesContract> = {
  read: done(({ lea, id }) => ({ client: lea.client, input: { params: { id } } })),
  open: done(({ lea, id }) => ({ client: lea.client, input: { params: { id }, body: complaint } })),
  act: async (server) => {
    const { lea, karim, id } = await doneMission(server);
    await open(server, lea, id);
    return {
      client: karim.client,
      input: { params: { id }, body: { act: "offer", euros: 30, jobis: 0, words: "Je laisse la moitié." } },
    };
  },
  list: toDecide((maud) => ({ client: maud.client, input: { query: { status: "open" } } })),
  one: toDecide((maud, id) => ({ client: maud.client, input: { params: { id } } })),
  decide: toDecide((maud, id) => ({
    client: maud.client,
    input: { params: { id }, body: { euros: 30, jobis: 0, reasons } },
  })),
};
