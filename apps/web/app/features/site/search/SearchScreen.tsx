import { Banner } from "@jobami/ui/Banner";
import { Breadcrumbs } from "@jobami/ui/Breadcrumbs";
import { Container } from "@jobami/ui/Container";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { SearchBoxFold } from "@jobami/ui/SearchBox";
import { text } from "@jobami/ui/styles";
import { servicesPath } from "../../../generated/paths.ts";
import { LinkButton, PlaceLinks } from "../../../platform/links/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { copy } from "./copy.ts";
import { FoundList } from "./FoundList.tsx";
import * as css from "./Search.css.ts";
import { resultsId, SearchChips, SearchFilters } from "./SearchFilters.tsx";
import { SearchForm } from "./SearchForm.tsx";
import type { SearchView } from "./search-view.ts";

/** No one was found: what to try instead, services like it, and the way to be found by others. */
function NoneFound({ instead, neighbours, publish }: Pick<SearchView, "instead" | "neighbours" | "publish">) {
  const { user } = useSession();
  return (
    <Stack gap={4}>
      <EmptyState
        title={copy.noneFound}
        action={
          <>
            {instead !== null && <LinkButton to={instead.path}>{instead.label}</LinkButton>}
            <LinkButton variant="secondary" to={user === null ? publish.visitor : publish.member}>
              {copy.publish}
            </LinkButton>
          </>
        }
      >
        {copy.noneFoundText}
      </EmptyState>
      {neighbours.length > 0 && (
        <Inline as="nav" gap={2} aria-label={copy.neighbourServices}>
          <span className={css.filterName} aria-hidden="true">
            {copy.neighbourServices}
          </span>
          {neighbours.map(({ label, path }) => (
            <LinkButton key={path} variant="secondary" size="small" to={path}>
              {label}
            </LinkButton>
          ))}
        </Inline>
      )}
    </Stack>
  );
}

/** The box of the search, in one line on a phone once something is asked; made anew for another search, so that its fields state that. */
function AskedFor({ view }: { view: SearchView }) {
  const box = <SearchForm view={view} />;
  if (view.asked === "") return box;
  return (
    <SearchBoxFold summary={view.asked} labels={{ open: copy.change, close: copy.fold }}>
      {box}
    </SearchBoxFold>
  );
}

function Results({ view }: { view: SearchView }) {
  const { search, people, path } = view;
  if (view.summary === null)
    return (
      <EmptyState
        title={copy.start}
        action={
          <LinkButton variant="secondary" to={servicesPath}>
            {copy.allServices}
          </LinkButton>
        }
      >
        {copy.startText}
      </EmptyState>
    );
  return (
    <div className={css.columns}>
      <SearchFilters filters={view.filters} count={view.count} />
      <Stack gap={5} className={css.results} id={resultsId}>
        {people.length === 0 ? (
          <NoneFound instead={view.instead} neighbours={view.neighbours} publish={view.publish} />
        ) : (
          <FoundList people={people} label={copy.results} />
        )}
        <PlaceLinks
          cursor={search.cursor}
          around={view.around}
          pathOf={(cursor) => (cursor === "" ? path : `${path}&suite=${cursor}`)}
        />
        <p className={text.small}>{copy.source}</p>
      </Stack>
    </div>
  );
}

/** /services/search: who offers what was asked for, and why each was found [SRCH-02, SRCH-08]. */
export function SearchScreen({ view, isFailed = false }: { view: SearchView; isFailed?: boolean }) {
  const { title, summary } = view;
  return (
    <Container>
      <Stack gap={5} className={css.page}>
        <Breadcrumbs
          crumbs={[
            { label: copy.services, href: servicesPath },
            { label: title, href: view.path },
          ]}
        />
        <PageHeader size="compact" title={title} lead={isFailed ? null : summary} />
        <AskedFor key={`${view.what}|${view.where}|${view.search.when}`} view={view} />
        <SearchChips chips={view.chips} />
        {view.isPlaceUnknown && <Banner tone="warning" title={copy.unknownPlace} />}
        {view.isAlike && <p className={text.soft}>{copy.alike}</p>}
        {isFailed ? (
          <Banner
            tone="danger"
            title={copy.failed}
            action={
              <LinkButton variant="secondary" size="small" to={view.path}>
                {copy.retry}
              </LinkButton>
            }
          >
            {copy.failedText}
          </Banner>
        ) : (
          <Results view={view} />
        )}
      </Stack>
    </Container>
  );
}
