import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { idField, instantField } from "../http/fields.ts";
import { profileSummarySchema } from "../profiles/contract.ts";
import { favoritesRoutes, maxFavoriteNote } from "./routes.ts";

const favoriteSchema = z.object({
  id: idField,
  favorite_user_id: idField,
  person: profileSummarySchema,
  /** For oneself alone; empty without one. */
  note: z.string(),
  created_at: instantField,
  /** When the profile was changed, where that is since it was added or last looked at; null otherwise. */
  changed_at: instantField.nullable(),
});
/** A person whom one wants to find again [FAV-06]. */
export type Favorite = z.output<typeof favoriteSchema>;

const noteField = z
  .string("La note n’est pas lisible.")
  .trim()
  .max(maxFavoriteNote, `${maxFavoriteNote} caractères au plus.`)
  .refine((text) => !/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text), "Des caractères ne sont pas lisibles.");

const params = z.object({ id: idField });

export const favoritesContract = {
  list: endpoint({
    route: favoritesRoutes.list,
    summary: "The person's favourites, the last added first; who is not seen now is left out",
    answer: answer({ data: z.array(favoriteSchema) }),
    errors: [],
  }),
  add: endpoint({
    route: favoritesRoutes.add,
    summary:
      "Adds a person who is seen; who is one already stays as they are. A note comes along when a removal is undone",
    body: z.object({ favorite_user_id: idField, note: noteField.default("") }),
    status: 201,
    answer: answer({ data: favoriteSchema }),
    errors: ["NOT_FOUND", "FAVORITES_FULL"],
  }),
  note: endpoint({
    route: favoritesRoutes.note,
    summary: "Replaces the note to oneself about a favourite",
    params,
    body: z.object({ note: noteField }),
    answer: answer({ data: favoriteSchema }),
    errors: ["NOT_FOUND"],
  }),
  look: endpoint({
    route: favoritesRoutes.look,
    summary: "Reports that the profile of a favourite was looked at: what changed before is no news",
    params,
    answer: answer({}),
    errors: ["NOT_FOUND"],
  }),
  remove: endpoint({
    route: favoritesRoutes.remove,
    summary: "Removes a favourite and its note",
    params,
    answer: answer({}),
    errors: ["NOT_FOUND"],
  }),
};
