import type { SnapshotFrom } from "xstate";
import type { NewsletterLinkMachine } from "./newsletter-link.machine.ts";

/** Where a followed link stands; `message` is the server's sentence, empty when there is none. */
export interface NewsletterLinkView {
  status: "following" | "done" | "expired" | "invalid" | "failed";
  message: string;
}

const outcomes = ["done", "expired", "invalid", "failed"] as const;

/** What the page shows; a link that is about to be followed counts as followed. */
export function newsletterLinkView({
  value,
  context,
}: SnapshotFrom<NewsletterLinkMachine>): NewsletterLinkView {
  const status = outcomes.find((outcome) => outcome === value) ?? "following";
  return { status, message: context.message };
}
