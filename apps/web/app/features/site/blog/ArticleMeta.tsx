import { Inline } from "@jobami/ui/layout/Inline";
import type { ArticleSummary } from "./articles.server.ts";
import * as css from "./Blog.css.ts";
import { dayText, minutesText, updatedText } from "./copy.ts";

/** When an article was written, and how long it takes. */
export function ArticleMeta({
  article: { published, updated, minutes },
}: {
  article: Pick<ArticleSummary, "published" | "updated" | "minutes">;
}) {
  return (
    <Inline as="p" gap={3} rowGap={1} className={css.meta}>
      <time dateTime={published}>{dayText(published)}</time>
      <span>{minutesText(minutes)}</span>
      {updated !== published && <time dateTime={updated}>{updatedText(updated)}</time>}
    </Inline>
  );
}
