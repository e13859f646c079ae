import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { Link } from "../../../platform/links/index.ts";
import { ArticleMeta } from "./ArticleMeta.tsx";
import type { ArticleSummary } from "./articles.server.ts";
import * as css from "./Blog.css.ts";
import { articlePath } from "./paths.ts";

/** Articles below each other: when, then what about. */
export function ArticleRows({
  articles,
  headingLevel,
}: {
  articles: readonly ArticleSummary[];
  headingLevel: 2 | 3;
}) {
  const Heading = `h${headingLevel}` as const;
  if (articles.length === 0) return null;
  return (
    <ul className={css.rows}>
      {articles.map((article) => (
        <Columns
          as="li"
          key={article.slug}
          ratio="16rem:1"
          from="laptop"
          gap={10}
          rowGap={2}
          className={css.row}
        >
          <ArticleMeta article={article} />
          <Stack gap={2}>
            <Heading className={heading[3]}>
              <Link className={css.title} to={articlePath(article.slug)}>
                {article.title}
              </Link>
            </Heading>
            <p className={text.soft}>{article.description}</p>
          </Stack>
        </Columns>
      ))}
    </ul>
  );
}
