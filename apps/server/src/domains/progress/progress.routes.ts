import type { progressContract } from "@jobami/api/progress/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Progress } from "./progress.service.ts";

/** Serves what becomes of missions that were agreed on. */
export function progressRoutes(progress: Progress): Handlers<typeof progressContract> {
  return {
    read: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await progress.read(db, person, params.id),
    }),
    step: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await progress.step(db, person, params.id, body),
    }),
    incident: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await progress.incident(db, person, params.id, body),
    }),
    contact: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await progress.giveContact(db, person, params.id, body),
    }),
    payment: async ({ db, session: { person }, params: { id: missionId, proposalId }, body }) => ({
      success: true,
      data: await progress.pay(db, person, { missionId, proposalId }, body),
    }),
  };
}
