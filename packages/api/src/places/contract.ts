import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { countField, line } from "../http/fields.ts";
import { placesRoutes } from "./routes.ts";

/** INSEE code of a French commune: five characters, `2A`/`2B` in Corsica. */
export const communeCodeField = z
  .string("Choisissez une commune de la liste.")
  .regex(/^(\d{2}|2[AB])\d{3}$/, "Choisissez une commune de la liste.");

/** A French commune, from INSEE data. */
export const placeSchema = z.object({
  code: communeCodeField,
  name: z.string(),
  postalCodes: z.array(z.string()),
  department: z.string(),
  departmentCode: z.string(),
  population: z.int(),
});
export type Place = z.output<typeof placeSchema>;

export const placesContract = {
  search: endpoint({
    route: placesRoutes.search,
    summary:
      "Communes by the start of their name (accents and case do not matter) or of a postal code, largest first",
    query: z.strictObject({
      q: line({ name: "Recherche", max: 80 }),
      limit: countField({ min: 1, max: 20, fallback: 8 }),
    }),
    answer: answer({ data: z.array(placeSchema) }),
    errors: [],
  }),
};
