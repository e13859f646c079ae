import { defineMock } from "../mock/define-mock.ts";
import { commentsContract } from "./contract.ts";
import { commentPage, question } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const commentsMock = defineMock(commentsContract, {
  list: commentPage,
  post: { success: true, data: question },
  edit: { success: true, data: { ...question, editedAt: "2026-11-20T07:00:00.000Z" } },
  remove: { success: true },
});
