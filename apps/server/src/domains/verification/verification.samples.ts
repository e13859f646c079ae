import { verificationContract } from "@jobami/api/verification/contract";
import { checksOf, verificationPaper } from "@jobami/api/verification/routes";
import { type Arrange, type Sample, type Samples, signedIn } from "../../testing/samples.ts";
import { sendPicture } from "../../testing/test-files.ts";
import { signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";

const aPicture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function documentOf(server: TestServer) {
  const { client, person } = await signIn(server, { userType: "jobbeur" });
  const sent = await sendPicture(client, {
    purpose: verificationPaper.name,
    upload: aPicture,
    name: "cap.png",
  });
  const body = { kind: "qualification", file: sent.body.file.id, title: "CAP", expiresOn: null };
  return { client, person, body };
}

async function submitted(server: TestServer) {
  const { client, person, body } = await documentOf(server);
  const answer = await client.call(verificationContract.submit, { body });
  return { client, person, id: answer.body.data.documents[0]?.id ?? "" };
}

/** An administrator before a person’s document. */
const reviewing =
  (inputOf: (about: { id: string; userId: string }) => Sample["input"]): Arrange =>
  async (server) => {
    const { id, person } = await submitted(server);
    const { client } = await signIn(server, { role: "jobpadm" });
    return { client, input: inputOf({ id, userId: person.id }) };
  };

/** An administrator before a person’s document that they opened, checked and accepted. */
const accepted: Arrange = async (server) => {
  const { id, person } = await submitted(server);
  const { client } = await signIn(server, { role: "jobpadm" });
  const { body } = await client.call(verificationContract.person, { params: { id: person.id } });
  await client.request({ method: "GET", url: body.data.documents[0]?.file.address ?? "" });
  const checks = [...checksOf("qualification")];
  await client.call(verificationContract.decide, {
    params: { id },
    body: { decision: "accept", reason: null, checks },
  });
  return {
    client,
    input: { params: { id }, body: { act: "revoke", reason: "Le diplôme est celui d’une autre personne." } },
  };
};

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof verificationContract> = {
  own: signedIn(),
  submit: async (server) => {
    const { client, body } = await documentOf(server);
    return { client, input: { body } };
  },
  withdraw: async (server) => {
    const { client, id } = await submitted(server);
    return { client, input: { params: { id } } };
  },
  setCompany: signedIn({ body: { siret: "73282932000074" } }),
  removeCompany: signedIn(),
  queue: signedIn({}, { role: "jobpadm" }),
  person: reviewing(({ userId }) => ({ params: { id: userId } })),
  take: reviewing(({ id }) => ({ params: { id } })),
  decide: reviewing(({ id }) => ({
    params: { id },
    body: { decision: "refuse", reason: "Le document est illisible." },
  })),
  revoke: accepted,
};
