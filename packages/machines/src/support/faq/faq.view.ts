import type { SnapshotFrom } from "xstate";
import { faqPageSize, lastPageIndex, matching, shown } from "./faq.list.ts";
import type { FaqMachine } from "./faq.machine.ts";
import type { FaqContext } from "./faq.types.ts";

/** What is shown of the help section. */
export interface FaqView extends Pick<FaqContext, "category" | "search" | "showsAll"> {
  /** How many questions match. */
  count: number;
  questions: { id: string; question: string; answer: string; isOpen: boolean }[];
  /** From 1, of `pageCount`. */
  page: number;
  pageCount: number;
  hasPrevious: boolean;
  hasNext: boolean;
  /** More match than a page holds: all can be shown at once [FAQ-10]. */
  canShowAll: boolean;
  /** The page was just changed. */
  isFading: boolean;
}

/** The questions of the page with what can be done. */
export function faqView(snapshot: SnapshotFrom<FaqMachine>): FaqView {
  const { context } = snapshot;
  const count = matching(context).length;
  const last = lastPageIndex(context);
  return {
    category: context.category,
    search: context.search,
    showsAll: context.showsAll,
    count,
    questions: shown(context).map(({ id, question, answer }) => ({
      id,
      question,
      answer,
      isOpen: context.opened.includes(id),
    })),
    page: context.pageIndex + 1,
    pageCount: last + 1,
    hasPrevious: !context.showsAll && context.pageIndex > 0,
    hasNext: !context.showsAll && context.pageIndex < last,
    canShowAll: count > faqPageSize,
    isFading: snapshot.matches("fading"),
  };
}
