import { type Criterion, criteria, type Verdict } from "./rgaa.ts";
import { type SamplePage, sample } from "./sample.ts";

/** What the public statement says, worked out from the table. */
export interface AccessibilityStatement {
  /** As the law calls it (decree 2019-768, article 5): all, at least half, or less of what applies is met. */
  level: "totalement" | "partiellement" | "non";
  /** Share of the criteria that apply, in whole percent, rounded down. */
  rate: number;
  applicable: number;
  met: number;
  notMet: readonly { id: string; asks: string; why: string }[];
  unjudged: readonly { id: string; asks: string; how: string }[];
  pages: readonly { name: string; path: string | null }[];
}

/** How a criterion stands on a page: what it is about may not be there. */
export function verdictOn(criterion: Criterion, page: SamplePage): Verdict["is"] {
  const { of, verdict } = criterion;
  return of === undefined || page.has.includes(of) ? verdict.is : "notApplicable";
}

/** A criterion is met where it is on every page that it applies to; what was not judged counts as not met. */
export function statementOf(all: readonly Criterion[] = criteria): AccessibilityStatement {
  const applicable = all.filter(({ verdict }) => verdict.is !== "notApplicable");
  const met = applicable.filter(({ verdict }) => verdict.is === "met").length;
  return {
    level: met === applicable.length ? "totalement" : met * 2 >= applicable.length ? "partiellement" : "non",
    rate: Math.floor((100 * met) / applicable.length),
    applicable: applicable.length,
    met,
    notMet: all.flatMap(({ id, asks, verdict }) =>
      verdict.is === "notMet" ? [{ id, asks, why: verdict.why }] : [],
    ),
    unjudged: all.flatMap(({ id, asks, verdict }) =>
      verdict.is === "unjudged" ? [{ id, asks, how: verdict.how }] : [],
    ),
    pages: sample.map(({ name, path, who }) => ({ name, path: who === "visitor" ? path : null })),
  };
}
