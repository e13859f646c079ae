import type { proposalsContract } from "@jobami/api/proposals/contract";
import { type Call, type Handlers, RawJson } from "../../platform/http/call.ts";
import type { MissionsService } from "../missions/missions.domain.ts";
import type { Move, ProposalsService } from "./proposals.service.ts";

/** Serves negotiations. */
export function proposalsRoutes(
  proposals: ProposalsService,
  missions: Pick<MissionsService, "details">,
): Handlers<typeof proposalsContract> {
  type Decision = Pick<Call<typeof proposalsContract.accept>, "db" | "session" | "params" | "body">;
  const decide = async ({ db, session, params, body }: Decision, type: Move["type"]) => ({
    success: true as const,
    data: await proposals.move(db, session.person, {
      missionId: params.id,
      proposalId: params.proposalId,
      type,
      expectedVersion: body?.expectedVersion,
    }),
  });
  const raw = (json: string) => new RawJson(`{"success":true,"data":${json}}`);

  return {
    propose: async ({ db, session, params, body }) => ({
      success: true,
      data: await proposals.propose(db, session.person, params.id, body),
    }),
    ownerCounter: async ({ db, session, params, body: { proposalId, expectedVersion, ...terms } }) => ({
      success: true,
      data: await proposals.move(db, session.person, {
        missionId: params.id,
        proposalId,
        type: "proposal.countered",
        only: "client",
        expectedVersion,
        terms,
      }),
    }),
    jobbeurCounter: async ({ db, session, params, body: { proposalId, expectedVersion, ...terms } }) => ({
      success: true,
      data: await proposals.move(db, session.person, {
        missionId: params.id,
        proposalId,
        type: "proposal.countered",
        only: "jobbeur",
        expectedVersion,
        terms,
      }),
    }),
    accept: (call) => decide(call, "proposal.accepted"),
    reject: async ({ db, session, params, body }) => ({
      success: true,
      data: await proposals.move(db, session.person, {
        missionId: params.id,
        proposalId: params.proposalId,
        type: "proposal.rejected",
        expectedVersion: body?.expectedVersion,
        note: { reason: body?.reason ?? null, text: body?.text ?? "" },
      }),
    }),
    withdraw: (call) => decide(call, "proposal.withdrawn"),
    confirm: (call) => decide(call, "proposal.confirmed"),
    ofMission: async ({ db, session: { person }, params }) => {
      await missions.details(person, params.id);
      return raw(await proposals.ofMission(db, person, params.id));
    },
    own: async ({ db, session: { person }, params }) => {
      await missions.details(person, params.id);
      return raw(await proposals.own(db, person.id, params.id));
    },
    sent: async ({ db, session, query }) => new RawJson(await proposals.sent(db, session.person.id, query)),
    waiting: async ({ db, session }) => raw(await proposals.waiting(db, session.person.id)),
    prices: async ({ db, query }) => ({ success: true, data: await proposals.acceptedPrices(db, query) }),
    received: async ({ db, session, query }) =>
      new RawJson(await proposals.received(db, session.person.id, query)),
    sentStats: async ({ db, session }) => ({
      success: true,
      data: await proposals.stats(db, "sent", session.person.id),
    }),
    receivedStats: async ({ db, session }) => ({
      success: true,
      data: await proposals.stats(db, "received", session.person.id),
    }),
    one: async ({ db, session, params: { id: missionId, proposalId } }) => ({
      success: true,
      data: await proposals.one(db, session.person, { missionId, proposalId }),
    }),
  };
}
