/** Where the contest of what the filter hides of a message stands; `none` before its author makes one. */
export type ContestStatus = "none" | "open" | "lifted" | "kept";

/** What happens to it. `isConcerned`: who decides is one of the two people of the conversation. */
export type ContestEvent =
  | { type: "contest.made"; isAuthor: boolean; isHiding: boolean }
  | { type: "contest.decided"; isConcerned: boolean; decision: "lift" | "keep"; reasons: string };

/** What must happen in the same transaction. */
export type ContestFollowUp =
  | { type: "moderators.notified" }
  | { type: "text.lifted" }
  | { type: "author.notified"; of: "lifted" | "kept" };

/** Why a step is refused. */
export type ContestRefusal =
  | "NOT_FOUND"
  | "NOTHING_HIDDEN"
  | "ALREADY_CONTESTED"
  | "OWN_CONTENT"
  | "REASONS_MISSING"
  | "CONTEST_DECIDED";
