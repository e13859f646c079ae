import { AnchorNav } from "@jobami/ui/AnchorNav";
import { Breadcrumbs } from "@jobami/ui/Breadcrumbs";
import { Container } from "@jobami/ui/Container";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { Street } from "@jobami/ui/Street";
import { heading, text } from "@jobami/ui/styles";
import { Prose, type ProseBlock } from "../../../entities/prose/index.ts";
import { blogLabel, blogPath, composePath } from "../../../generated/paths.ts";
import { registrationAs } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { ArticleMeta } from "./ArticleMeta.tsx";
import { ArticleRows } from "./ArticleRows.tsx";
import type { ArticleSummary } from "./articles.server.ts";
import * as css from "./Blog.css.ts";
import { copy } from "./copy.ts";
import { articlePath } from "./paths.ts";

interface ArticleScreenProps {
  article: ArticleSummary & {
    contents: readonly { id: string; label: string }[];
    blocks: readonly ProseBlock[];
  };
  others: readonly ArticleSummary[];
}

/** /blog/{slug}: one article, its contents beside it, and what to do after it. */
export function ArticleScreen({ article, others }: ArticleScreenProps) {
  const { user } = useSession();
  return (
    <>
      <div className={css.band}>
        <Container>
          <Stack gap={4} className={css.articleHead}>
            <Breadcrumbs
              crumbs={[
                { label: blogLabel, href: blogPath },
                { label: article.title, href: articlePath(article.slug) },
              ]}
            />
            <h1 className={heading[1]}>{article.title}</h1>
            <p className={text.lead}>{article.description}</p>
            <ArticleMeta article={article} />
          </Stack>
        </Container>
        <Street seed={article.slug} />
      </div>
      <Container>
        <Stack gap={12} className={css.body}>
          <Columns ratio="16rem:1" from="laptop" gap={10} rowGap={8} align="start">
            <div className={css.contents}>
              <AnchorNav items={article.contents} label={copy.contents} />
            </div>
            <div className={css.measure}>
              <Prose blocks={article.blocks} />
            </div>
          </Columns>
          <Columns
            as="aside"
            aria-label={copy.callTitle}
            ratio="1:auto"
            from="laptop"
            gap={8}
            rowGap={5}
            align="center"
            className={css.call}
          >
            <Stack gap={2}>
              <p className={heading[3]}>{copy.callTitle}</p>
              <p>{copy.callText}</p>
            </Stack>
            <LinkButton to={user === null ? registrationAs("other") : composePath}>{copy.call}</LinkButton>
          </Columns>
          <Stack as="section" gap={4} aria-labelledby="a-lire">
            <h2 id="a-lire" className={heading[2]}>
              {copy.others}
            </h2>
            <ArticleRows articles={others} headingLevel={3} />
          </Stack>
        </Stack>
      </Container>
    </>
  );
}
