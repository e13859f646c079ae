import type { ConsentRecordRow } from "@jobami/api/consents/contract";
import { consentRegisterPages } from "@jobami/api/consents/hooks";
import { registerExportPath } from "@jobami/api/consents/routes";
import { Badge } from "@jobami/ui/Badge";
import { buttonStyle } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, rowLink } from "@jobami/ui/List";
import { Download } from "lucide-react";
import { Link } from "react-router";
import { consentsPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useChosen, useKeyedList } from "../../../platform/lists/index.ts";
import { RequireStaff, StaffList, StaffPage } from "../frame/index.ts";
import { ConsentHistory } from "./ConsentHistory.tsx";
import { ConsentRegisterFilters, RegisterChips } from "./ConsentRegisterFilters.tsx";
import {
  copy,
  endText,
  instantText,
  noun,
  partyText,
  signedText,
  stateLabels,
  stateTones,
  versionsText,
} from "./consent-register.copy.ts";
import { type RegisterSearch, registerFilterOf, registerSearchPath } from "./consent-register.search.ts";

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
  const list = useKeyedList(consentRegisterPages, { filter, cursor: search.cursor });
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <StaffPage
      title={copy.title}
      error={list.error}
      actions={<ExportLink filter={registerFilterOf(chosen)} />}
    >
      <StaffList
        label={copy.list}
        list={list}
        noun={noun}
        filters={
          <>
            <ConsentRegisterFilters search={chosen} onSearch={choose} />
            <RegisterChips search={chosen} onSearch={choose} />
          </>
        }
        getKey={({ id }) => id}
        renderItem={(record) => (
          <RegisterRow record={record} to={registerSearchPath({ ...search, person: record.person.id })} />
        )}
        skeletonCount={8}
        empty={<NoConsent isNarrowed={isNarrowed} />}
        cursor={search.cursor}
        pathOf={(cursor) => registerSearchPath({ ...search, cursor })}
      />
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
      <Download size={18} strokeWidth={1.75} />
      {copy.download}
    </a>
  );
}

function RegisterRow({ record, to }: { record: ConsentRecordRow; to: string }) {
  const facts = [versionsText(record), record.person.email, signedText(record), endText(record)];
  return (
    <ListRow
      title={
        <Link className={rowLink} to={to} preventScrollReset>
          {partyText(record.person)}
        </Link>
      }
      detail={facts.filter((fact) => fact !== null).join(" · ")}
      figure={<Badge tone={stateTones[record.state]}>{stateLabels[record.state]}</Badge>}
      state={<time dateTime={record.givenAt}>{instantText(record.givenAt)}</time>}
    />
  );
}

function NoConsent({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState title={copy.noneTitle} action={<LinkButton to={consentsPath}>{copy.everything}</LinkButton>}>
      {copy.noneDetail}
    </EmptyState>
  ) : (
    <EmptyState title={copy.emptyTitle}>{copy.emptyDetail}</EmptyState>
  );
}
