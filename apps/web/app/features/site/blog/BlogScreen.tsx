import { Container } from "@jobami/ui/Container";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { Street } from "@jobami/ui/Street";
import { heading, link, targetLine, text } from "@jobami/ui/styles";
import { blogFeedPath } from "../../../generated/paths.ts";
import { Link, LinkButton } from "../../../platform/links/index.ts";
import { ArticleMeta } from "./ArticleMeta.tsx";
import { ArticleRows } from "./ArticleRows.tsx";
import type { ArticleSummary } from "./articles.server.ts";
import * as css from "./Blog.css.ts";
import { copy } from "./copy.ts";
import { articlePath } from "./paths.ts";

/** /blog: the newest article first and large, the others one line each. */
export function BlogScreen({ articles }: { articles: readonly ArticleSummary[] }) {
  const [newest, ...others] = articles;
  return (
    <Container width="wide">
      <Stack gap={12} className={css.page}>
        <Stack as="header" gap={3} className={css.head}>
          <h1 className={heading[1]}>{copy.title}</h1>
          <p className={text.lead}>{copy.lead}</p>
        </Stack>
        {newest !== undefined && (
          <Columns
            as="article"
            ratio="1.1:1"
            from="laptop"
            gap={10}
            rowGap={6}
            align="center"
            aria-label={newest.title}
          >
            <div className={css.picture}>
              <div className={css.street}>
                <Street seed={newest.slug} />
              </div>
            </div>
            <Stack gap={4} align="start">
              <ArticleMeta article={newest} />
              <h2 className={heading[2]}>
                <Link className={css.title} to={articlePath(newest.slug)}>
                  {newest.title}
                </Link>
              </h2>
              <p className={text.lead}>{newest.description}</p>
              <LinkButton variant="secondary" to={articlePath(newest.slug)}>
                {copy.read}
              </LinkButton>
            </Stack>
          </Columns>
        )}
        <ArticleRows articles={others} headingLevel={2} />
        <p>
          <a className={`${link} ${targetLine}`} href={blogFeedPath}>
            {copy.feed}
          </a>
        </p>
      </Stack>
    </Container>
  );
}
