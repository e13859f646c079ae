import { rangeError } from "../../internal/day-range.ts";

/** First and last days, `YYYY-MM-DD`; the same for a single day. */
export interface DateSpan {
  /** First day, `YYYY-MM-DD`. */
  start: string;
  /** Last day, `YYYY-MM-DD`. */
  end: string;
}

/** What to state when a span is the wrong way round or leaves `min`…`max`; nothing when it is allowed. */
export function spanError(span: DateSpan | null, min?: string, max?: string): string | undefined {
  if (!span) return undefined;
  if (span.end < span.start) return "La fin vient avant le début.";
  return rangeError(span.start, min, max) ?? rangeError(span.end, min, max);
}
