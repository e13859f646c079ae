import { defineModel } from "../../testing/model.ts";

/** What waits to be sent, in order; the first is under way. */
export type WaitingChange = "read" | "unread" | "archive" | "delete";

export interface InboxState {
  /** One line: what the server has of it; null when it is gone. */
  server: { isRead: boolean; isArchived: boolean } | null;
  waiting: readonly WaitingChange[];
  isAsking: boolean;
}

const kindOf = (change: WaitingChange) => (change === "unread" ? "read" : change);

function queue(waiting: readonly WaitingChange[], added: WaitingChange): readonly WaitingChange[] {
  const [first, ...rest] = waiting;
  if (first === undefined) return [added];
  return [first, ...rest.filter((other) => kindOf(other) !== kindOf(added)), added];
}

function done(server: InboxState["server"], change: WaitingChange | undefined): InboxState["server"] {
  if (server === null || change === "delete") return null;
  if (change === "archive") return { ...server, isArchived: true };
  return { ...server, isRead: change === "read" };
}

const isThere = ({ server, waiting }: InboxState) => server !== null && waiting.length < 2;
const isWaiting = ({ waiting }: InboxState) => waiting.length > 0;
const isCalm = ({ waiting, isAsking }: InboxState) => waiting.length === 0 && !isAsking;
const isInInbox = (state: InboxState) => isCalm(state) && state.server?.isArchived === false;

/** What a person and the server can do to an inbox of one line. Wishes pile up by one kind: the others take the same way. */
export const inboxModel = defineModel<InboxState>()({
  initial: { server: { isRead: false, isArchived: false }, waiting: [], isAsking: false },
  steps: {
    "marks it read": { when: isThere, leads: ({ waiting }) => ({ waiting: queue(waiting, "read") }) },
    "marks it unread": {
      when: (state) => isThere(state) && isCalm(state),
      leads: () => ({ waiting: ["unread"] }),
    },
    "archives it": { when: isInInbox, leads: () => ({ waiting: ["archive"] }) },
    "archives everything": { when: isInInbox, leads: () => ({ waiting: ["archive"] }) },
    "marks everything read": { when: isInInbox, leads: () => ({ waiting: ["read"] }) },
    "asks for its deletion": { when: ({ isAsking }) => !isAsking, leads: () => ({ isAsking: true }) },
    "asks for the deletion of everything": { when: isCalm, leads: () => ({ isAsking: true }) },
    "declines it": { when: ({ isAsking }) => isAsking, leads: () => ({ isAsking: false }) },
    "confirms it": {
      when: ({ server, isAsking, waiting }) => server !== null && isAsking && waiting.length < 2,
      leads: ({ waiting }) => ({ isAsking: false, waiting: queue(waiting, "delete") }),
    },
    "the server does it": {
      when: isWaiting,
      leads: ({ server, waiting }) => ({ server: done(server, waiting[0]), waiting: waiting.slice(1) }),
    },
    "the server refuses": { when: isWaiting, leads: ({ waiting }) => ({ waiting: waiting.slice(1) }) },
    "the server has it no more": {
      when: isWaiting,
      leads: ({ waiting }) => ({ server: null, waiting: waiting.slice(1) }),
    },
    "the page is read again": { when: ({ isAsking }) => !isAsking, leads: () => ({}) },
  },
});
