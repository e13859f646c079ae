import type { SubcategorySlug } from "../taxonomy.ts";

/**
 * What people type when they need a service, by how surely it means that service. Entries stand apart by blanks; `a|b+c|d` is met where
 * a text has one of `a`, `b` and one of `c`, `d`; `a|b_c` by `a`, or by `b` and `c` together. Accents do not matter; plurals, feminines and the forms of verbs in -er are known.
 */
export interface Lexicon {
  /** Each asks for the service by itself. */
  sure: string;
  /** Each asks for it unless something else is surer. */
  likely?: string;
  /** Terms that ask for it together. */
  together?: string;
}

export type GroupLexicon<Slug extends SubcategorySlug> = Readonly<Record<Slug, Lexicon>>;
