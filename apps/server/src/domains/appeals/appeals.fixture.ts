import { appealsContract } from "@jobami/api/appeals/contract";
import { mailedDecisionPath } from "@jobami/api/appeals/routes";
import { commentsContract } from "@jobami/api/comments/contract";
import { peopleContract } from "@jobami/api/people/contract";
import { reportsContract } from "@jobami/api/reports/contract";
import { postMission } from "../../testing/test-missions.ts";
import { makePerson, type SignedIn, signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";

export const because = "Ce commentaire insulte une personne.";
export const plea = "C’était de l’ironie, relisez la conversation.";
export const relu = "Relu avec soin, par une autre personne.";

/** A comment of Karim's under Léa's mission that Léa reported and Maud, a moderator, decided of. */
export async function decidedComment(server: TestServer, decision: "keep" | "remove" = "remove") {
  const lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
  const karim = await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
  const maud = await signIn(server, { prenom: "Maud", nom: "Petit", role: "jobmodo" });
  const mission = await postMission(server, lea);
  const comment = "Ce client est un menteur.";
  const { body } = await karim.call(commentsContract.post, { params: { id: mission.id }, body: { comment } });
  const about = { content_type: "comment", content_id: body.data.id, reason: "Il insulte." } as const;
  await lea.call(reportsContract.reportContent, { body: about });
  const [found] = (await maud.call(reportsContract.cases, { query: {} })).body.data;
  const id = found?.id ?? "";
  await maud.call(reportsContract.decide, { params: { id }, body: { decision, reasons: because } });
  return { id, lea, karim, maud, missionId: mission.id, commentId: body.data.id };
}

/** A person whom an administrator sanctioned, and the address of the link in their mail. */
export async function sanctioned(
  server: TestServer,
  sanction: Parameters<typeof give>[2] = { kind: "permanent", reason: "Menaces, par message." },
) {
  const anne = await signIn(server, { prenom: "Anne", nom: "Perrin", role: "jobpadm" });
  const person = await makePerson(server, { prenom: "Hugo", nom: "Weber" });
  await give(anne, person.id, sanction);
  return { anne, person };
}

function give(
  by: SignedIn,
  id: string,
  body:
    | { kind: "warning" | "permanent"; reason: string }
    | { kind: "temporary"; hours: number; reason: string },
) {
  return by.call(peopleContract.sanction, { params: { id }, body });
}

/** The token of the link in the newest mail to an address that has one. */
export async function tokenTo(server: TestServer, email: string): Promise<string> {
  const letters = await server.mailbox(email);
  const address = letters
    .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
    .map((url) => new URL(url))
    .find(({ pathname }) => pathname === mailedDecisionPath);
  const token = address?.searchParams.get("token");
  if (token == null) throw new Error("No mail leads to a decision.");
  return token;
}

/** Staff takes an appeal, from no one or from whom they see with it, or hands it back. */
export const assign = (
  by: Pick<SignedIn, "call">,
  id: string,
  assignee: "me" | "none" = "me",
  instead: string | null = null,
) => by.call(appealsContract.assign, { params: { id }, body: { assignee, instead } });

/** The open appeals, as a staff member reads them. */
export const waiting = async (by: Pick<SignedIn, "call">, status: "open" | "decided" = "open") =>
  (await by.call(appealsContract.queue, { query: { status } })).body.data;
