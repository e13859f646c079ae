import type { appealsContract } from "@jobami/api/appeals/contract";
import { firstDecisionYear } from "@jobami/api/appeals/routes";
import { dayInFrance } from "@jobami/api/missions/days";
import type { Handlers } from "../../platform/http/call.ts";
import type { Appeals } from "./appeals.service.ts";

/** Serves decisions to those whom they concern, and appeals to those who decide of them. */
export function appealsRoutes(appeals: Appeals): Handlers<typeof appealsContract> {
  return {
    decision: async ({ db, params, session: { person } }) => ({
      success: true,
      data: await appeals.decision(db, params.id, person.id),
    }),
    appeal: async ({ db, params, body, session: { person } }) => ({
      success: true,
      data: await appeals.appeal(db, params.id, person.id, body.words),
    }),
    look: async ({ db, body }) => ({ success: true, data: await appeals.look(db, body.token) }),
    appealByLink: async ({ db, body }) => ({
      success: true,
      data: await appeals.appealByLink(db, body.token, body.words),
    }),
    queue: async ({ db, query, session: { person } }) => ({
      success: true,
      ...(await appeals.queue(db, query, person.id)),
    }),
    one: async ({ db, params, session: { person } }) => ({
      success: true,
      data: await appeals.one(db, params.id, person.id),
    }),
    judge: async ({ db, params, body, session: { person }, request }) => ({
      success: true,
      data: await appeals.judge(db, params.id, { id: person.id, address: request.ip }, body),
    }),
    assign: async ({ db, params, body, session: { person } }) => ({
      success: true,
      data: await appeals.assign(db, params.id, person.id, body),
    }),
    ownDecisions: async ({ db, query, session: { person } }) => ({
      success: true,
      ...(await appeals.ownDecisions(db, person.id, query)),
    }),
    figures: async ({ db, query, now }) => {
      const current = Number(dayInFrance(now).slice(0, 4));
      const year = query.annee ?? current;
      const years = Array.from({ length: current - firstDecisionYear + 1 }, (_, past) => current - past);
      return { success: true, data: { year, years, figures: await appeals.figures(db, year) } };
    },
  };
}
