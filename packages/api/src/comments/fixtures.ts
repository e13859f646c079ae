import { ines, karim, lea, openMission } from "../missions/fixtures.ts";
import type { Comment } from "./contract.ts";

/** A person asks about Léa's mission. */
export const question: Comment = {
  id: "01930000-0000-7000-8000-0000000000c3",
  missionId: openMission.id,
  parentId: null,
  author: karim,
  comment: "Le mur est-il porteur ? J’ai les chevilles pour la brique pleine.",
  isPrivate: false,
  status: "published",
  createdAt: "2026-11-20T06:40:00.000Z",
  editedAt: null,
};

/** She answers. */
export const reply: Comment = {
  ...question,
  id: "01930000-0000-7000-8000-0000000000c4",
  parentId: question.id,
  author: lea,
  comment: "Oui, brique pleine. Les étagères vont à gauche de la fenêtre.",
  createdAt: "2026-11-20T06:52:00.000Z",
  editedAt: "2026-11-20T06:54:00.000Z",
};

/** For her eyes and Inès's. */
export const privateQuestion: Comment = {
  ...question,
  id: "01930000-0000-7000-8000-0000000000c2",
  author: ines,
  comment: "Je peux passer voir avant samedi ?",
  isPrivate: true,
  createdAt: "2026-11-20T06:30:00.000Z",
};

/** Its author deleted it, an answer is left. */
export const effacedComment: Comment = {
  ...question,
  id: "01930000-0000-7000-8000-0000000000c0",
  author: null,
  comment: "",
  status: "effaced",
  createdAt: "2026-11-20T06:20:00.000Z",
};

export const replyToEffaced: Comment = {
  ...reply,
  id: "01930000-0000-7000-8000-0000000000c1",
  parentId: effacedComment.id,
  comment: "C’est noté, merci.",
  editedAt: null,
};

/** A first page of them. */
export const commentPage = {
  success: true as const,
  data: [question, reply, privateQuestion, effacedComment, replyToEffaced],
  pagination: { page: 1, pageSize: 30, totalPages: 1, totalCount: 5, countIsCapped: false, nextCursor: null },
};
