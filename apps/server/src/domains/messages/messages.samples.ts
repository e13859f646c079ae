import type { messagesContract } from "@jobami/api/messages/contract";
import { negotiating, type Sample, type Samples, signedIn } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { clientId, contest, conversation, masked, reason, write } from "./messages.fixture.ts";

/** The owner, to whom the jobbeur wrote once. */
const written =
  (inputOf: (id: string) => Sample["input"]) =>
  async (server: TestServer): Promise<Sample> => {
    const { owner, jobbeur, id } = await conversation(server);
    await write(jobbeur, id, "Bonjour, je peux venir samedi.");
    return { client: owner.client, input: inputOf(id) };
  };

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof messagesContract> = {
  list: signedIn({ query: { unread_only: "true", limit: "5" } }),
  open: negotiating(({ owner, proposalId }) => ({ client: owner.client, input: { body: { proposalId } } })),
  search: written(() => ({ query: { q: "samedi" } })),
  one: written((id) => ({ params: { id } })),
  thread: written((id) => ({ params: { id }, query: { limit: "10", cursor: "8" } })),
  send: written((id) => ({
    params: { id },
    body: { client_id: clientId(), text: "Parfait, à samedi." },
  })),
  remove: async (server) => {
    const { owner, id } = await conversation(server);
    const { body } = await write(owner, id, "À effacer");
    return { client: owner.client, input: { params: { id, messageId: body.data.id } } };
  },
  read: written((id) => ({ params: { id } })),
  receive: signedIn(),
  arrange: written((id) => ({ params: { id }, body: { is_archived: true, is_muted: false } })),
  markUnread: written((id) => ({ params: { id } })),
  contest: async (server) => {
    const { owner, id, messageId } = await masked(server);
    return { client: owner.client, input: { params: { id, messageId }, body: { reason } } };
  },
  contests: async (server) => ({ client: (await signIn(server, { role: "jobmodo" })).client, input: {} }),
  decideContest: async (server) => {
    const { owner, id, messageId } = await masked(server);
    await contest(owner, id, messageId);
    const { client } = await signIn(server, { role: "jobmodo" });
    return {
      client,
      input: { params: { id: messageId }, body: { decision: "lift", reasons: "Une référence de pièce." } },
    };
  },
};
