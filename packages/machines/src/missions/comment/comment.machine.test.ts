import { expect, test } from "vitest";
import { type CommentActor, type CommentState, decideComment, isReadableComment } from "./index.ts";

const published: CommentState = { status: "published", isPrivate: false, answers: 0 };
const actors: readonly CommentActor[] = ["author", "owner", "moderator", "other"];
const readers = (state: CommentState) => actors.filter((by) => isReadableComment(state, by));

test.each([
  [published, ["author", "owner", "moderator", "other"]],
  [{ ...published, isPrivate: true }, ["author", "owner", "moderator"]],
  [{ ...published, status: "removed" }, ["author", "moderator"]],
  [{ ...published, status: "effaced" }, []],
  [{ ...published, status: "gone" }, []],
  [{ ...published, status: "absent" }, []],
] as const)("%j is read by %j", (state, expected) => {
  expect(readers(state)).toEqual(expected);
});

test("a moderator answers a private comment that others cannot see", () => {
  const secret = { ...published, isPrivate: true };
  expect(decideComment(secret, { type: "answer.posted", by: "moderator" })).toEqual({
    allowed: true,
    next: { ...secret, answers: 1 },
    follows: [{ type: "person.notified", person: "author" }],
  });
  expect(decideComment(secret, { type: "answer.posted", by: "other" })).toEqual({
    allowed: false,
    reason: "NOT_FOUND",
  });
});

test("a place that stands for answers goes with the last of them", () => {
  const effaced: CommentState = { status: "effaced", isPrivate: false, answers: 2 };
  const one = decideComment(effaced, { type: "answer.gone" });
  expect(one).toEqual({ allowed: true, next: { ...effaced, answers: 1 }, follows: [] });
  expect(decideComment({ ...effaced, answers: 1 }, { type: "answer.gone" })).toEqual({
    allowed: true,
    next: { status: "gone", isPrivate: false, answers: 0 },
    follows: [{ type: "place.dropped" }],
  });
});

test("text that is masked is shown to whom its author chose", () => {
  const secret = { isPrivate: true, hasContacts: true, by: "author" } as const;
  const absent: CommentState = { ...published, status: "absent" };
  const posted = decideComment(absent, { type: "comment.posted", isProfileHidden: false, ...secret });
  const edited = decideComment(published, { type: "comment.edited", ...secret });
  for (const decision of [posted, edited])
    expect(decision).toMatchObject({ allowed: true, next: { status: "published", isPrivate: true } });
});
