import { Inline } from "@jobami/ui/layout/Inline";
import type { ArticleSummary } from "./articles.server.ts";
import * as css from "./Blog.css.ts";
import { dayWords, minutesWords, updatedWords } from "./copy.ts";

/** When an article was written, and how long it takes. */
export function ArticleMeta({
  article: { published, updated, minutes },
}: {
  article: Pick<ArticleSummary, "published" | "updated" | "minutes">;
}) {
  return (
    <Inline as="p" gap={3} rowGap={1} className={css.meta}>
      <time dateTime={published}>{dayWords(published)}</time>
      <span>{minutesWords(minutes)}</span>
      {updated !== published && <time dateTime={updated}>{updatedWords(updated)}</time>}
    </Inline>
  );
}
