import { disputesContract } from "@jobami/api/disputes/contract";
import { disputeFile, maxDisputeEntries, maxDisputeFiles } from "@jobami/api/disputes/routes";
import { messagesContract } from "@jobami/api/messages/contract";
import { mostContests } from "@jobami/api/messages/routes";
import { missionsContract } from "@jobami/api/missions/contract";
import { missionPicture } from "@jobami/api/missions/routes";
import { planningContract } from "@jobami/api/planning/contract";
import { progressContract } from "@jobami/api/progress/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { reviewsContract } from "@jobami/api/reviews/contract";
import { sql } from "drizzle-orm";
import { complaint, discussed, doneMission, open } from "../../domains/disputes/disputes.fixture.ts";
import { contest, masked, write } from "../../domains/messages/messages.fixture.ts";
import { mostNotifiedAnHour } from "../../domains/missions/missions.match-notifier.ts";
import { withPictures } from "../../domains/missions/missions.samples.ts";
import { agreement, finish } from "../../domains/progress/progress.fixture.ts";
import { offer } from "../../testing/samples.ts";
import { uploaded } from "../../testing/test-files.ts";
import { workingJobbeur } from "../../testing/test-jobbeurs.ts";
import { inDays, postMission } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { copies, counting, crowd, crowdSize, type Limit, of, outcomeOf } from "./race.ts";

/** An author whose messages of several conversations are masked, and what contests one of them. */
async function maskedOften(server: TestServer) {
  const { owner, id, messageId, missionId } = await masked(server);
  const contests = [{ id, messageId }];
  while (contests.length < 10) {
    const jobbeur = await signIn(server, { userType: "jobbeur" });
    const { body: proposed } = await jobbeur.call(proposalsContract.propose, {
      params: { id: missionId },
      body: offer,
    });
    const { proposalId } = proposed.data;
    const { body } = await jobbeur.call(messagesContract.open, { body: { proposalId } });
    const { body: sent } = await write(owner, body.data.id, "Référence 06 12 34 56 78");
    contests.push({ id: body.data.id, messageId: sent.data.id });
  }
  return { owner, contests };
}

