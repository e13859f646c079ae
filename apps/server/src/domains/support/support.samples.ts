import { supportContract } from "@jobami/api/support/contract";
import type { Arrange, Sample, Samples } from "../../testing/samples.ts";
import { signedIn } from "../../testing/samples.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { ask, question, reply } from "./support.fixture.ts";

const asked =
  (choose: (people: { lea: SignedIn; maud: SignedIn; id: string }) => Sample): Arrange =>
  async (server) => {
    const lea = await signIn(server, { prenom: "Léa" });
    const maud = await signIn(server, { prenom: "Maud", role: "jobmodo" });
    return choose({ lea, maud, id: (await ask(server, lea)).id });
  };

const staff = { role: "jobmodo" } as const;
const { category, subject, words: text } = question;

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof supportContract> = {
  create: signedIn({ body: { ...question } }),
  own: asked(({ lea }) => ({ client: lea.client, input: { query: { status: "open" } } })),
  one: asked(({ lea, id }) => ({ client: lea.client, input: { params: { id } } })),
  edit: asked(({ lea, id }) => ({
    client: lea.client,
    input: { params: { id }, body: { category, subject, words: text } },
  })),
  act: asked(({ lea, id }) => ({
    client: lea.client,
    input: { params: { id }, body: { act: "say", words: "Et c’était en espèces." } },
  })),
  desk: asked(({ maud }) => ({ client: maud.client, input: { query: { status: "open" } } })),
  file: asked(({ maud, id }) => ({
    client: maud.client,
    input: { params: { id }, body: { priority: "high" } },
  })),
  tags: signedIn({}, staff),
  addTag: signedIn({ body: { name: "Paiement" } }, staff),
  renameTag: async (server) => {
    const { client, call } = await signIn(server, staff);
    const { body } = await call(supportContract.addTag, { body: { name: "Paiement" } });
    return { client, input: { params: { id: body.data.id }, body: { name: "Versement" } } };
  },
  removeTag: async (server) => {
    const { client, call } = await signIn(server, staff);
    const { body } = await call(supportContract.addTag, { body: { name: "Paiement" } });
    return { client, input: { params: { id: body.data.id } } };
  },
  replies: signedIn({}, staff),
  addReply: signedIn({ body: reply }, staff),
  changeReply: async (server) => {
    const { client, call } = await signIn(server, staff);
    const { body } = await call(supportContract.addReply, { body: reply });
    return { client, input: { params: { id: body.data.id }, body: { ...reply, name: "Accusé" } } };
  },
  removeReply: async (server) => {
    const { client, call } = await signIn(server, staff);
    const { body } = await call(supportContract.addReply, { body: reply });
    return { client, input: { params: { id: body.data.id } } };
  },
};
