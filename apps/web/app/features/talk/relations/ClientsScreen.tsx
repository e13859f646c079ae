import { ApiError } from "@jobami/api/http/errors";
import type { WorkedFor } from "@jobami/api/relations/contract";
import { useClients } from "@jobami/api/relations/hooks";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRowSkeleton } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { SearchField } from "@jobami/ui/SearchField";
import { useState } from "react";
import { useNavigate } from "react-router";
import { clientsPath, missionsPath } from "../../../generated/paths.ts";
import { LinkButton, LinkTabs } from "../../../platform/links/index.ts";
import { listFailure, useSpokenLength } from "../../../platform/lists/index.ts";
import { ClientRow } from "./ClientRow.tsx";
import {
  type ClientSearch,
  foundClients,
  foundClientsPath,
  isTag,
  searchFrom,
  tagsOf,
} from "./client-search.ts";
import { copy } from "./copy.ts";
import * as css from "./relations.css.ts";

/** /dashboard/clients: whom a jobbeur worked for, with what there was and what is noted [DASH-17]. */
export function ClientsScreen({ search }: { search: ClientSearch }) {
  const { data, error, mutate } = useClients();
  const clients = data ?? [];
  const [typed, setTyped] = useState(search.query);
  const found = foundClients(clients, { ...search, query: typed });
  useSpokenLength(search.tag, { status: "ready", totalCount: data === undefined ? null : found.length });
  const isNarrowed = typed !== "" || search.tag !== "";
  return (
    <WorkPage>
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      {clients.length > 0 && (
        <Narrowing clients={clients} search={{ ...search, query: typed }} onType={setTyped} />
      )}
      {/* Drawn anew once it is known: it comes together with the ways to fewer above it. */}
      <DataList
        key={String(data === undefined)}
        label={copy.title}
        look="rows"
        status={error !== undefined ? "failed" : data === undefined ? "loading" : "ready"}
        failure={listFailure({ isCutOff: error instanceof ApiError && error.code === "NETWORK" })}
        items={found}
        getKey={({ person }) => person.id}
        renderItem={(client) => <ClientRow client={client} />}
        skeleton={<ListRowSkeleton hasLeading />}
        onRetry={() => void mutate()}
        empty={
          isNarrowed && clients.length > 0 ? (
            <EmptyState
              title={copy.noneFound}
              action={
                <LinkButton variant="secondary" to={clientsPath} onClick={() => setTyped("")}>
                  {copy.showAll}
                </LinkButton>
              }
            >
              {copy.noneFoundHelp}
            </EmptyState>
          ) : (
            <EmptyState
              title={copy.empty}
              action={<LinkButton to={missionsPath}>{copy.findMissions}</LinkButton>}
            >
              {copy.emptyHelp}
            </EmptyState>
          )
        }
      />
    </WorkPage>
  );
}

interface NarrowingProps {
  clients: readonly WorkedFor[];
  search: ClientSearch;
  onType: (typed: string) => void;
}

/** The ways to fewer clients, where there are many, or tags. */
function Narrowing({ clients, search, onType }: NarrowingProps) {
  const navigate = useNavigate();
  const tags = tagsOf(clients, search.tag);
  function type(typed: string): void {
    onType(typed);
    void navigate(foundClientsPath({ ...search, query: typed }), { replace: true, preventScrollReset: true });
  }
  const hasSearch = clients.length >= searchFrom || search.query !== "";
  if (!hasSearch && tags.length === 0) return null;
  return (
    <Stack as="search" gap={3} aria-label={copy.search}>
      {hasSearch && (
        <div className={css.search}>
          <SearchField label={copy.search} help={copy.searchHelp} value={search.query} onChange={type} />
        </div>
      )}
      {tags.length > 0 && (
        <LinkTabs
          label={copy.tags}
          tabs={[
            {
              to: foundClientsPath({ ...search, tag: "" }),
              label: copy.allTags,
              isCurrent: search.tag === "",
            },
            ...tags.map((tag) => ({
              to: foundClientsPath({ ...search, tag }),
              label: tag,
              isCurrent: isTag(tag, search.tag),
            })),
          ]}
        />
      )}
    </Stack>
  );
}
