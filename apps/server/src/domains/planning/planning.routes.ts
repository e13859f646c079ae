import type { planningContract } from "@jobami/api/planning/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Feeds } from "./feeds.service.ts";
import type { Hours } from "./hours.service.ts";
import type { PlanningService } from "./planning.service.ts";

interface Services {
  planning: PlanningService;
  hours: Hours;
  feeds: Feeds;
}

/** Serves plannings, the hours of missions and the addresses for other calendars. */
export function planningRoutes({ planning, hours, feeds }: Services): Handlers<typeof planningContract> {
  return {
    read: async ({ db, session: { person }, query }) => ({
      success: true,
      data: await planning.read(db, person.id, query),
    }),
    asked: async ({ db, session: { person } }) => ({
      success: true,
      data: await planning.asked(db, person.id),
    }),
    addException: async ({ db, session: { person }, body }) => ({
      success: true,
      data: await planning.addException(db, person, body),
    }),
    removeException: async ({ db, session: { person }, params }) => {
      await planning.removeException(db, person.id, params.id);
      return { success: true };
    },
    feed: async ({ db, session: { person } }) => ({
      success: true,
      data: await feeds.standing(db, person.id),
    }),
    renewFeed: async ({ db, session: { person } }) => ({
      success: true,
      data: await feeds.renew(db, person.id),
    }),
    dropFeed: async ({ db, session: { person } }) => {
      await feeds.drop(db, person.id);
      return { success: true };
    },
    hour: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await hours.read(db, person, params.id),
    }),
    ways: async ({ db, session: { person }, params, query }) => ({
      success: true,
      data: await hours.ways(db, person, params.id, query),
    }),
    setHour: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await hours.act(db, person, params.id, body),
    }),
  };
}
