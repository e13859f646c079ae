/** The kinds of questions [FAQ-13]. */
export type FaqCategory = "general" | "account" | "pricing" | "technical";

/** A question with its answer in plain text. */
export interface FaqItem {
  /** Its name in an address, `#faq-…`. */
  id: string;
  question: string;
  answer: string;
  category: FaqCategory;
}

export interface FaqInput {
  items: readonly FaqItem[];
  /** Width of the window, in px. */
  width: number;
}

export interface FaqContext extends FaqInput {
  category: FaqCategory | "all";
  search: string;
  /** Names of the questions that state what was searched; null where nothing was. */
  found: readonly string[] | null;
  /** 0 is the first page. */
  pageIndex: number;
  showsAll: boolean;
  /** Names of the questions whose answers are open. */
  opened: readonly string[];
}

export type FaqEvent =
  | { type: "category.chosen"; category: FaqContext["category"] }
  | { type: "search.changed"; text: string }
  | { type: "page.nextAsked" }
  | { type: "page.previousAsked" }
  | { type: "all.toggled" }
  | { type: "question.toggled"; id: string }
  /** The page's address names a question. */
  | { type: "question.linked"; id: string }
  | { type: "window.resized"; width: number };

/** Where the page should scroll to. */
export type FaqEmitted =
  | { type: "scroll.requested"; to: "accordion" }
  | { type: "scroll.requested"; to: "question"; id: string };
