import type { DocumentHead } from "@jobami/api/billing/contract";
import {
  documentPages,
  keepDocument,
  useBillingSettings,
  useBillingSummary,
} from "@jobami/api/billing/hooks";
import { billingExportPath, documentStatuses, documentTypes } from "@jobami/api/billing/routes";
import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { Button, buttonStyle } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, ListRowSkeleton, rowLink } from "@jobami/ui/List";
import { AutoGrid } from "@jobami/ui/layout/AutoGrid";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Select } from "@jobami/ui/Select";
import { Stat } from "@jobami/ui/Stat";
import { Download, Plus } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import {
  billingSettingsPath,
  receivedDocumentsLabel,
  receivedDocumentsPath,
} from "../../../generated/paths.ts";
import { useClock } from "../../../platform/clock/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton, LinkTabs, PageLinks } from "../../../platform/links/index.ts";
import { ListSearchField, listFailure, useNarrowing, usePagedList } from "../../../platform/lists/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { creatingMachine } from "./billing.actors.ts";
import { copy, dayText, documentsText, euros, standing, statusWord, typeCopy } from "./copy.ts";
import { type BillingSearch, documentPath, listPath, readMission, readSearch } from "./where.ts";

/** /dashboard/facturation: one's quotes, invoices and credit notes, and what is due [INV-03]. */
export function BillingScreen() {
  const { user } = useSession();
  if (user !== null && user.user_type !== "jobbeur")
    return (
      <WorkPage>
        <PageHeader title={copy.title} size="compact" />
        <EmptyState
          title={copy.notYours}
          action={<LinkButton to={receivedDocumentsPath}>{receivedDocumentsLabel}</LinkButton>}
        >
          {copy.notYoursDetail}
        </EmptyState>
      </WorkPage>
    );
  return <Documents />;
}

function Documents() {
  const [params] = useSearchParams();
  const search = readSearch(params);
  const missionId = readMission(params);
  const { data: savedSettings } = useBillingSettings();
  const year = new Date(useClock().now()).getUTCFullYear();
  return (
    <WorkPage>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        size="compact"
        actions={
          <Inline gap={3}>
            <LinkButton variant="secondary" to={billingSettingsPath}>
              {copy.settings}
            </LinkButton>
            <a
              href={`${billingExportPath}?annee=${year}`}
              download
              className={buttonStyle({ variant: "secondary" })}
            >
              <Download size={18} strokeWidth={1.75} />
              {copy.exportYear(year)}
            </a>
          </Inline>
        }
      />
      {savedSettings !== undefined && savedSettings.data.missing.length > 0 && (
        <Banner
          tone="warning"
          title={copy.settingsMissing}
          action={<LinkButton to={billingSettingsPath}>{copy.toSettings}</LinkButton>}
        >
          {copy.settingsMissingDetail}
        </Banner>
      )}
      <Summary />
      <Begin missionId={missionId} />
      <LinkTabs
        label={copy.types}
        tabs={documentTypes.map((type) => ({
          to: listPath({ type, status: "", q: "", page: 1 }),
          label: typeCopy[type].many,
          isCurrent: type === search.type,
        }))}
      />
      <Filters search={search} />
      <Found search={search} />
    </WorkPage>
  );
}

function Summary() {
  const { data } = useBillingSummary();
  const sums = data?.data;
  return (
    <AutoGrid least="narrow" gap={4}>
      {(["due", "overdue", "waiting"] as const).map((name) => (
        <Stat
          key={name}
          label={copy[name]}
          value={sums === undefined ? null : euros(sums[name].cents)}
          help={sums === undefined ? null : documentsText(sums[name].count, name)}
        />
      ))}
    </AutoGrid>
  );
}

/** Begins a quote or an invoice, and goes on with it. */
function Begin({ missionId }: { missionId: string | null }) {
  const api = useApi();
  const readings = useReadings();
  const navigate = useNavigate();
  const [machine] = useState(() => creatingMachine(api));
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepDocument(readings, answer);
      void navigate(documentPath(answer.id));
    },
  });
  const begin = (type: "devis" | "facture") => submit({ type, ...(missionId === null ? {} : { missionId }) });
  return (
    <>
      {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
      {missionId !== null && <Banner title={copy.fromMission} />}
      <Inline gap={3}>
        <Button
          icon={<Plus />}
          isPending={isSending}
          pendingLabel={copy.beginning}
          onClick={() => begin("devis")}
        >
          {typeCopy.devis.begin}
        </Button>
        <Button variant="secondary" icon={<Plus />} isResting={isSending} onClick={() => begin("facture")}>
          {typeCopy.facture.begin}
        </Button>
      </Inline>
    </>
  );
}

const every = "tous";
const statuses = [
  { value: every, label: copy.everyStatus },
  ...documentStatuses.map((value) => ({ value, label: statusWord(value) })),
];

function Filters({ search }: { search: BillingSearch }) {
  const [shown, narrow] = useNarrowing(search, listPath);
  return (
    <search aria-label={copy.filters}>
      <Grid columns={{ tablet: 3 }} gap={3}>
        <ListSearchField label={copy.search} query={shown.q} onSearch={(q) => narrow({ q })} />
        <Select
          label={copy.status}
          isLabelHidden
          options={statuses}
          value={shown.status === "" ? every : shown.status}
          onChange={(value) => narrow({ status: documentStatuses.find((status) => status === value) ?? "" })}
        />
      </Grid>
    </search>
  );
}

function Found({ search }: { search: BillingSearch }) {
  const { type, status, q, page } = search;
  const filter = { type, ...(status === "" ? {} : { status }), ...(q === "" ? {} : { q }) };
  const list = usePagedList(documentPages, { filter, page });
  return (
    <>
      <DataList
        label={typeCopy[type].many}
        look="rows"
        status={list.status}
        failure={listFailure(list)}
        items={list.items}
        getKey={({ id }) => id}
        renderItem={(document) => <Row document={document} />}
        skeleton={<ListRowSkeleton />}
        skeletonCount={3}
        onRetry={list.retry}
        empty={
          status === "" && q === "" ? (
            <EmptyState title={typeCopy[type].none} headingLevel={2}>
              {copy.noneDetail}
            </EmptyState>
          ) : (
            <EmptyState
              title={copy.noneFound}
              headingLevel={2}
              action={
                <LinkButton to={listPath({ type, status: "", q: "", page: 1 })}>{copy.everything}</LinkButton>
              }
            >
              {copy.noneFoundDetail}
            </EmptyState>
          )
        }
      />
      <PageLinks
        page={page}
        totalPages={list.totalPages}
        pathOf={(other) => listPath({ ...search, page: other })}
      />
    </>
  );
}

function Row({ document }: { document: DocumentHead }) {
  const { type, number, clientName, subject, totalCents, endsOn, status } = document;
  const { label, tone } = standing(document);
  const ends =
    endsOn !== null && (status === "émis" || type === "devis") ? `${copy.ends[type]} ${dayText(endsOn)}` : "";
  return (
    <ListRow
      title={
        <h2>
          <Link className={rowLink} to={documentPath(document.id)}>
            {[number ?? typeCopy[type].draft, displayText(clientName.trim()) || copy.noClient].join(" · ")}
          </Link>
        </h2>
      }
      detail={[displayText(subject), ends].filter((part) => part !== "").join(" · ")}
      figure={euros(totalCents)}
      state={<Badge tone={tone}>{label}</Badge>}
    />
  );
}
