import type { displayContract } from "@jobami/api/display/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Display } from "./display.service.ts";

/** Serves one's own display settings. */
export function displayRoutes(display: Display): Handlers<typeof displayContract> {
  return {
    read: async ({ db, session: { person } }) => ({ success: true, data: await display.read(db, person.id) }),
    save: async ({ db, session: { person }, body }) => ({
      success: true,
      data: await display.save(db, person.id, body),
    }),
  };
}
