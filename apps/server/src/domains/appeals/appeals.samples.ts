import { appealsContract } from "@jobami/api/appeals/contract";
import { type Arrange, type Sample, type Samples, signedIn } from "../../testing/samples.ts";
import { signIn } from "../../testing/test-people.ts";
import { because, decidedComment, plea, relu, sanctioned, tokenTo, waiting } from "./appeals.fixture.ts";

/** The author of a hidden comment before the decision. */
const concerned =
  (inputOf: (id: string) => Sample["input"]): Arrange =>
  async (server) => {
    const { id, karim } = await decidedComment(server);
    return { client: karim.client, input: inputOf(id) };
  };

/** A visitor with the link of a sanction. */
const linked =
  (inputOf: (token: string) => Sample["input"]): Arrange =>
  async (server) => {
    const { person } = await sanctioned(server);
    return { client: server.client(), input: inputOf(await tokenTo(server, person.email)) };
  };

/** Another moderator before an appeal. */
const judging =
  (inputOf: (id: string) => Sample["input"]): Arrange =>
  async (server) => {
    const { id, karim } = await decidedComment(server);
    await karim.call(appealsContract.appeal, { params: { id }, body: { words: plea } });
    const nina = await signIn(server, { prenom: "Nina", role: "jobmodo" });
    const [appeal] = await waiting(nina);
    return { client: nina.client, input: inputOf(appeal?.id ?? because) };
  };

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof appealsContract> = {
  decision: concerned((id) => ({ params: { id } })),
  appeal: concerned((id) => ({ params: { id }, body: { words: plea } })),
  look: linked((token) => ({ body: { token } })),
  appealByLink: linked((token) => ({ body: { token, words: plea } })),
  queue: signedIn({ query: { status: "open", limit: "20" } }, { role: "jobmodo" }),
  one: judging((id) => ({ params: { id } })),
  judge: judging((id) => ({ params: { id }, body: { decision: "overturn", reasons: relu } })),
  assign: judging((id) => ({ params: { id }, body: { assignee: "me" } })),
  ownDecisions: signedIn({ query: { limit: "20" } }, { role: "jobmodo" }),
  figures: signedIn({ query: { annee: "2026" } }, { role: "jobpadm" }),
};
