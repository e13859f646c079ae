import type { ProseBlock } from "../../entities/prose/index.ts";

/** A question of the help, as links name it. */
export interface HelpLink {
  slug: string;
  question: string;
}

/** A question with its answer. */
export interface HelpAnswer extends HelpLink {
  blocks: readonly ProseBlock[];
}

/** The questions of a subject. */
export interface HelpGroup {
  /** Of its section in the page. */
  id: string;
  title: string;
  answers: readonly HelpAnswer[];
}
