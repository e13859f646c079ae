import type { SubcategorySlug } from "@jobami/api/taxonomy";

/** A mission a person could post: text, price in euros and how it is counted. */
export interface MissionIdea {
  title: string;
  description: string;
  euros: number;
  budgetType?: "horaire";
  moment?: "matin" | "apres-midi" | "soir";
}

/** Ideas by subcategory. */
export type MissionIdeas<S extends SubcategorySlug = SubcategorySlug> = Record<S, readonly MissionIdea[]>;
