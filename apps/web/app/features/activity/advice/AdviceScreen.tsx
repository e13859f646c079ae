import { useAdviceReads } from "@jobami/api/advice/hooks";
import type { AdviceSlug } from "@jobami/api/advice/routes";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { EmptyState } from "@jobami/ui/EmptyState";
import { rowLink } from "@jobami/ui/List";
import { Columns } from "@jobami/ui/layout/Columns";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { ProgressBar } from "@jobami/ui/ProgressBar";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { heading, text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { Search } from "lucide-react";
import type { FormEvent } from "react";
import { Link, useNavigate } from "react-router";
import { advicePath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { type AdviceSummary, adviceThemes } from "./advice-view.ts";
import { copy, foundText, minutesText, progressText, themeLabels } from "./copy.ts";
import { adviceArticlePath } from "./paths.ts";

export interface AdviceScreenProps {
  /** What is looked for; empty shows everything. */
  q: string;
  articles: readonly AdviceSummary[];
}

/** /dashboard/formations_et_conseils: articles by theme, and which of them one has read [DASH-10]. */
export function AdviceScreen({ q, articles }: AdviceScreenProps) {
  const { data, error, mutate } = useAdviceReads();
  return (
    <WorkPage>
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      {error !== undefined && (
        <Banner
          tone="warning"
          announce="polite"
          title={copy.failed}
          action={
            <Button variant="secondary" onClick={() => void mutate()}>
              Réessayer
            </Button>
          }
        />
      )}
      <SearchForm key={q} q={q} />
      {q === "" ? (
        <Themes articles={articles} reads={data} isKnown={error === undefined} />
      ) : (
        <Found q={q} articles={articles} reads={data} />
      )}
    </WorkPage>
  );
}

/** Any browser sends it by itself: the text is in the address. */
function SearchForm({ q }: { q: string }) {
  const navigate = useNavigate();
  const path = advicePath;
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("q")).trim();
    void navigate(typed === "" ? path : `${path}?${new URLSearchParams({ q: typed })}`);
  }
  return (
    <search>
      <form action={path} onSubmit={send}>
        <Columns ratio="1:auto" from="tablet" gap={3} rowGap={3} align="end">
          <TextField
            id="advice-q"
            type="search"
            name="q"
            label={copy.search}
            placeholder={copy.placeholder}
            maxLength={120}
            defaultValue={q}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary" icon={<Search size={18} />}>
            {copy.go}
          </Button>
        </Columns>
      </form>
    </search>
  );
}

interface ListProps {
  articles: readonly AdviceSummary[];
  /** Nothing until it is known. */
  reads: readonly AdviceSlug[] | undefined;
}

function Themes({ articles, reads, isKnown }: ListProps & { isKnown: boolean }) {
  const read = reads?.length ?? 0;
  return (
    <>
      {isKnown && (
        <ProgressBar
          label={copy.progress}
          value={reads === undefined ? null : read}
          max={articles.length}
          valueText={reads === undefined ? "…" : progressText(read, articles.length)}
          outcome={read === articles.length ? "done" : undefined}
        />
      )}
      {adviceThemes.map((theme) => (
        <Stack as="section" key={theme} gap={4} aria-labelledby={`theme-${theme}`}>
          <h2 id={`theme-${theme}`} className={heading[3]}>
            {themeLabels[theme]}
          </h2>
          <Articles
            label={themeLabels[theme]}
            articles={articles.filter((article) => article.theme === theme)}
            reads={reads}
          />
        </Stack>
      ))}
    </>
  );
}

function Found({ q, articles, reads }: ListProps & { q: string }) {
  if (articles.length === 0)
    return (
      <EmptyState
        title={copy.none}
        headingLevel={2}
        action={
          <LinkButton to={advicePath} variant="secondary">
            {copy.everything}
          </LinkButton>
        }
      >
        {copy.noneHelp}
      </EmptyState>
    );
  return (
    <Stack as="section" gap={4} aria-labelledby="advice-found">
      <Inline gap={4} align="center" justify="between">
        <div role="status">
          <h2 id="advice-found" className={heading[3]}>
            {foundText(articles.length, q)}
          </h2>
        </div>
        <LinkButton to={advicePath} variant="ghost">
          {copy.everything}
        </LinkButton>
      </Inline>
      <Articles label={copy.title} articles={articles} reads={reads} />
    </Stack>
  );
}

function Articles({ label, articles, reads }: ListProps & { label: string }) {
  return (
    <Grid as="ul" gap={4} columns={{ tablet: 2, laptop: 3 }} aria-label={label}>
      {articles.map(({ slug, title, description, minutes }) => (
        <Card key={slug} element="li">
          <Stack gap={2}>
            <h3 className={heading[4]}>
              <Link className={rowLink} to={adviceArticlePath(slug)}>
                {title}
              </Link>
            </h3>
            <p className={text.soft}>{description}</p>
            <Inline gap={3} align="center">
              <span className={text.small}>{minutesText(minutes)}</span>
              {reads?.includes(slug) === true && <Badge tone="success">{copy.read}</Badge>}
            </Inline>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
