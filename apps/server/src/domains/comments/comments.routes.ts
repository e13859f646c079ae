import type { commentsContract } from "@jobami/api/comments/contract";
import { type Handlers, RawJson } from "../../platform/http/call.ts";
import type { Comments } from "./comments.service.ts";

/** Serves the comments on missions. */
export function commentsRoutes(comments: Comments): Handlers<typeof commentsContract> {
  return {
    list: async ({ db, session: { person }, params, query }) =>
      new RawJson(await comments.list(db, person, params.id, query)),
    post: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await comments.post(db, person, params.id, body),
    }),
    edit: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await comments.edit(db, person, params.id, params.commentId, body.comment),
    }),
    remove: async ({ db, session: { person }, params }) => {
      await comments.remove(db, person, params.id, params.commentId);
      return { success: true };
    },
  };
}
