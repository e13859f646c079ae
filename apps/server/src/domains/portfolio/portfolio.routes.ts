import type { portfolioContract } from "@jobami/api/portfolio/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Portfolio } from "./portfolio.service.ts";

/** Serves what one shows of one's work. */
export function portfolioRoutes(portfolio: Portfolio): Handlers<typeof portfolioContract> {
  return {
    list: async ({ db, session: { person } }) => ({
      success: true,
      data: await portfolio.own(db, person.id),
    }),
    add: async ({ db, session: { person }, body }) => {
      await portfolio.add(db, person.id, body);
      return { success: true, data: await portfolio.own(db, person.id) };
    },
    change: async ({ db, session: { person }, params, body }) => {
      await portfolio.change(db, person.id, { ...params, ...body });
      return { success: true, data: await portfolio.own(db, person.id) };
    },
    move: async ({ db, session: { person }, params, body }) => {
      await portfolio.move(db, person.id, { ...params, ...body });
      return { success: true, data: await portfolio.own(db, person.id) };
    },
    remove: async ({ db, session: { person }, params }) => {
      await portfolio.remove(db, person.id, params.id);
      return { success: true, data: await portfolio.own(db, person.id) };
    },
  };
}
