import type { Baseline } from "../baselines.ts";
import type { Decision } from "../reviews.ts";
import type { Variant } from "../variants.ts";

/** A picture to look at; its files lie beside the report. */
export interface Entry {
  name: string;
  title: string;
  verdict: "nouvelle" | "changée" | "impossible" | "retirée";
  /** `….before.png`, `….after.png` and `….difference.png`, those that there are. */
  pictures: string[];
  component: string;
  shows?: string;
  variant?: Variant;
  pixels?: number;
  error?: string;
  isBeforeMissing?: true;
  /** True for an accepted picture that nothing shows any more. */
  isRemoved?: true;
  /** The hash that a decision is about: of what is there now, or of what is removed. */
  hash?: string;
  /** What was accepted when it was compared. */
  was?: Baseline;
  /** What it differs by, as `marksOf` answers it. */
  marks?: string[];
}

/** What a run leaves for other reports, for `pnpm visual:before` and `pnpm visual:review`. */
export interface Report {
  compared: number;
  /** The names that the run was given; all pictures were compared where it was given none. */
  only?: readonly string[];
  toLookAt: Entry[];
}

/** What the page shows: the report, and what was decided about its pictures. */
export interface Reviewed extends Report {
  decisions: Record<string, Decision>;
  /** Set where decisions can be taken: who would take them, as far as is known. */
  author?: string;
  /** Where the stories are served. */
  stories: string;
}

/** A decision as the page sends it; `open` takes an earlier one back. Pictures are the hashes that were looked at, by name. */
export interface DecisionDraft {
  verdict: Decision["verdict"] | "open";
  by: string;
  note: string;
  pictures: Record<string, string>;
}
