import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { commentLifecycle } from "./comment.machine.ts";
import { commentModel } from "./comment.model.ts";
import type {
  CommentActor,
  CommentEvent,
  CommentFollowUp,
  CommentRefusal,
  CommentState,
  CommentStatus,
} from "./comment.types.ts";
import { decideComment, isReadableComment } from "./index.ts";

interface Harness {
  simulation: Simulation;
  state: CommentState;
  dropped: number;
  erased: number;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same; the record goes through JSON. */
function decide(harness: Harness, event: CommentEvent) {
  const { status, ...context } = harness.state;
  const snapshot = commentLifecycle.resolveState({ value: status, context });
  const asked = harness.simulation.ask(commentLifecycle, { snapshot, input: {} }, event);
  const decision = decideComment(JSON.parse(JSON.stringify(harness.state)) as CommentState, event);
  expect(asked.value).toBe(decision.allowed ? decision.next.status : status);
  return decision;
}

function allow(harness: Harness, event: CommentEvent, follows: readonly CommentFollowUp[]): void {
  const decision = decide(harness, event);
  if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
  expect(decision.follows).toEqual(follows);
  harness.state = decision.next;
  harness.dropped += follows.filter(({ type }) => type === "place.dropped").length;
  harness.erased += follows.filter(({ type }) => type === "text.erased").length;
}

function refuse(harness: Harness, event: CommentEvent, reason: CommentRefusal): void {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

const masked = { type: "contacts.masked" } as const;
const notify = (person: "author" | "owner") => ({ type: "person.notified", person }) as const;
const post = (isPrivate: boolean, hasContacts = false, isProfileHidden = false): CommentEvent => ({
  type: "comment.posted",
  by: "author",
  isPrivate,
  isProfileHidden,
  hasContacts,
});
const edit = (by: CommentActor, isPrivate: boolean, hasContacts = false): CommentEvent => ({
  type: "comment.edited",
  by,
  isPrivate,
  hasContacts,
});
const others: readonly CommentActor[] = ["owner", "moderator", "other"];

/** A step that no state of this kind knows. */
const wrong: Record<CommentStatus, CommentEvent> = {
  absent: { type: "comment.deleted", by: "author" },
  published: { type: "comment.restored", by: "moderator" },
  removed: { type: "answer.posted", by: "owner" },
  effaced: edit("author", false),
  gone: { type: "answer.gone" },
};

proveMachine({
  machine: commentLifecycle,
  model: commentModel,
  harness: (simulation): Harness => {
    const { value, context } = simulation.start(commentLifecycle, { input: {} }).getSnapshot();
    return { simulation, state: { status: value as CommentStatus, ...context }, dropped: 0, erased: 0 };
  },
  perform: {
    "it is posted for all": (harness) => allow(harness, post(false), [notify("owner")]),
    "it is posted with a phone number": (harness) =>
      allow(harness, post(false, true), [masked, notify("owner")]),
    "it is posted for the owner alone": (harness) => allow(harness, post(true), [notify("owner")]),
    "it is posted to an owner who hides": (harness) =>
      refuse(harness, post(false, false, true), "PROFILE_HIDDEN"),
    "its author edits it": (harness, { isPrivate }) => allow(harness, edit("author", !isPrivate), []),
    "its author adds a phone number": (harness, { isPrivate }) =>
      allow(harness, edit("author", isPrivate, true), [masked]),
    "another person edits it": (harness) => {
      for (const by of others) refuse(harness, edit(by, false), "FORBIDDEN");
    },
    "its author deletes it": (harness, { answers }) =>
      allow(harness, { type: "comment.deleted", by: "author" }, [
        { type: answers > 0 ? "text.erased" : "place.dropped" },
      ]),
    "another person deletes it": (harness) => {
      for (const by of others) refuse(harness, { type: "comment.deleted", by }, "FORBIDDEN");
    },
    "a moderator removes it": (harness) =>
      allow(harness, { type: "comment.removed", by: "moderator" }, [notify("author")]),
    "the owner removes it": (harness) =>
      refuse(harness, { type: "comment.removed", by: "owner" }, "FORBIDDEN"),
    "a moderator restores it": (harness) =>
      allow(harness, { type: "comment.restored", by: "moderator" }, [notify("author")]),
    "its author restores it": (harness) =>
      refuse(harness, { type: "comment.restored", by: "author" }, "FORBIDDEN"),
    "the owner answers": (harness) =>
      allow(harness, { type: "answer.posted", by: "owner" }, [notify("author")]),
    "a person answers": (harness, { isPrivate }) =>
      isPrivate
        ? refuse(harness, { type: "answer.posted", by: "other" }, "NOT_FOUND")
        : allow(harness, { type: "answer.posted", by: "other" }, [notify("author")]),
    "an answer goes": (harness, { status, answers }) =>
      allow(
        harness,
        { type: "answer.gone" },
        status === "effaced" && answers === 1 ? [{ type: "place.dropped" }] : [],
      ),
    "something comes at the wrong time": (harness, { status }) =>
      refuse(harness, wrong[status], "COMMENT_TRANSITION_REFUSED"),
  },
  agree: ({ state }, story) => {
    expect(state).toEqual(story);
  },
  invariants: {
    "a place is dropped once, when nothing stands below it any more": ({ dropped, state }) =>
      dropped === (state.status === "gone" ? 1 : 0) && (dropped === 0 || state.answers === 0),
    "the text is erased once": ({ erased }) => erased <= 1,
    "no one else reads what is private, removed or deleted": ({ state }) =>
      !isReadableComment(state, "other") || (state.status === "published" && !state.isPrivate),
    "its author reads it until they delete it": ({ state }) =>
      isReadableComment(state, "author") === (state.status === "published" || state.status === "removed"),
  },
});
