import { type Comment, commentsContract } from "@jobami/api/comments/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { reportsContract } from "@jobami/api/reports/contract";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { postMission } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

/** A server with Léa's mission, two jobbeurs and a moderator. */
export interface Scene {
  server: TestServer;
  lea: SignedIn;
  karim: SignedIn;
  ines: SignedIn;
  maud: SignedIn;
  missionId: string;
}

/** Reasons of a decision. */
export const reasons = "Ce commentaire insulte une personne.";
/** The id of nothing. */
export const absent = "01930000-0000-7000-8000-00000000dead";

/** The status and the code of an answer. */
export const outcome = ({ status, error }: { status: number; error: { code: string } }) => [
  status,
  error?.code,
];

type Caller = Pick<SignedIn, "call">;

/** Begins every test of a file at the same scene, and answers what its people do. */
export function setScene() {
  const at = {} as Scene;
  beforeAll(async () => {
    at.server = await startTestServer();
  });
  afterAll(() => at.server.close());
  beforeEach(async () => {
    const { server } = at;
    await server.reset();
    at.lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
    at.karim = await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
    at.ines = await signIn(server, { prenom: "Inès", userType: "jobbeur" });
    at.maud = await signIn(server, { prenom: "Maud", nom: "Petit", role: "jobmodo" });
    at.missionId = (await postMission(server, at.lea)).id;
  });

  async function writeComment(by: SignedIn, comment: string, parentId?: string): Promise<Comment> {
    at.server.clock.advance(1000);
    const body = { comment, ...(parentId === undefined ? {} : { parentId }) };
    const answer = await by.call(commentsContract.post, { params: { id: at.missionId }, body });
    if (answer.status !== 201) throw new Error(answer.error.message);
    return answer.body.data;
  }
  const sendReport = (by: Caller, content_id: string, more: object = {}) =>
    by.call(reportsContract.reportContent, {
      body: { content_type: "comment", content_id, reason: "Il insulte.", ...more },
    });
  const listed = async (query: Record<string, string> = {}) =>
    (await at.maud.call(reportsContract.cases, { query })).body.data;

  return {
    at,
    writeComment,
    sendReport,
    listed,
    readBy: async (by: SignedIn) =>
      (await by.call(commentsContract.list, { params: { id: at.missionId } })).body.data.map(
        ({ comment, status, author }) => [comment, status, author?.prenom ?? null],
      ),
    inbox: async (by: SignedIn) =>
      (await by.call(notificationsContract.list)).body.data.map(({ title, content }) => ({ title, content })),
    act: (by: Caller, id: string, decision: "keep" | "remove" = "remove", why = reasons) =>
      by.call(reportsContract.decide, { params: { id }, body: { decision, reasons: why } }),
    /** A comment of Karim's that Léa reported, and its case. */
    async reportedComment(text = "Ce client est un menteur.") {
      const comment = await writeComment(at.karim, text);
      const { status } = await sendReport(at.lea, comment.id);
      const [found] = await listed();
      if (status !== 201 || found === undefined) throw new Error("Nothing on the list.");
      return { comment, id: found.id };
    },
  };
}
