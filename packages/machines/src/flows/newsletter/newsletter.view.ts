import type { SnapshotFrom } from "xstate";
import type { NewsletterMachine } from "./newsletter.machine.ts";
import type { NewsletterContext } from "./newsletter.types.ts";

/** What is shown of the newsletter form. */
export interface NewsletterView extends NewsletterContext {
  status: "idle" | "submitting" | "succeeded" | "failed";
}

/** The form with its answer. */
export function newsletterView({ value, context }: SnapshotFrom<NewsletterMachine>): NewsletterView {
  return { status: value, ...context };
}
