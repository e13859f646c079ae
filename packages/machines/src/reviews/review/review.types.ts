/** A side of a finished mission. */
export type ReviewSide = "client" | "jobbeur";

/** Where the two reviews of a finished mission stand. */
export type ReviewStatus = "unwritten" | "clientWrote" | "jobbeurWrote" | "revealed" | "lapsed";

/** What happens to them; `window.ended` comes from a job, seven days after the mission's end. */
export type ReviewEvent = { type: "review.written"; by: ReviewSide | "stranger" } | { type: "window.ended" };

/** What must happen in the same transaction. */
export type ReviewFollowUp =
  | { type: "side.invited"; side: ReviewSide }
  | { type: "reviews.revealed"; of: readonly ReviewSide[] };

/** Why a review is refused. */
export type ReviewRefusal = "FORBIDDEN" | "REVIEW_EXISTS" | "REVIEW_CLOSED";
