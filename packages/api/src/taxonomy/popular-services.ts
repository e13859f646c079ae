import type { CategorySlug } from "./taxonomy.ts";

/** LAND-16, LAND-17: nine services in this order, three of them popular. */
export const popularServices = [
  { slug: "jardinage", isPopular: true },
  { slug: "petites-reparations", isPopular: false },
  { slug: "menage-et-nettoyage", isPopular: true },
  { slug: "bricolage", isPopular: true },
  { slug: "garde-d-animaux", isPopular: false },
  { slug: "cours-et-soutien-scolaire", isPopular: false },
  { slug: "informatique", isPopular: false },
  { slug: "demenagement-et-transport", isPopular: false },
  { slug: "coaching-et-conseils", isPopular: false },
] as const satisfies readonly { slug: CategorySlug; isPopular: boolean }[];
