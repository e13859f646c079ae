import { z } from "zod";
import { filesField, storedFileSchema } from "../files/contract.ts";
import { answer, endpoint, listAnswer } from "../http/contract.ts";
import { countField, idField, instantField, paragraph } from "../http/fields.ts";
import { missionStatuses, publicPersonSchema } from "../missions/contract.ts";
import { proposalSides } from "../proposals/contract.ts";
import { maxReview, reviewPhoto, reviewsRoutes } from "./routes.ts";

const note = z.int("Donnez une note.").min(1, "Donnez une note.").max(5, "Une note va de 1 à 5.");
const notes = z.array(note, "Donnez les quatre notes.").length(4, "Donnez les quatre notes.");
const missionHead = z.object({ id: idField, title: z.string(), statut: z.enum(missionStatuses) });

/** A review as its two sides read it. */
export const reviewSchema = z.object({
  id: idField,
  mission: missionHead,
  author: publicPersonSchema,
  subject: publicPersonSchema,
  /** On which side of the mission its author stood: it states what the notes are of. */
  side: z.enum(proposalSides),
  notes: z.array(z.int()).length(4),
  /** The mean of the four notes. */
  note: z.number(),
  texte: z.string(),
  photos: z.array(storedFileSchema),
  /** Whether moderators took it away: its author alone reads it. */
  isHidden: z.boolean(),
  /** Whether others read it: both have written, or the seven days are over. */
  isShown: z.boolean(),
  createdAt: instantField,
  editedAt: instantField.nullable(),
  reply: z.string().nullable(),
});
export type Review = z.output<typeof reviewSchema>;

/** A mission that is over, with what its two sides wrote of each other as far as the reader may know. */
export const reviewedMissionSchema = z.object({
  mission: missionHead,
  side: z.enum(proposalSides),
  /** Who was on the other side; null where no one was chosen. */
  other: publicPersonSchema.nullable(),
  endedAt: instantField,
  /** Until when the reader may write their review; null when they may not. */
  until: instantField.nullable(),
  given: reviewSchema.nullable(),
  received: reviewSchema.nullable(),
});
export type ReviewedMission = z.output<typeof reviewedMissionSchema>;

const text = (name: string, min: number) => paragraph({ name, min, max: maxReview }).trim();
const reviewBody = z.object({
  notes,
  texte: text("Avis", 0).default(""),
  photos: filesField(reviewPhoto),
});
export type ReviewBody = z.input<typeof reviewBody>;
export type ReviewInput = z.output<typeof reviewBody>;

const idParams = z.object({ id: idField });
const one = answer({ data: reviewSchema });

export const reviewsContract = {
  check: endpoint({
    route: reviewsRoutes.check,
    summary: "Whether the person has reviewed the other side of a mission",
    params: idParams,
    answer: answer({ hasReview: z.boolean() }),
    errors: [],
  }),
  mine: endpoint({
    route: reviewsRoutes.mine,
    summary:
      "Reviews that the person received and gave, the newest 50 of each, and missions that wait for theirs",
    answer: answer({
      data: z.object({
        rating: z.number().nullable(),
        count: z.int().min(0),
        received: z.array(reviewSchema),
        given: z.array(reviewSchema),
        waiting: z.array(reviewedMissionSchema),
      }),
    }),
    errors: [],
  }),
  history: endpoint({
    route: reviewsRoutes.history,
    summary:
      "The person's finished and cancelled missions, on either side, the last ended first, with their reviews",
    query: z.strictObject({
      page: countField({ min: 1, max: 100, fallback: 1 }),
      limit: countField({ min: 1, max: 50, fallback: 10 }),
    }),
    answer: listAnswer(reviewedMissionSchema),
    errors: [],
  }),
  ofMission: endpoint({
    route: reviewsRoutes.ofMission,
    summary:
      "What the two sides of a mission that is over wrote of each other, as far as the person may know; null for others",
    params: idParams,
    answer: answer({ data: reviewedMissionSchema.nullable() }),
    errors: [],
  }),
  write: endpoint({
    route: reviewsRoutes.write,
    summary:
      "Reviews the other side of a finished mission, once, within seven days. No one reads it before both have written or the days are over; contacts are masked",
    params: idParams,
    body: reviewBody,
    status: 201,
    answer: one,
    errors: ["NOT_FOUND", "REVIEW_EXISTS", "REVIEW_CLOSED"],
  }),
  edit: endpoint({
    route: reviewsRoutes.edit,
    summary: "Corrects one's own review, for 48 hours and until it is answered",
    params: idParams,
    body: reviewBody,
    answer: one,
    errors: ["NOT_FOUND", "REVIEW_FIXED"],
  }),
  reply: endpoint({
    route: reviewsRoutes.reply,
    summary: "Answers a review that one received, once",
    params: idParams,
    body: z.object({ texte: text("Réponse", 1) }),
    answer: one,
    errors: ["NOT_FOUND", "REVIEW_ANSWERED"],
  }),
};
