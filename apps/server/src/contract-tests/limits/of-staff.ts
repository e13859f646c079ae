import { consentsContract } from "@jobami/api/consents/contract";
import { contactContract } from "@jobami/api/contact/contract";
import { disputesContract } from "@jobami/api/disputes/contract";
import { messagesContract } from "@jobami/api/messages/contract";
import { reportsContract } from "@jobami/api/reports/contract";
import { supportContract } from "@jobami/api/support/contract";
import {
  maxOpenTickets,
  maxReplies,
  maxTags,
  maxTicketEntries,
  maxTicketFiles,
  ticketFile,
} from "@jobami/api/support/routes";
import { verificationContract } from "@jobami/api/verification/contract";
import { sql } from "drizzle-orm";
import { samples as consents } from "../../domains/consents/consents.samples.ts";
import { samples as contact } from "../../domains/contact/contact.samples.ts";
import { mostFromSender } from "../../domains/contact/contact.service.ts";
import { samples as disputes } from "../../domains/disputes/disputes.samples.ts";
import { samples as messages } from "../../domains/messages/messages.samples.ts";
import { samples as reports } from "../../domains/reports/reports.samples.ts";
import { mostOfMember, mostOfVisitor } from "../../domains/reports/reports.sender.ts";
import { ask, question, reply } from "../../domains/support/support.fixture.ts";
import { samples as verification } from "../../domains/verification/verification.samples.ts";
import { uploaded } from "../../testing/test-files.ts";
import { makePerson, signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { copies, counting, crowdSize, type Limit, nearlyFull, of } from "./race.ts";

/** Something that is decided once, as its sample does it. */
function decidedOnce(
  decision: Pick<Limit, "what" | "refusals" | "enforcedBy"> & {
    sample: Limit["arrange"] extends (server: infer S) => unknown
      ? (server: S) => Promise<{ client: ReturnType<TestServer["client"]>; input: object }>
      : never;
    endpoint: Parameters<ReturnType<TestServer["client"]>["call"]>[0];
    from: string;
  },
): Limit {
  const { sample, endpoint, from, ...limit } = decision;
  return {
    ...limit,
    most: 1,
    async arrange(server) {
      const { client, input } = await sample(server);
      return {
        left: 1,
        most: 1,
        attempt: () => client.call(endpoint, input),
        held: counting(server, sql.raw(from)),
      };
    },
  };
}

/** A ticket of a person’s that is full but for two entries, or files. */
async function ticketOf(server: TestServer) {
  const lea = await signIn(server, { prenom: "Léa" });
  return { lea, id: (await ask(server, lea)).id };
}

/** What reaches staff, and what it decides. */
export const ofStaff: readonly Limit[] = [
  {
    what: "Open tickets of one person",
    most: maxOpenTickets,
    refusals: ["TICKETS_FULL"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { lea } = await ticketOf(server);
      const attempt = () => lea.call(supportContract.create, { body: question });
      return nearlyFull(server, { table: "support_tickets", most: maxOpenTickets, attempt });
    },
  },
  {
    what: "Entries of one ticket",
    most: maxTicketEntries,
    refusals: ["TICKET_LONG"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const { lea, id } = await ticketOf(server);
      return nearlyFull(server, {
        table: "support_entries",
        most: maxTicketEntries,
        changes: sql`jsonb_build_object('seq', n + 1)`,
        attempt: () =>
          lea.call(supportContract.act, { params: { id }, body: { act: "say", words: "Toujours rien." } }),
      });
    },
  },
  {
    what: "Files of one person in a ticket",
    most: maxTicketFiles,
    refusals: ["VALIDATION_FAILED"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const { lea, id } = await ticketOf(server);
      const files = [await uploaded(lea, ticketFile)];
      files.push(...(await copies(server, "files", maxTicketFiles + crowdSize)));
      const known = files.splice(0, maxTicketFiles - 2);
      await server.platform.db.execute(sql`
        insert into support_files (file_id, ticket_id, seq, author_id, place)
        select id, ${id}::uuid, 1, ${lea.person.id}::uuid, n from unnest(${sql.param(known)}::uuid[]) with ordinality as f (id, n)`);
      return {
        left: 2,
        most: maxTicketFiles,
        attempt: (at) =>
          lea.call(supportContract.act, {
            params: { id },
            body: { act: "say", words: "Voici.", files: [of(files, at)] },
          }),
        held: counting(server, sql`support_files`),
      };
    },
  },
  {
    what: "Labels of tickets",
    most: maxTags,
    refusals: ["TAGS_FULL"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { call } = await signIn(server, { role: "jobmodo" });
      const attempt = (at: number) => call(supportContract.addTag, { body: { name: `Étiquette ${at}` } });
      await attempt(-1);
      return nearlyFull(server, {
        table: "support_tags",
        most: maxTags,
        changes: sql`jsonb_build_object('id', gen_random_uuid(), 'name', 'Copie ' || n)`,
        attempt,
      });
    },
  },
  {
    what: "Labels of one name",
    most: 1,
    refusals: ["TAG_EXISTS"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { call } = await signIn(server, { role: "jobmodo" });
      return {
        left: 1,
        most: 1,
        attempt: () => call(supportContract.addTag, { body: { name: "Paiement" } }),
        held: counting(server, sql`support_tags`),
      };
    },
  },
  {
    what: "Replies that are stored ready",
    most: maxReplies,
    refusals: ["REPLIES_FULL"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { call } = await signIn(server, { role: "jobmodo" });
      const attempt = () => call(supportContract.addReply, { body: reply });
      await attempt();
      return nearlyFull(server, { table: "support_replies", most: maxReplies, attempt });
    },
  },
  {
    what: "Messages to staff under one address in an hour",
    most: mostFromSender,
    refusals: ["TOO_MANY_REQUESTS"],
    enforcedBy: "one statement",
    async arrange(server) {
      const { client, input } = await contact.send(server);
      return {
        left: mostFromSender,
        most: mostFromSender,
        attempt: () => client.call(contactContract.send, input),
        held: counting(
          server,
          sql`contact_counts c, generate_series(1, c.messages) where c.id = (select min(id) from contact_counts)`,
        ),
      };
    },
  },
  {
    what: "Reports of one member in a day",
    most: mostOfMember,
    refusals: ["TOO_MANY_REQUESTS"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { client, input } = await reports.reportContent(server);
      const comments = await copies(server, "mission_comments", crowdSize);
      await client.call(reportsContract.reportContent, input);
      return nearlyFull(server, {
        table: "content_reports",
        most: mostOfMember,
        changes: sql`jsonb_build_object('id', gen_random_uuid(), 'content_id', gen_random_uuid())`,
        attempt: (at) =>
          client.call(reportsContract.reportContent, {
            body: { ...input.body, content_id: of(comments, at) },
          }),
      });
    },
  },
  {
    what: "Reports under one address in a day",
    most: mostOfVisitor,
    refusals: ["TOO_MANY_REQUESTS"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { client, input } = await reports.report(server);
      const people: string[] = [];
      while (people.length < crowdSize) people.push((await makePerson(server, { userType: "jobbeur" })).id);
      return {
        left: mostOfVisitor,
        most: mostOfVisitor,
        attempt: (at) =>
          client.call(reportsContract.report, { body: { ...input.body, content_id: of(people, at) } }),
        held: counting(server, sql`content_reports`),
      };
    },
  },
  {
    what: "Reports of one content by one member",
    most: 1,
    refusals: ["ALREADY_REPORTED"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { client, input } = await reports.reportContent(server);
      return {
        left: 1,
        most: 1,
        attempt: () => client.call(reportsContract.reportContent, input),
        held: counting(server, sql`content_reports`),
      };
    },
  },
  decidedOnce({
    what: "Decisions of one report",
    refusals: ["REPORT_TRANSITION_REFUSED"],
    enforcedBy: "a locked row",
    sample: reports.decide,
    endpoint: reportsContract.decide,
    from: "moderation_cases where decided_at is not null",
  }),
  decidedOnce({
    what: "Decisions of one paper",
    refusals: ["VERIFICATION_DECIDED"],
    enforcedBy: "a lock",
    sample: verification.decide,
    endpoint: verificationContract.decide,
    from: "audit_entries where kind = 'verification.refused'",
  }),
  decidedOnce({
    what: "Times that one accepted paper is taken back",
    refusals: ["VERIFICATION_NOT_ACCEPTED"],
    enforcedBy: "a lock",
    sample: verification.revoke,
    endpoint: verificationContract.revoke,
    from: "audit_entries where kind = 'verification.revoked'",
  }),
  decidedOnce({
    what: "Decisions of one dispute before an appeal",
    refusals: ["DISPUTE_CHANGED"],
    enforcedBy: "a locked row",
    sample: disputes.decide,
    endpoint: disputesContract.decide,
    from: "dispute_entries where kind = 'decided'",
  }),
  decidedOnce({
    what: "Decisions of one contest of the filter",
    refusals: ["CONTEST_DECIDED"],
    enforcedBy: "a locked row",
    sample: messages.decideContest,
    endpoint: messagesContract.decideContest,
    from: "audit_entries where kind = 'filter.lifted'",
  }),
  decidedOnce({
    what: "Terms that are announced at a time",
    refusals: ["TERMS_ALREADY_ANNOUNCED", "TERMS_VERSION_NOT_NEWER"],
    enforcedBy: "a lock",
    sample: consents.publishVersion,
    endpoint: consentsContract.publishVersion,
    from: "terms_versions",
  }),
];
