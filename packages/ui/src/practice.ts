import type { ReactNode } from "react";
import type { Line } from "./guide.ts";

/** A live sample, and why it is right or wrong. */
export interface Sample {
  sample: ReactNode;
  why: string;
}

/** Two ways to do one thing. */
export interface Pair {
  do: Sample;
  dont: Sample;
}

/**
 * How a component is used well, in `Name/Name.practice.tsx`: its page in Storybook draws the samples live. A test
 * fails where a component has none.
 */
export interface Practice {
  pairs: readonly Pair[];
  /** How its texts are written, each rule with an example. */
  writing: readonly Line[];
  /** With texts as long as they get; it is drawn as narrow as a phone. */
  long: ReactNode;
  /** With text that runs from right to left; it is drawn in that direction. */
  rightToLeft: ReactNode;
}
