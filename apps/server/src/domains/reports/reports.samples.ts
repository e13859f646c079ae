import { commentsContract } from "@jobami/api/comments/contract";
import { reportsContract } from "@jobami/api/reports/contract";
import { type Arrange, negotiation, type Sample, type Samples, signedIn } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";

const reason = "Il insulte les autres.";

/** A comment of Karim's, and Léa, who may report it. */
async function commented(server: TestServer) {
  const { owner, jobbeur, id } = await negotiation(server);
  const { body } = await jobbeur.call(commentsContract.post, {
    params: { id },
    body: { comment: "Le portail est ouvert le samedi." },
  });
  return { owner, jobbeur, content: { content_type: "comment", content_id: body.data.id, reason } };
}

/** A moderator before a case, which is decided or not. */
const moderating =
  (inputOf: (id: string) => Sample["input"], decision?: "keep" | "remove"): Arrange =>
  async (server) => {
    const { owner, content } = await commented(server);
    await owner.call(reportsContract.reportContent, { body: content });
    const moderator = await signIn(server, { role: "jobmodo" });
    const { body } = await moderator.call(reportsContract.cases);
    const id = body.data[0]?.id ?? "";
    const reasons = "Ce commentaire insulte une personne.";
    if (decision !== undefined)
      await moderator.call(reportsContract.decide, { params: { id }, body: { decision, reasons } });
    return { client: moderator.client, input: inputOf(id) };
  };

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof reportsContract> = {
  reportContent: async (server) => {
    const { owner, content } = await commented(server);
    return { client: owner.client, input: { body: content } };
  },
  report: async (server) => {
    const { person } = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
    return {
      client: server.client(),
      input: {
        body: {
          content_type: "profile",
          content_id: person.id,
          reason,
          name: "Nora Petit",
          email: "nora.petit@exemple.fr",
        },
      },
    };
  },
  cases: async (server) => {
    const { client } = await signIn(server, { role: "jobmodo" });
    return {
      client,
      input: { query: { status: "open", kind: "comment", source: "people", limit: "20" } },
    };
  },
  stats: signedIn({ query: { period: "month" } }, { role: "jobpadm" }),
  case: moderating((id) => ({ params: { id } })),
  decide: moderating((id) => ({
    params: { id },
    body: { decision: "remove", reasons: "Ce commentaire insulte une personne." },
  })),
  restore: moderating(
    (id) => ({ params: { id }, body: { reasons: "Relu\u00a0: ce n’est pas une insulte." } }),
    "remove",
  ),
};
