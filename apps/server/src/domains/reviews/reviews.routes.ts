import type { reviewsContract } from "@jobami/api/reviews/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Reviews } from "./reviews.service.ts";

/** Serves what people declare of each other. */
export function reviewsRoutes(reviews: Reviews): Handlers<typeof reviewsContract> {
  return {
    check: async ({ db, session: { person }, params }) => ({
      success: true,
      hasReview: await reviews.hasWritten(db, person.id, params.id),
    }),
    mine: async ({ db, session: { person } }) => ({ success: true, data: await reviews.mine(db, person.id) }),
    history: async ({ db, session: { person }, query }) => ({
      success: true,
      ...(await reviews.history(db, person.id, query)),
    }),
    ofMission: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await reviews.ofMission(db, person.id, params.id),
    }),
    write: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await reviews.write(db, person, params.id, body),
    }),
    edit: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await reviews.edit(db, person, params.id, body),
    }),
    reply: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await reviews.reply(db, person, params.id, body.texte),
    }),
  };
}
