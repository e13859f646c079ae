export type NoticeKind = "info" | "success" | "warning" | "error";

/** How long notices stay that go by themselves: their own time, ten times that, or until they are closed (WCAG 2.2.1). */
export type NoticeTime = "usual" | "long" | "untilClosed";

/** Something to show the user. Its text lives with the screen, found by `code`; `duration` is in ms, the stack's own when absent. */
export interface Notice<Code extends string> {
  type: "notice";
  kind: NoticeKind;
  code: Code;
  params?: Record<string, string | number>;
  duration?: number;
}

/** A page of the product to go to: a path with its query. */
export interface Navigation {
  type: "navigate";
  to: string;
}

/** What must outlive a reload, to be given back as input: instants are ms since 1970. */
export interface Remembering<Record> {
  type: "remember";
  record: Record;
}
