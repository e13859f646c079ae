import type { Endpoint } from "@jobami/api/http/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { logIn, signUp } from "./test-accounts.ts";
import type { TestClient } from "./test-client.ts";
import { postMission } from "./test-missions.ts";
import { type PersonOptions, signIn } from "./test-people.ts";
import type { TestServer } from "./test-server.ts";

/** A call that goes through: who makes it, and with what. */
export interface Sample {
  client: TestClient;
  input: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: Record<string, unknown>;
    upload?: Buffer;
  };
}

/** Brings a server to where the call goes through. */
export type Arrange = (server: TestServer) => Promise<Sample>;

/** A sample call for every endpoint of a contract. */
export type Samples<C extends Record<string, Endpoint>> = { readonly [K in keyof C]: Arrange };

/** A first offer that a jobbeur can make. */
export const offer = { amount: 40, message: "Disponible samedi.", paymentMethodType: "euros", jobiAmount: 0 };

/** A browser without a session. */
export const visitor =
  (input: Sample["input"] = {}): Arrange =>
  async (server) => ({ client: server.client(), input });

/** A signed-in person. */
export const signedIn =
  (input: Sample["input"] = {}, options: PersonOptions = {}): Arrange =>
  async (server) => ({ client: (await signIn(server, options)).client, input });

/** A person who signed up and in with a password. */
export async function member(server: TestServer): Promise<TestClient> {
  const client = server.client();
  await signUp(server, client);
  await logIn(client);
  return client;
}

/** An open mission with one proposal on it, and both sides. */
export async function negotiation(server: TestServer) {
  const owner = await signIn(server, { prenom: "Léa" });
  const jobbeur = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
  const mission = await postMission(server, owner);
  const { body } = await jobbeur.call(proposalsContract.propose, { params: { id: mission.id }, body: offer });
  return { owner, jobbeur, id: mission.id, proposalId: body.data.proposalId };
}

/** An open mission with one proposal on it. */
export type Negotiation = Awaited<ReturnType<typeof negotiation>>;

/** A call of one side of a negotiation. */
export const negotiating =
  (choose: (about: Negotiation, server: TestServer) => Sample): Arrange =>
  async (server) =>
    choose(await negotiation(server), server);

/** A mission for which one jobbeur is asked before everybody else, and both sides. */
export async function asking(server: TestServer) {
  const owner = await signIn(server, { prenom: "Léa" });
  const jobbeur = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
  const { id } = await postMission(server, owner, { asked: { people: [jobbeur.person.id] } });
  return { owner, jobbeur, id };
}

/** The ids of a negotiation. */
export const both = ({ id, proposalId }: Negotiation) => ({ id, proposalId });
