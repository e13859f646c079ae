import { dayInFrance } from "@jobami/api/missions/days";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { profilesContract } from "@jobami/api/profiles/contract";
import { verificationContract } from "@jobami/api/verification/contract";
import { checksOf, type DocumentCheck, verificationPaper } from "@jobami/api/verification/routes";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { defineDomain } from "../../composition/define-domain.ts";
import { lookedAt, makePicture, sendPicture } from "../../testing/test-files.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { verificationDocuments } from "./verification.tables.ts";

export const dayMs = 86_400_000;
/** A qualification, where `sent` sends an identity paper. */
export const diploma = { kind: "qualification", title: "CAP Jardinier", expiresOn: null };

const { own, submit, decide } = verificationContract;

/** Begins every test of a file on a server where `at.reviews` states how many positive reviews everybody has. */
export function setScene() {
  const at = { reviews: 0 } as { server: TestServer; picture: Buffer; reviews: number };
  const reviewsDomain = defineDomain({
    name: "counted-reviews",
    create: () => ({}),
    contract: {},
    routes: () => ({}),
    positiveReviews: () => async () => at.reviews,
  });
  beforeAll(async () => {
    at.server = await startTestServer({ extraDomains: [reviewsDomain] });
    at.picture = await makePicture();
  });
  beforeEach(async () => {
    at.reviews = 0;
    await at.server.reset();
  });
  afterAll(() => at.server.close());

  const day = (ahead: number) => dayInFrance(at.server.clock.now() + ahead * dayMs);

  async function paper({ client }: Pick<SignedIn, "client">, upload = at.picture, name = "papier.jpg") {
    const { body } = await sendPicture(client, { purpose: verificationPaper.name, upload, name });
    return body.file.id;
  }
  async function send(by: SignedIn, changes: object = {}) {
    const body = { kind: "identity", file: await paper(by), title: null, expiresOn: day(400), ...changes };
    return by.call(submit, { body });
  }
  async function storedRow(id: string) {
    const [row] = await at.server.platform.db
      .select()
      .from(verificationDocuments)
      .where(eq(verificationDocuments.id, id));
    return row;
  }
  const accept = (by: SignedIn, id: string, checks: readonly DocumentCheck[]) =>
    by.call(decide, { params: { id }, body: { decision: "accept", reason: null, checks: [...checks] } });

  return {
    at,
    day,
    paper,
    send,
    storedRow,
    /** Accepts a document with what was ticked, opened or not. */
    accept,
    jobbeur: () => signIn(at.server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" }),
    administrator: () => signIn(at.server, { role: "jobpadm" }),
    /** Sends a document and answers its id. */
    async sent(by: SignedIn, changes: object = {}): Promise<string> {
      const { body, error } = await send(by, changes);
      const [newest] = body.data?.documents ?? [];
      if (newest === undefined) throw new Error(error.code);
      return newest.id;
    },
    /** Accepts a document that was opened and checked before, or refuses it with a reason. */
    async verdict(by: SignedIn, id: string, reason: string | null = null) {
      if (reason !== null) return by.call(decide, { params: { id }, body: { decision: "refuse", reason } });
      const document = await storedRow(id);
      if (document !== undefined) await lookedAt(by.client, document.fileId);
      return accept(by, id, checksOf(document?.kind ?? "identity"));
    },
    statuses: async (by: Pick<SignedIn, "call">) =>
      (await by.call(own)).body.data.documents.map(({ kind, status }) => [kind, status]),
    isBadged: async (id: string) =>
      (await (await signIn(at.server)).call(profilesContract.byId, { params: { id } })).body.profil.data
        .isVerified,
    titles: async (by: Pick<SignedIn, "call">) =>
      (await by.call(notificationsContract.list)).body.data.map(({ title }) => title),
  };
}
