/** Who a mission for which one person is asked first may be shown to. */
export const viewers = [
  "visitor",
  "requester",
  "asked",
  "askedWhoRefused",
  "otherJobbeur",
  "otherRequester",
  "blocked",
  "moderator",
  "administrator",
] as const;
export type ViewerKind = (typeof viewers)[number];

const judges = ["moderator", "administrator"] as const;
const requested = ["asked", "askedWhoRefused"] as const;

/** Where such a mission may show while they are asked, and to whom; to no one else. */
export const shownTo = {
  /** Everything that is read without a session, what sitemaps are made of included. */
  "public pages": [],
  list: [],
  search: [],
  "count of a list": [],
  matching: [],
  "missions that one may see": ["requester", "asked"],
  "what one is asked for": ["asked"],
  "direct address": ["requester", "asked", ...judges],
  reactions: ["requester", "asked", ...judges],
  comments: ["requester", "asked", ...judges],
  "proposals of it": ["requester", "asked", ...judges],
  "counts of what waits": ["requester"],
  "counted views": ["asked"],
  // What they were informed of stays in their inbox, and is mailed unless they have read it.
  notifications: requested,
  mails: requested,
  "live events": ["requester", ...requested],
  "export of one’s data": ["requester", ...requested],
  reports: ["asked", ...judges],
  "a proposal": ["asked"],
} as const satisfies Record<string, readonly ViewerKind[]>;
export type Place = keyof typeof shownTo;

/** How a source that reads missions holds to that. */
type Rule =
  /** It asks `missions.visibility.ts`. */
  | "visible"
  /** It is read behind a call of the missions domain that asks it: `head`, `details` or `isSeenBy`. */
  | "behind"
  /** The view `open_missions` gives it only what is open to all. */
  | "view"
  /** Missions of who reads, or between two sides of a proposal or conversation. */
  | "sides"
  /** Missions that two people agreed on: no one is asked for them any more. */
  | "agreed"
  /** For staff, who may see them. */
  | "staff";

/** Every source that reads missions, and by which rule. */
export const readers: Readonly<Record<string, Rule>> = {
  "domains/comments/comments.repository.ts": "behind",
  "domains/jobi/jobi.repository.ts": "sides",
  "domains/messages/messages.contests-list.ts": "staff",
  "domains/messages/messages.repository.ts": "sides",
  "domains/messages/messages.search.ts": "sides",
  "domains/missions/missions.asks.ts": "visible",
  "domains/missions/missions.list.ts": "visible",
  "domains/missions/missions.matching.ts": "visible",
  "domains/missions/missions.pictures.repository.ts": "visible",
  "domains/missions/missions.publication.ts": "behind",
  "domains/missions/missions.repository.ts": "visible",
  "domains/missions/missions.versions.ts": "behind",
  "domains/people/people.repository.ts": "staff",
  "domains/planning/planning.repository.ts": "agreed",
  "domains/progress/progress.reminders.ts": "agreed",
  "domains/progress/progress.repository.ts": "agreed",
  "domains/proposals/proposals.json.ts": "sides",
  "domains/proposals/proposals.repository.ts": "sides",
  "domains/proposals/proposals.waiting.ts": "sides",
  "domains/quality/quality.repository.ts": "agreed",
  "domains/relations/relations.repository.ts": "view",
  "domains/reports/reports.repository.ts": "agreed",
  "domains/reviews/reviews.moderation.ts": "agreed",
  "domains/reviews/reviews.repository.ts": "agreed",
  "domains/statistics/advanced.repository.ts": "sides",
  "domains/statistics/statistics.repository.ts": "behind",
};
