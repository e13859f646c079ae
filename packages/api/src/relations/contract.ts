import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { idField, instantField, line, paragraph } from "../http/fields.ts";
import { budgetTypes, missionStatuses, publicPersonSchema } from "../missions/contract.ts";
import { profileSummarySchema } from "../profiles/contract.ts";
import { maxClientNote, maxClientTags, maxTagLength, relationsRoutes } from "./routes.ts";

/** Euros and Jobi, each for itself: they are never added up. */
const sumsSchema = z.object({ euros: z.number().min(0), jobis: z.int().min(0) });
export type AgreedSums = z.output<typeof sumsSchema>;

const headShape = { id: idField, title: z.string(), statut: z.enum(missionStatuses) };

const clientSchema = z.object({
  person: publicPersonSchema,
  /** Null for whom no one may see now. */
  profile: profileSummarySchema.nullable(),
  /** Missions that were agreed on, and those of them that were finished, and cancelled. */
  missions: z.int().min(1),
  finished: z.int().min(0),
  cancelled: z.int().min(0),
  /** What was agreed on in all that was not cancelled; by the hour once the hours are stated. */
  agreed: sumsSchema,
  last: z.object({ ...headShape, at: instantField }),
  /** For oneself alone; empty without one. */
  note: z.string(),
  tags: z.array(z.string()),
  /** How often note and tags were changed; 0 while they never were. */
  noteVersion: z.int().min(0),
  /** The newest mission of theirs that one can propose for now. */
  toPropose: z.object({ id: idField, title: z.string() }).nullable(),
});
/** A person whom one worked for, or agreed to. */
export type WorkedFor = z.output<typeof clientSchema>;

const clientMissionSchema = z.object({
  ...headShape,
  /** Since when it stands as it does. */
  at: instantField,
  price: sumsSchema,
  budgetType: z.enum(budgetTypes),
});
export type ClientMission = z.output<typeof clientMissionSchema>;

const clientDetailSchema = z.object({
  client: clientSchema,
  /** The newest 50. */
  missions: z.array(clientMissionSchema),
  /** The newest conversation of the two; null where there is none. */
  conversationId: idField.nullable(),
  /** Missions of theirs that one can propose for now; the newest 5. */
  open: z.array(z.object({ id: idField, title: z.string() })),
});
export type ClientDetail = z.output<typeof clientDetailSchema>;

const acquaintanceSchema = z.object({
  person: publicPersonSchema,
  profile: profileSummarySchema.nullable(),
  /** Missions that one did, or does, for them, and they for one. */
  forThem: z.int().min(0),
  forMe: z.int().min(0),
  isFavorite: z.boolean(),
  /** When something last joined the two. */
  at: instantField,
});
/** A person met on either side, or added as a favourite. */
export type Acquaintance = z.output<typeof acquaintanceSchema>;

const distinct = (tags: readonly string[]) =>
  new Set(tags.map((tag) => tag.toLocaleLowerCase("fr"))).size === tags.length;

const noteBody = z.object({
  note: paragraph({ name: "Note", min: 0, max: maxClientNote }).trim(),
  tags: z
    .array(line({ name: "Étiquette", max: maxTagLength }).trim(), "Donnez des étiquettes.")
    .max(maxClientTags, `${maxClientTags} étiquettes au plus.`)
    .refine(distinct, "Cette étiquette y est déjà."),
  /** The `noteVersion` that it replaces. */
  version: z.int("Donnez la version.").min(0, "Donnez la version.").max(2_000_000_000, "Donnez la version."),
});

const params = z.object({ id: idField });

export const relationsContract = {
  clients: endpoint({
    route: relationsRoutes.clients,
    summary:
      "People whom the person agreed to work for, whoever was there last first; 500 at most. Notes and tags are the person's own",
    answer: answer({ data: z.array(clientSchema) }),
    errors: [],
  }),
  client: endpoint({
    route: relationsRoutes.client,
    summary: "One of them: their missions, where the two write, and what can be proposed for now",
    params,
    answer: answer({ data: clientDetailSchema }),
    errors: ["NOT_FOUND"],
  }),
  noteClient: endpoint({
    route: relationsRoutes.noteClient,
    summary:
      "Replaces what the person keeps for themselves about a person whom they worked for; NOTE_CHANGED brings what is stored when another version is",
    params,
    body: noteBody,
    answer: answer({ data: clientSchema }),
    errors: ["NOT_FOUND", "NOTE_CHANGED"],
  }),
  network: endpoint({
    route: relationsRoutes.network,
    summary:
      "People whom the person worked with, on either side, and their favourites; whoever was met last first, 500 at most. No one learns whose favourite they are",
    answer: answer({ data: z.array(acquaintanceSchema) }),
    errors: [],
  }),
};
