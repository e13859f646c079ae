import { z } from "zod";
import { answer, endpoint, listAnswer } from "../http/contract.ts";
import { countField, idField, instantField, paragraph } from "../http/fields.ts";
import { maskedSchema } from "../masking/masked.ts";
import { publicPersonSchema } from "../missions/contract.ts";
import { commentsPageSize, commentsRoutes, maxComment } from "./routes.ts";

/** `effaced`: its author deleted it and answers stand below; `removed`: a moderator took it away. */
export const commentStatuses = ["published", "effaced", "removed"] as const;

/** A comment on a mission; one with a `parentId` answers that one. Nothing is stated of what is effaced but its place. */
export const commentSchema = z.object({
  id: idField,
  missionId: idField,
  parentId: idField.nullable(),
  author: publicPersonSchema.nullable(),
  comment: z.string(),
  /** What others do not read of it, for its author. */
  masked: maskedSchema.nullish(),
  /** Seen by who began the thread and the mission's owner alone. */
  isPrivate: z.boolean(),
  status: z.enum(commentStatuses),
  createdAt: instantField,
  /** Null for one that is as it was written. */
  editedAt: instantField.nullable(),
});
export type Comment = z.output<typeof commentSchema>;

const text = paragraph({ name: "Commentaire", max: maxComment });
const missionParams = z.object({ id: idField });
const params = z.object({ id: idField, commentId: idField });

export const commentsContract = {
  list: endpoint({
    route: commentsRoutes.list,
    summary:
      "Comments on a mission that the person may read, 30 a page: the newest thread first, the answers of each below it in their order",
    params: missionParams,
    query: z.strictObject({
      page: countField({ min: 1, max: 100, fallback: 1 }),
      limit: countField({ min: 1, max: 50, fallback: commentsPageSize }),
    }),
    answer: listAnswer(commentSchema),
    errors: ["NOT_FOUND"],
  }),
  post: endpoint({
    route: commentsRoutes.post,
    summary:
      "Writes a comment on a mission, or answers one that begins a thread. An answer is as private as what it answers; ways to reach a person are masked",
    params: missionParams,
    body: z.object({
      comment: text,
      isPrivate: z.boolean("Oui ou non est attendu.").default(false),
      parentId: idField.optional(),
    }),
    status: 201,
    answer: answer({ data: commentSchema }),
    errors: ["NOT_FOUND", "PROFILE_HIDDEN", "COMMENT_TRANSITION_REFUSED"],
  }),
  edit: endpoint({
    route: commentsRoutes.edit,
    summary: "Replaces the text of one's own comment, which shows that from then on",
    params,
    body: z.object({ comment: text }),
    answer: answer({ data: commentSchema }),
    errors: ["NOT_FOUND", "COMMENT_TRANSITION_REFUSED"],
  }),
  remove: endpoint({
    route: commentsRoutes.remove,
    summary: "Deletes one's own comment; its place stays while there are answers",
    params,
    answer: answer({}),
    errors: ["NOT_FOUND", "COMMENT_TRANSITION_REFUSED"],
  }),
};
