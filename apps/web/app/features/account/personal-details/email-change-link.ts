import type { EmailChangeLink } from "@jobami/api/email-change/contract";
import type { LinkAnswered, LinkProblem } from "./personal-details.actors.ts";

/** What a mailed link opens, or why it opens nothing. */
export type OpenedLink = { link: EmailChangeLink } | { problem: LinkProblem };

/** What the page shows after an answer that was sent without scripts. */
export interface EmailChangeLinkView {
  outcome: LinkAnswered["outcome"] | null;
  problem: { code: LinkProblem } | null;
}
