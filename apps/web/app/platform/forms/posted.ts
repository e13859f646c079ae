import type { FieldError } from "@jobami/api/http/error-codes";
import { useRef } from "react";
import { useActionData } from "react-router";

/** What came of a form that was sent without scripts, for the page that is drawn anew [docs/adr]. */
export interface Posted<View = unknown> {
  /** What was typed, by the fields' names; never a password. */
  values: Record<string, string>;
  fields: readonly FieldError[];
  /** What the machine shows after it; null when it was not asked. */
  view: View | null;
}

/** The code by which a page refuses a form whose token is not its visitor's; no machine knows it. */
export type UntrustedForm = "CSRF_TOKEN_INVALID";

/** What was posted to the page of this route; null on a page that was just opened. */
export function usePosted<View>(): Posted<View> | null {
  return (useActionData() as Posted<View> | undefined) ?? null;
}

/** The machine's view, with what was posted in its place until the machine moves in this browser. */
export function usePostedView<View extends object>(
  view: View,
  snapshot: unknown,
  posted: Posted<Partial<View>> | null | undefined,
): View {
  const first = useRef(snapshot);
  return posted?.view && first.current === snapshot ? { ...view, ...posted.view } : view;
}
