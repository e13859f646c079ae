import type { peopleContract } from "@jobami/api/people/contract";
import type { FastifyRequest } from "fastify";
import type { Handlers } from "../../platform/http/call.ts";
import type { Session } from "../../platform/sessions/sessions.ts";
import type { Birthdays } from "./birthdays.service.ts";
import type { Administrator } from "./holding.ts";
import type { Inactive } from "./inactive.service.ts";
import type { Sanctions } from "./sanctions.service.ts";

const actor = ({ session, request }: { session: Session; request: FastifyRequest }): Administrator => ({
  id: session.person.id,
  address: request.ip,
});

/** Serves the administrators' pages about people. */
export function peopleRoutes(parts: {
  sanctions: Sanctions;
  inactive: Inactive;
  birthdays: Birthdays;
}): Handlers<typeof peopleContract> {
  const { sanctions, inactive, birthdays } = parts;
  return {
    list: async ({ db, query }) => ({ success: true, ...(await sanctions.list(db, query)) }),
    one: async ({ params, session: { person } }) => ({
      success: true,
      data: await sanctions.one(params.id, person.id),
    }),
    setRole: async ({ db, params, body, ...call }) => ({
      success: true,
      data: await sanctions.setRole(db, params.id, body, { ...actor(call), sessionId: call.session.id }),
    }),
    sanction: async ({ db, params, body, ...call }) => ({
      success: true,
      data: await sanctions.sanction(db, params.id, body, actor(call)),
    }),
    lift: async ({ db, params, body, ...call }) => ({
      success: true,
      data: await sanctions.lift(db, params.id, body.reason, actor(call)),
    }),
    inactive: async ({ db, query }) => ({ success: true, ...(await inactive.list(db, query)) }),
    remind: async ({ db, body, session: { person } }) => ({
      success: true,
      ...(await inactive.remind(db, body.ids, person)),
    }),
    close: async ({ db, params, ...call }) => {
      await inactive.close(db, params.id, actor(call));
      return { success: true, message: "Le compte est fermé et ses données sont effacées." };
    },
    birthdays: async ({ db }) => ({ success: true, ...(await birthdays.overview(db)) }),
    setWishes: async ({ db, body, session: { person } }) => ({
      success: true,
      wishes: await birthdays.setSwitch(db, body.isOn, person.id),
    }),
    wishes: async ({ db, query }) => ({ success: true, ...(await birthdays.wishes(db, query)) }),
  };
}
