/** Where a comment on a mission stands. `effaced`: its author deleted it while answers stood below, so its place stays. */
export type CommentStatus = "absent" | "published" | "removed" | "effaced" | "gone";

/** Who acts: its author, the mission's owner, a moderator, or anybody else who is signed in. */
export type CommentActor = "author" | "owner" | "moderator" | "other";

/** What the life cycle must know of a comment; `answers` counts the comments right below it [MISS-31]. */
export interface CommentState {
  status: CommentStatus;
  isPrivate: boolean;
  answers: number;
}

/** What happens to a comment. `isProfileHidden` is of who writes; `hasContacts`: the text holds a phone number or an address. */
export type CommentEvent =
  | {
      type: "comment.posted";
      by: CommentActor;
      isPrivate: boolean;
      isProfileHidden: boolean;
      hasContacts: boolean;
    }
  | { type: "comment.edited"; by: CommentActor; isPrivate: boolean; hasContacts: boolean }
  | { type: "comment.deleted"; by: CommentActor }
  | { type: "comment.removed"; by: CommentActor }
  | { type: "comment.restored"; by: CommentActor }
  | { type: "answer.posted"; by: CommentActor }
  | { type: "answer.gone" };

/** What must happen in the same transaction. */
export type CommentFollowUp =
  | { type: "contacts.masked" }
  | { type: "person.notified"; person: "author" | "owner" }
  | { type: "text.erased" }
  | { type: "place.dropped" };

/** Why a step is refused; who may not read a comment hears NOT_FOUND. */
export type CommentRefusal = "FORBIDDEN" | "NOT_FOUND" | "PROFILE_HIDDEN" | "COMMENT_TRANSITION_REFUSED";
