import type { templatesContract } from "@jobami/api/templates/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Templates } from "./templates.service.ts";

/** Serves one's own templates. */
export function templatesRoutes(templates: Templates): Handlers<typeof templatesContract> {
  return {
    list: async ({ db, session: { person } }) => ({
      success: true,
      data: await templates.list(db, person.id),
    }),
    add: async ({ db, session: { person }, body }) => ({
      success: true,
      data: await templates.add(db, person.id, body),
    }),
    change: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await templates.change(db, person.id, { ...params, ...body }),
    }),
    remove: async ({ db, session: { person }, params }) => {
      await templates.remove(db, person.id, params.id);
      return { success: true };
    },
  };
}
