import type { FaqContext, FaqItem } from "./faq.types.ts";

/** Questions a page [FAQ-07]. */
export const faqPageSize = 6;
/** From this width in px questions stand in rows of two [FAQ-27]. */
const wideFrom = 768;
/** Up to this width in px a changed page is scrolled to [FAQ-22]. */
const scrollsUpTo = 768;

/** The questions of the category whose question or answer holds what was searched, however it is written [FAQ-15, FAQ-16]. */
export function matching({ items, category, found }: FaqContext): FaqItem[] {
  return items.filter(
    (item) =>
      (category === "all" || item.category === category) && (found === null || found.includes(item.id)),
  );
}

/** The names of the questions whose question or answer states something; null for nothing. */
export function withText(
  { items }: Pick<FaqContext, "items">,
  text: string,
  folded: (text: string) => string,
): string[] | null {
  const wanted = folded(text);
  if (wanted === "") return null;
  const contains = ({ question, answer }: FaqItem) =>
    [question, answer].some((one) => folded(one).includes(wanted));
  return items.filter(contains).map(({ id }) => id);
}

/** Where the last page begins to count, from 0. */
export function lastPageIndex(context: FaqContext): number {
  return Math.max(0, Math.ceil(matching(context).length / faqPageSize) - 1);
}

/** The questions that are shown: a page of the matching ones, or all of them. */
export function shown(context: FaqContext): FaqItem[] {
  const found = matching(context);
  const start = context.pageIndex * faqPageSize;
  return context.showsAll ? found : found.slice(start, start + faqPageSize);
}

/** The names that stand in the row of a question: two on wide screens, itself on narrow ones [FAQ-23, FAQ-24]. */
export function rowOf(context: FaqContext, id: string): string[] {
  if (context.width < wideFrom) return [id];
  const names = shown(context).map((item) => item.id);
  const start = names.indexOf(id) & ~1;
  return names.slice(start, start + 2);
}

/** Whether an opened question is scrolled to. */
export function isNarrow({ width }: FaqContext): boolean {
  return width < wideFrom;
}

/** Whether a changed page is scrolled to. */
export function isScrolledToPage({ width }: FaqContext): boolean {
  return width <= scrollsUpTo;
}

/** The page on which a question stands among all questions; -1 when there is no such question. */
export function pageOf({ items }: FaqContext, id: string): number {
  return Math.floor(items.findIndex((item) => item.id === id) / faqPageSize);
}
