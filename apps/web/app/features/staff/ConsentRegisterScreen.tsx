import type { ConsentRecordRow } from "@jobami/api/consents/contract";
import { consentRegisterPages } from "@jobami/api/consents/hooks";
import { registerExportPath } from "@jobami/api/consents/routes";
import { Badge } from "@jobami/ui/Badge";
import { buttonStyle } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, ListRowSkeleton, rowLink } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { Download } from "lucide-react";
import { Link } from "react-router";
import { LinkButton, PageLinks } from "../../platform/links/index.ts";
import { listFailure, useChosen, usePagedList } from "../../platform/lists/index.ts";
import { staffPages } from "../../staff-pages.ts";
import { ConsentHistory } from "./ConsentHistory.tsx";
import { ConsentRegisterFilters, RegisterChips } from "./ConsentRegisterFilters.tsx";
import {
  countWords,
  endWords,
  instantWords,
  signedWords,
  stateTones,
  stateWords,
  whatWords,
  whoWords,
  words,
} from "./consent-register.copy.ts";
import * as css from "./consent-register.css.ts";
import { type RegisterSearch, registerFilterOf, registerSearchPath } from "./consent-register.search.ts";
import { RequireStaff } from "./RequireStaff.tsx";
import { StaffPage } from "./StaffPage.tsx";

interface ConsentRegisterScreenProps {
  search: RegisterSearch;
  onSearch: (search: RegisterSearch) => void | Promise<void>;
}

/** /admin/cgv-cgu-consents: who agreed to which text, which version, and until when [ADM-32, ROLE-11]. */
export function ConsentRegisterScreen(props: ConsentRegisterScreenProps) {
  return (
    <RequireStaff needs="jobpadm">
      <Register {...props} />
    </RequireStaff>
  );
}

function Register({ search, onSearch }: ConsentRegisterScreenProps) {
  const [chosen, choose] = useChosen(search, onSearch);
  const filter = registerFilterOf(search);
  const list = usePagedList(consentRegisterPages, { filter, page: search.page });
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <StaffPage
      title={words.title}
      error={list.error}
      actions={<ExportLink filter={registerFilterOf(chosen)} />}
    >
      <Stack gap={3}>
        <ConsentRegisterFilters search={chosen} onSearch={choose} />
        <RegisterChips search={chosen} onSearch={choose} />
        <p className={css.count} role="status">
          {list.totalCount === null ? "" : countWords(list.totalCount, list.isCapped)}
        </p>
        <DataList
          label={words.list}
          look="rows"
          status={list.status}
          failure={listFailure(list)}
          items={list.items}
          getKey={({ id }) => id}
          renderItem={(record) => (
            <RegisterRow record={record} to={registerSearchPath({ ...search, person: record.person.id })} />
          )}
          skeleton={<ListRowSkeleton />}
          skeletonCount={8}
          onRetry={list.retry}
          empty={<NoConsent isNarrowed={isNarrowed} />}
        />
        <PageLinks
          page={search.page}
          totalPages={list.totalPages}
          pathOf={(page) => registerSearchPath({ ...search, page })}
        />
      </Stack>
      <ConsentHistory personId={search.person} onClose={() => onSearch({ ...search, person: "" })} />
    </StaffPage>
  );
}

/** What is shown, as a file: the browser saves it while it comes. */
function ExportLink({ filter }: { filter: Record<string, string> }) {
  const asked = String(new URLSearchParams(filter));
  return (
    <a
      href={asked === "" ? registerExportPath : `${registerExportPath}?${asked}`}
      download
      className={buttonStyle({ variant: "secondary" })}
    >
      <Download size={18} strokeWidth={1.75} aria-hidden="true" />
      {words.download}
    </a>
  );
}

function RegisterRow({ record, to }: { record: ConsentRecordRow; to: string }) {
  const facts = [whatWords(record), record.person.email, signedWords(record), endWords(record)];
  return (
    <ListRow
      title={
        <Link className={rowLink} to={to} preventScrollReset>
          {whoWords(record.person)}
        </Link>
      }
      detail={facts.filter((fact) => fact !== null).join(" · ")}
      figure={<Badge tone={stateTones[record.state]}>{stateWords[record.state]}</Badge>}
      state={<time dateTime={record.givenAt}>{instantWords(record.givenAt)}</time>}
    />
  );
}

function NoConsent({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState
      title={words.noneTitle}
      action={<LinkButton to={staffPages.consents.path}>{words.everything}</LinkButton>}
    >
      {words.noneDetail}
    </EmptyState>
  ) : (
    <EmptyState title={words.emptyTitle}>{words.emptyDetail}</EmptyState>
  );
}
