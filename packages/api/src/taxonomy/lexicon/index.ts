import type { SubcategorySlug } from "../taxonomy.ts";
import { eventsLexicon } from "./events.ts";
import { homeLexicon } from "./home.ts";
import { learningLexicon } from "./learning.ts";
import type { Lexicon } from "./lexicon.ts";
import { officeLexicon } from "./office.ts";

export const lexicons: Readonly<Record<SubcategorySlug, Lexicon>> = {
  ...homeLexicon,
  ...eventsLexicon,
  ...officeLexicon,
  ...learningLexicon,
};
