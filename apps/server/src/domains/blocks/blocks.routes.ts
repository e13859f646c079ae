import type { blocksContract } from "@jobami/api/blocks/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Blocks } from "./blocks.service.ts";

/** Serves whom one blocks oneself. */
export function blocksRoutes(blocks: Blocks): Handlers<typeof blocksContract> {
  return {
    list: async ({ db, session: { person } }) => ({ success: true, data: await blocks.list(db, person.id) }),
    add: async ({ db, session: { person }, body }) => ({
      success: true,
      data: await blocks.add(db, person.id, body.user_id),
    }),
    remove: async ({ db, session: { person }, params }) => {
      await blocks.remove(db, person.id, params.userId);
      return { success: true };
    },
  };
}
