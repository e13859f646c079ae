import { commentsContract } from "@jobami/api/comments/contract";
import { type Negotiation, negotiation, type Sample, type Samples } from "../../testing/samples.ts";

const text = { comment: "Le portail est ouvert le samedi." };

/** A person who wrote a comment on a mission. */
const commenting =
  (inputOf: (params: { id: string; commentId: string }) => Sample["input"]) =>
  async (server: Parameters<typeof negotiation>[0]): Promise<Sample> => {
    const { jobbeur, id }: Negotiation = await negotiation(server);
    const { body } = await jobbeur.call(commentsContract.post, { params: { id }, body: text });
    return { client: jobbeur.client, input: inputOf({ id, commentId: body.data.id }) };
  };

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof commentsContract> = {
  list: commenting(({ id }) => ({ params: { id }, query: { page: "1", limit: "30" } })),
  post: commenting(({ id, commentId }) => ({
    params: { id },
    body: { ...text, isPrivate: false, parentId: commentId },
  })),
  edit: commenting((params) => ({ params, body: { comment: "Le portail est ouvert le dimanche." } })),
  remove: commenting((params) => ({ params })),
};
