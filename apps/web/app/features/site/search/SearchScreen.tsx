import { Banner } from "@jobami/ui/Banner";
import { Breadcrumbs } from "@jobami/ui/Breadcrumbs";
import { Container } from "@jobami/ui/Container";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Stack } from "@jobami/ui/layout/Stack";
import { Pagination } from "@jobami/ui/Pagination";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { text } from "@jobami/ui/styles";
import { composePath, servicesPath } from "../../../generated/paths.ts";
import { registrationAs } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { words } from "./copy.ts";
import { FoundList } from "./FoundList.tsx";
import * as css from "./Search.css.ts";
import { SearchChips, SearchFilters } from "./SearchFilters.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { searchPath } from "./search-address.ts";
import type { SearchView } from "./search-view.ts";

/** Nobody was found: what to try instead, and the way to be found by others. */
function Nobody({ instead }: Pick<SearchView, "instead">) {
  const { user } = useSession();
  return (
    <EmptyState
      title={words.nobody}
      action={
        <>
          {instead !== null && <LinkButton to={instead.path}>{instead.label}</LinkButton>}
          <LinkButton variant="secondary" to={user === null ? registrationAs("other") : composePath}>
            {words.publish}
          </LinkButton>
        </>
      }
    >
      {words.nobodyText}
    </EmptyState>
  );
}

function Results({ view }: { view: SearchView }) {
  const { search, people, page, totalPages } = view;
  if (view.summary === null)
    return (
      <EmptyState
        title={words.start}
        action={
          <LinkButton variant="secondary" to={servicesPath}>
            {words.allServices}
          </LinkButton>
        }
      >
        {words.startText}
      </EmptyState>
    );
  return (
    <>
      <SearchFilters filters={view.filters} />
      {people.length === 0 ? (
        <Nobody instead={view.instead} />
      ) : (
        <FoundList people={people} label={words.results} />
      )}
      <Pagination
        label={words.pages}
        page={page}
        totalPages={totalPages}
        hrefOf={(to) => searchPath({ page: to }, search)}
      />
      <p className={text.small}>{words.source}</p>
    </>
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
            { label: words.services, href: servicesPath },
            { label: title, href: searchPath({}, view.search) },
          ]}
        />
        <PageHeader size="compact" title={title} lead={isFailed ? null : summary} />
        {/* Made anew for another search, so that its fields say what was asked. */}
        <SearchForm
          key={`${view.what}|${view.where}`}
          search={view.search}
          what={view.what}
          where={view.where}
        />
        <SearchChips chips={view.chips} />
        {view.isPlaceUnknown && <Banner tone="warning" title={words.unknownPlace} />}
        {view.isAlike && <p className={text.soft}>{words.alike}</p>}
        {isFailed ? (
          <Banner
            tone="danger"
            title={words.failed}
            action={
              <LinkButton variant="secondary" size="small" to={searchPath({}, view.search)}>
                {words.retry}
              </LinkButton>
            }
          >
            {words.failedText}
          </Banner>
        ) : (
          <Results view={view} />
        )}
      </Stack>
    </Container>
  );
}
