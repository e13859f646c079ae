import { messagesContract } from "@jobami/api/messages/contract";
import { negotiation } from "../../testing/samples.ts";
import type { SignedIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";

/** An id as a browser makes one. */
export const clientId = () => crypto.randomUUID();

/** Writes into a conversation. */
export const write = (by: SignedIn, id: string, text: string, client_id: string = clientId()) =>
  by.call(messagesContract.send, { params: { id }, body: { client_id, text } });

/** The two sides of a proposal, and the conversation that its jobbeur opened. */
export async function conversation(server: TestServer) {
  const { owner, jobbeur, id: missionId, proposalId } = await negotiation(server);
  const { body } = await jobbeur.call(messagesContract.open, { body: { proposalId } });
  return { owner, jobbeur, missionId, proposalId, id: body.data.id };
}

/** Why an author contests the filter. */
export const reason = "C’est la référence d’une pièce.";

/** A conversation in which the owner wrote something that is hidden. */
export async function masked(server: TestServer) {
  const about = await conversation(server);
  const { body } = await write(about.owner, about.id, "Référence 06 12 34 56 78");
  return { ...about, messageId: body.data.id };
}

/** Contests what is hidden of a message. */
export const contest = (by: SignedIn, id: string, messageId: string, why = reason) =>
  by.call(messagesContract.contest, { params: { id, messageId }, body: { reason: why } });