/** What happens between two people. */
export const ofMissions: readonly Limit[] = [
  {
    what: "Pictures of one mission",
    most: missionPicture.most,
    refusals: ["MISSION_PICTURES_FULL"],
    enforcedBy: "one statement",
    async arrange(server) {
      const owner = await withPictures(server);
      const { call, id } = owner;
      const files = [owner.spare];
      const loose = sql`jsonb_build_object('id', gen_random_uuid(), 'loose_since', t.created_at)`;
      files.push(...(await copies(server, "files", crowdSize + missionPicture.most, loose)));
      const add = (file: string) => call(missionsContract.addPicture, { params: { id }, body: { file } });
      while (files.length > crowdSize + 5) await add(files.shift() ?? "");
      return {
        left: 2,
        most: missionPicture.most,
        attempt: (at) => add(of(files, at)),
        held: counting(server, sql`mission_pictures`),
      };
    },
  },
  {
    what: "Standing proposals of one jobbeur on a mission",
    most: 1,
    refusals: ["PROPOSAL_EXISTS"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const { id } = await postMission(server, await signIn(server));
      const { call } = await signIn(server, { userType: "jobbeur" });
      return {
        left: 1,
        most: 1,
        attempt: () => call(proposalsContract.propose, { params: { id }, body: offer }),
        held: counting(server, sql`proposals`),
      };
    },
  },
  {
    what: "Accepted proposals of a mission",
    most: 1,
    refusals: ["PROPOSAL_TRANSITION_REFUSED", "PROPOSAL_CHANGED", "MISSION_CLOSED"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const lea = await signIn(server);
      const { id } = await postMission(server, lea);
      const proposals: string[] = [];
      for (const { call } of await crowd(server, { userType: "jobbeur" }, 10)) {
        const { body } = await call(proposalsContract.propose, { params: { id }, body: offer });
        proposals.push(body.data.proposalId);
      }
      return {
        left: 1,
        most: 1,
        attempt: (at) =>
          lea.call(proposalsContract.accept, {
            params: { id, proposalId: of(proposals, at) },
            body: { expectedVersion: 1 },
          }),
        held: counting(server, sql`proposals where statut = 'acceptee'`),
      };
    },
  },
  {
    what: "Answers to one offer of a negotiation",
    most: 1,
    refusals: ["PROPOSAL_CHANGED", "PROPOSAL_TRANSITION_REFUSED"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const lea = await signIn(server);
      const { id } = await postMission(server, lea);
      const { call } = await signIn(server, { userType: "jobbeur" });
      const { body } = await call(proposalsContract.propose, { params: { id }, body: offer });
      const { proposalId } = body.data;
      return {
        left: 1,
        most: 2,
        attempt: () =>
          lea.call(proposalsContract.ownerCounter, {
            params: { id },
            body: { ...offer, proposalId, expectedVersion: 1 },
          }),
        held: counting(server, sql`proposal_offers`),
      };
    },
  },
  {
    what: "Missions of one jobbeur at the same hour",
    most: 1,
    refusals: ["HOUR_TAKEN", "HOUR_CHANGED"],
    enforcedBy: "a unique index",
    async arrange(server) {
      const lea = await signIn(server, { prenom: "Léa" });
      const karim = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
      const missions: string[] = [];
      while (missions.length < 5) {
        const tomorrow = { date: inDays(server.clock, 1) };
        const { id } = await agreement(server, tomorrow, undefined, { lea, karim });
        const body = { act: "hour.proposed", version: 0, from: "09:30", minutes: 90 } as const;
        await lea.call(planningContract.setHour, { params: { id }, body });
        missions.push(id);
      }
      return {
        left: 1,
        most: 1,
        attempt: (at) =>
          karim.call(planningContract.setHour, {
            params: { id: of(missions, at) },
            body: { act: "hour.accepted", version: 1 },
          }),
        held: counting(server, sql`planning_hours where starts_at is not null`),
      };
    },
  },
  {
    what: "Changes that are asked for of a mission at a time",
    most: 1,
    refusals: ["CHANGES_ASKED_ALREADY", "PROGRESS_CHANGED"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const { lea, id } = await doneMission(server);
      const dueOn = inDays(server.clock, 3);
      const body = { step: "changes.asked", note: "Il reste un côté à tailler.", dueOn } as const;
      return {
        left: 1,
        most: 1,
        attempt: () => lea.call(progressContract.step, { params: { id }, body }),
        held: counting(server, sql`mission_steps where kind = 'changes.asked'`),
      };
    },
  },
  {
    what: "Confirmations of a mission’s end",
    most: 1,
    refusals: ["PROGRESS_CHANGED", "MISSION_TRANSITION_REFUSED"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const { lea, id } = await doneMission(server);
      return {
        left: 1,
        most: 1,
        attempt: () => lea.call(progressContract.step, { params: { id }, body: { step: "work.confirmed" } }),
        held: counting(server, sql`mission_steps where kind = 'work.confirmed'`),
      };
    },
  },
  {
    what: "Reviews of one side of a mission",
    most: 1,
    refusals: ["REVIEW_EXISTS"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const about = await agreement(server);
      await finish(server, about);
      const body = { notes: [5, 4, 5, 5], texte: "Travail soigné." };
      return {
        left: 1,
        most: 1,
        attempt: () => about.lea.call(reviewsContract.write, { params: { id: about.id }, body }),
        held: counting(server, sql`reviews`),
      };
    },
  },
  {
    what: "Open disputes of a mission",
    most: 1,
    refusals: ["DISPUTE_CHANGED"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const { lea, id } = await doneMission(server);
      return {
        left: 1,
        most: 1,
        attempt: () => lea.call(disputesContract.open, { params: { id }, body: complaint }),
        held: counting(server, sql`disputes`),
      };
    },
  },
  {
    what: "Entries of a dispute by its sides",
    most: maxDisputeEntries,
    refusals: ["DISPUTE_FULL"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const about = await doneMission(server);
      await discussed(server, about);
      const left = 2;
      await copies(
        server,
        "dispute_entries",
        maxDisputeEntries - 2 - left,
        sql`jsonb_build_object('seq', n + 2, 'kind', 'said')`,
      );
      return {
        left,
        most: maxDisputeEntries,
        attempt: () =>
          about.karim.call(disputesContract.act, {
            params: { id: about.id },
            body: { act: "say", words: "L’autre côté est chez le voisin." },
          }),
        held: counting(server, sql`dispute_entries`),
      };
    },
  },
  {
    what: "Files of one side in a dispute",
    most: maxDisputeFiles,
    refusals: ["VALIDATION_FAILED"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const { karim, lea, id } = await doneMission(server);
      const { body } = await open(server, lea, id);
      const dispute = body.data.dispute?.id;
      const files = [await uploaded(karim, disputeFile)];
      files.push(...(await copies(server, "files", maxDisputeFiles + crowdSize)));
      const known = files.splice(0, maxDisputeFiles - 2);
      await server.platform.db.execute(sql`
        insert into dispute_files (file_id, dispute_id, seq, author_id, place)
        select id, ${dispute}::uuid, 1, ${karim.person.id}::uuid, n from unnest(${sql.param(known)}::uuid[]) with ordinality as f (id, n)`);
      return {
        left: 2,
        most: maxDisputeFiles,
        attempt: (at) =>
          karim.call(disputesContract.act, {
            params: { id },
            body: { act: "say", words: "L’autre côté est chez le voisin.", files: [of(files, at)] },
          }),
        held: counting(server, sql`dispute_files`),
      };
    },
  },
  {
    what: "Waiting contests of the filter of one author",
    most: mostContests,
    refusals: ["TOO_MANY_REQUESTS", "ALREADY_CONTESTED"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { owner, contests } = await maskedOften(server);
      return {
        left: mostContests,
        most: mostContests,
        attempt: (at) => {
          const { id, messageId } = of(contests, at);
          return contest(owner, id, messageId);
        },
        held: counting(server, sql`filter_contests`),
      };
    },
  },
  {
    what: "New missions that one person is informed of in an hour",
    most: mostNotifiedAnHour,
    refusals: [],
    enforcedBy: "a lock",
    async arrange(server) {
      await workingJobbeur(server);
      const lea = await signIn(server, { prenom: "Léa" });
      const missions: string[] = [];
      while (missions.length < crowdSize) missions.push((await postMission(server, lea)).id);
      return {
        most: mostNotifiedAnHour,
        attempt: (at) =>
          outcomeOf(() => server.domains.missions.notifyMatches({ missionId: of(missions, at) })),
        held: counting(server, sql`notifications where type = 'mission_published'`),
      };
    },
  },
];
