import type { ProseBlock } from "../../../entities/prose/index.ts";

/** A question of the help, as links name it. */
export interface HelpLink {
  slug: string;
  question: string;
}

/** A question with its answer. */
export interface HelpAnswer extends HelpLink {
  blocks: readonly ProseBlock[];
}

/** A question that a search found, with what its answer holds of the text. */
export interface FoundAnswer extends HelpLink {
  excerpt: string;
}

/** The questions of a subject: their answers have pages of their own. */
export interface HelpGroup {
  /** Of its section in the page. */
  id: string;
  title: string;
  questions: readonly HelpLink[];
}
