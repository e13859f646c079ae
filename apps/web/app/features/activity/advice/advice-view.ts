import type { AdviceSlug } from "@jobami/api/advice/routes";
import type { ProseBlock } from "../../../entities/prose/index.ts";

/** What articles are about, in the order in which they are shown. */
export const adviceThemes = ["profil", "relation", "argent"] as const;
export type AdviceTheme = (typeof adviceThemes)[number];

/** Where what was read can be done at once. */
export const advicePlaces = [
  "profile",
  "messages",
  "reviews",
  "statistics",
  "billing",
  "finances",
  "help",
] as const;
export type AdvicePlace = (typeof advicePlaces)[number];

/** An article as lists name it. */
export interface AdviceSummary {
  slug: AdviceSlug;
  title: string;
  description: string;
  theme: AdviceTheme;
  /** Minutes that it takes to read. */
  minutes: number;
}

export interface AdviceArticle extends AdviceSummary {
  place: AdvicePlace;
  blocks: ProseBlock[];
}
