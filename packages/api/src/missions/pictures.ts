import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { idField } from "../http/fields.ts";
import { freeLine } from "../http/free-text.ts";
import { maskedSchema } from "../masking/masked.ts";
import { maxPictureAlt, missionPicture, missionsRoutes } from "./routes.ts";

const pictureShape = {
  /** The file's id: `pictureOf` states its addresses. */
  file: z.uuid(),
  /** What it shows, for whoever cannot see it; empty where its owner described nothing. */
  alt: z.string(),
  /** Of the largest one, in pixels. */
  width: z.int().min(1),
  height: z.int().min(1),
};

/** The first picture of a mission, as lists show it, and how many there are. */
export const missionCoverSchema = z.object({ ...pictureShape, count: z.int().min(1) });
export type MissionCover = z.output<typeof missionCoverSchema>;

const missionPictureSchema = z.object({
  ...pictureShape,
  /** Moderators took it away: its owner and staff alone see it. */
  isHidden: z.boolean(),
  /** Its owner left: what is left of it is its description. */
  isErased: z.boolean(),
  /** What others do not read of its description yet, for its owner alone. */
  masked: maskedSchema.nullish(),
});
export type MissionPicture = z.output<typeof missionPictureSchema>;

const altField = freeLine(maxPictureAlt).default("");
const pictureField = z.object({ file: z.uuid("Choisissez une photo."), alt: altField });

/** The pictures that a mission is posted with, in their order; each was uploaded before. */
export const picturesField = z
  .array(pictureField)
  .max(missionPicture.most, `${missionPicture.most} photos au plus.`)
  .refine(
    (all) => new Set(all.map(({ file }) => file)).size === all.length,
    "Une photo est jointe deux fois.",
  )
  .default([]);

const placeField = z
  .int("Un nombre entier est attendu.")
  .min(0)
  .max(missionPicture.most - 1);
const params = z.object({ id: idField, file: z.uuid() });
const all = answer({ data: z.array(missionPictureSchema) });

/** The calls about the pictures of one mission. Each change answers all of them, in their order. */
export const missionPicturesCalls = {
  pictures: endpoint({
    route: missionsRoutes.pictures,
    summary: "The pictures of a mission that the person may see",
    params: z.object({ id: idField }),
    answer: all,
    errors: ["NOT_FOUND"],
  }),
  addPicture: endpoint({
    route: missionsRoutes.addPicture,
    summary:
      "Adds a picture to an open mission of one's own, at a place counted from 0, after the last without one; it was uploaded before, or removed not long ago",
    params: z.object({ id: idField }),
    body: pictureField.extend({ place: placeField.optional() }),
    status: 201,
    answer: all,
    errors: ["NOT_FOUND", "MISSION_TRANSITION_REFUSED", "MISSION_PICTURES_FULL"],
  }),
  describePicture: endpoint({
    route: missionsRoutes.describePicture,
    summary: "Describes a picture of an open mission of one's own for whoever cannot see it",
    params,
    body: z.object({ alt: altField }),
    answer: all,
    errors: ["NOT_FOUND", "MISSION_TRANSITION_REFUSED"],
  }),
  movePicture: endpoint({
    route: missionsRoutes.movePicture,
    summary:
      "Puts a picture of an open mission of one's own at another place; beyond the last it is the last",
    params,
    body: z.object({ place: placeField }),
    answer: all,
    errors: ["NOT_FOUND", "MISSION_TRANSITION_REFUSED"],
  }),
  removePicture: endpoint({
    route: missionsRoutes.removePicture,
    summary: "Removes a picture of an open mission of one's own; it can be added again for a day",
    params,
    answer: all,
    errors: ["NOT_FOUND", "MISSION_TRANSITION_REFUSED"],
  }),
};
