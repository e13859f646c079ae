import { createECDH, randomBytes } from "node:crypto";
import { blocksContract } from "@jobami/api/blocks/contract";
import { maxBlocks } from "@jobami/api/blocks/routes";
import { cardsContract } from "@jobami/api/cards/contract";
import { maxCards } from "@jobami/api/cards/routes";
import { favoritesContract } from "@jobami/api/favorites/contract";
import { maxFavorites } from "@jobami/api/favorites/routes";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { passkeysContract } from "@jobami/api/passkeys/contract";
import { mostPasskeys } from "@jobami/api/passkeys/routes";
import { planningContract } from "@jobami/api/planning/contract";
import { maxExceptions } from "@jobami/api/planning/routes";
import { portfolioContract } from "@jobami/api/portfolio/contract";
import { maxPieces } from "@jobami/api/portfolio/routes";
import { templatesContract } from "@jobami/api/templates/contract";
import { maxTemplates } from "@jobami/api/templates/routes";
import { verificationContract } from "@jobami/api/verification/contract";
import { mostQualifications, verificationPaper } from "@jobami/api/verification/routes";
import { sql } from "drizzle-orm";
import { draft as card } from "../../domains/cards/cards.samples.ts";
import { roomBytes } from "../../domains/files/files.service.ts";
import { exceptionBody, exceptionOf } from "../../domains/planning/planning.fixture.ts";
import { pieceInput, sendWork, withPiece } from "../../domains/portfolio/portfolio.samples.ts";
import { draft as template } from "../../domains/templates/templates.samples.ts";
import { member } from "../../testing/samples.ts";
import { goodPassword } from "../../testing/test-accounts.ts";
import { makePicture, sendPicture, uploaded } from "../../testing/test-files.ts";
import { countAsProved } from "../../testing/test-mail-proof.ts";
import { softwareKey, withPasskey } from "../../testing/test-passkeys.ts";
import { makePerson, signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { copies, counting, crowdSize, type Limit, nearlyFull, of } from "./race.ts";

const asUser = sql`jsonb_build_object('id', gen_random_uuid(), 'email', 'copie-' || n || '@exemple.fr')`;

/** Files of a person’s that nothing refers to, as many as try. */
async function looseFiles(server: TestServer, first: string): Promise<string[]> {
  return [first, ...(await copies(server, "files", 2 * crowdSize))];
}

/** A browser that can be notified. */
function browser(at: number) {
  const keys = createECDH("prime256v1");
  return {
    endpoint: `https://push.exemple.fr/${at}`,
    p256dh: keys.generateKeys().toString("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
}

/** A paper of a person’s, which was not sent in yet. */
async function withPaper(server: TestServer) {
  const one = await signIn(server, { userType: "jobbeur" });
  const file = await uploaded(one, verificationPaper);
  const submit = (paper: string) =>
    one.call(verificationContract.submit, {
      body: { kind: "qualification", file: paper, title: "CAP", expiresOn: null },
    });
  return { ...one, file, submit };
}

/** What people keep for themselves. */
export const limitsOfPeople: readonly Limit[] = [
  {
    what: "Templates of one person",
    most: maxTemplates,
    refusals: ["TEMPLATES_FULL"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { call } = await signIn(server);
      const attempt = () => call(templatesContract.add, { body: template });
      await attempt();
      return nearlyFull(server, { table: "answer_templates", most: maxTemplates, attempt });
    },
  },
  {
    what: "Business cards of one person",
    most: maxCards,
    refusals: ["CARDS_FULL"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { call } = await signIn(server, { userType: "jobbeur" });
      const attempt = () => call(cardsContract.create, { body: card });
      await attempt();
      return nearlyFull(server, { table: "business_cards", most: maxCards, attempt });
    },
  },
  {
    what: "Pieces of work of one person",
    most: maxPieces,
    refusals: ["PORTFOLIO_FULL"],
    enforcedBy: "a lock",
    async arrange(server) {
      const karim = await withPiece(server);
      await sendWork(karim);
      const files = await copies(
        server,
        "files",
        crowdSize,
        sql`jsonb_build_object('id', gen_random_uuid(), 'loose_since', t.created_at)`,
      );
      return nearlyFull(server, {
        table: "portfolio_pieces",
        most: maxPieces,
        attempt: (at) =>
          karim.call(portfolioContract.add, { body: { ...pieceInput, before: null, after: of(files, at) } }),
      });
    },
  },
  {
    what: "Qualifications of one person",
    most: mostQualifications,
    refusals: ["VERIFICATION_FULL"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { file, submit } = await withPaper(server);
      const files = await looseFiles(server, file);
      for (const paper of files.splice(0, mostQualifications - 2)) await submit(paper);
      return {
        left: 2,
        most: mostQualifications,
        attempt: (at) => submit(of(files, at)),
        held: counting(server, sql`verification_documents`),
      };
    },
  },
  {
    what: "Uses of one file as a paper",
    most: 1,
    refusals: ["FILE_IN_USE"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { file, submit } = await withPaper(server);
      return {
        left: 1,
        most: 1,
        attempt: () => submit(file),
        held: counting(server, sql`verification_documents`),
      };
    },
  },
  {
    what: "Bytes of one person’s files (two hundred megabytes; the last picture that fits)",
    most: 2,
    refusals: ["FILE_QUOTA_EXCEEDED", "TOO_MANY_REQUESTS"],
    enforcedBy: "a lock",
    async arrange(server) {
      const one = await signIn(server);
      const picture = await makePicture();
      await uploaded(one, verificationPaper, { upload: picture });
      await server.platform.db.execute(sql`update files set bytes = ${roomBytes}::bigint - bytes`);
      return {
        left: 1,
        most: 2,
        attempt: () => sendPicture(one.client, { purpose: verificationPaper.name, upload: picture }),
        held: counting(server, sql`files`),
      };
    },
  },
  {
    what: "Absences of one jobbeur",
    most: maxExceptions,
    refusals: ["PLANNING_FULL"],
    enforcedBy: "a lock",
    async arrange(server) {
      const karim = await signIn(server, { userType: "jobbeur" });
      await exceptionOf(karim);
      const attempt = () => karim.call(planningContract.addException, { body: exceptionBody });
      return nearlyFull(server, { table: "planning_exceptions", most: maxExceptions, attempt });
    },
  },
  {
    what: "Favourites of one person",
    most: maxFavorites,
    refusals: ["FAVORITES_FULL"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { call, person } = await signIn(server);
      await copies(server, "users", maxFavorites - 2, asUser);
      await server.platform.db.execute(sql`
        insert into favorites (id, user_id, favorite_user_id, note, created_at, looked_at)
        select gen_random_uuid(), ${person.id}, id, '', created_at, created_at from users where id <> ${person.id}`);
      const people: string[] = [];
      while (people.length < crowdSize) people.push((await makePerson(server, { userType: "jobbeur" })).id);
      return {
        left: 2,
        most: maxFavorites,
        attempt: (at) => call(favoritesContract.add, { body: { favorite_user_id: of(people, at) } }),
        held: counting(server, sql`favorites`),
      };
    },
  },
  {
    what: "People whom one person blocks",
    most: maxBlocks,
    refusals: ["BLOCKS_FULL"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { call, person } = await signIn(server);
      const people = await copies(server, "users", maxBlocks - 2 + crowdSize, asUser);
      const blocked = people.splice(0, maxBlocks - 2);
      await server.platform.db.execute(sql`
        insert into blocks (blocker_id, blocked_id, created_at)
        select ${person.id}, id, created_at from users where id = any(${sql.param(blocked)}::uuid[])`);
      return {
        left: 2,
        most: maxBlocks,
        attempt: (at) => call(blocksContract.add, { body: { user_id: of(people, at) } }),
        held: counting(server, sql`blocks`),
      };
    },
  },
  {
    what: "Passkeys of one person",
    most: mostPasskeys,
    refusals: ["PASSKEYS_FULL"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const client = await member(server);
      await withPasskey(server, client);
      await countAsProved(server);
      const credentials: Parameters<typeof client.call>[1][] = [];
      while (credentials.length < crowdSize) {
        const { body } = await client.call(passkeysContract.begin, { body: { password: goodPassword } });
        credentials.push({ body: { name: "Mon téléphone", credential: softwareKey().make(body.options) } });
      }
      return nearlyFull(server, {
        table: "passkeys",
        most: mostPasskeys,
        changes: sql`jsonb_build_object('id', gen_random_uuid(), 'credential_id', 'copie-' || n)`,
        attempt: (at) => client.call(passkeysContract.add, of(credentials, at)),
      });
    },
  },
  {
    what: "Browsers that one person has reported (of too many, the oldest goes)",
    most: 20,
    refusals: ["PUSH_REFUSED"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { call } = await signIn(server);
      return {
        most: 20,
        attempt: (at) => call(notificationsContract.addPushDevice, { body: browser(at) }),
        held: counting(server, sql`push_devices`),
      };
    },
  },
];
