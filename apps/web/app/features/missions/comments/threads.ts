import type { Comment } from "@jobami/api/comments/contract";

/** A comment with its answers; null where it stands on the page before. */
export interface Thread {
  id: string;
  first: Comment | null;
  answers: readonly Comment[];
}

/** A page of comments, each answer below what it answers; in the order in which they came. */
export function threadsOf(comments: readonly Comment[]): readonly Thread[] {
  const threads = new Map<string, Thread>();
  for (const comment of comments) {
    const id = comment.parentId ?? comment.id;
    const known = threads.get(id) ?? { id, first: null, answers: [] };
    threads.set(
      id,
      comment.parentId === null
        ? { ...known, first: comment }
        : { ...known, answers: [...known.answers, comment] },
    );
  }
  return [...threads.values()];
}
