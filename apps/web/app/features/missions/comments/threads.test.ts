import {
  effacedComment,
  privateQuestion,
  question,
  reply,
  replyToEffaced,
} from "@jobami/api/comments/fixtures";
import { expect, test } from "vitest";
import { threadsOf } from "./threads.ts";

test("answers stand below what they answer, in the order of the page", () => {
  expect(threadsOf([question, reply, privateQuestion, effacedComment, replyToEffaced])).toEqual([
    { id: question.id, first: question, answers: [reply] },
    { id: privateQuestion.id, first: privateQuestion, answers: [] },
    { id: effacedComment.id, first: effacedComment, answers: [replyToEffaced] },
  ]);
});

test("answers to a comment of the page before are a thread without its first one", () => {
  expect(threadsOf([reply])).toEqual([{ id: question.id, first: null, answers: [reply] }]);
});
