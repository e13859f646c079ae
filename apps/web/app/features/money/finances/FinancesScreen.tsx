import type { FinancePayment, FinanceYear } from "@jobami/api/finances/contract";
import { financePaymentPages, useFinanceYear } from "@jobami/api/finances/hooks";
import { financeSides, financesExportPath } from "@jobami/api/finances/routes";
import { displayText } from "@jobami/api/http/display-text";
import { dayInFrance } from "@jobami/api/missions/days";
import { paymentStatuses } from "@jobami/api/progress/routes";
import { Badge } from "@jobami/ui/Badge";
import { buttonStyle } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, rowLink } from "@jobami/ui/List";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { ProgressBar } from "@jobami/ui/ProgressBar";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Skeleton } from "@jobami/ui/Skeleton";
import { Stat } from "@jobami/ui/Stat";
import { heading, text } from "@jobami/ui/styles";
import { Download } from "lucide-react";
import { Link } from "react-router";
import { shortDay } from "../../../entities/mission/index.ts";
import { PersonFace, PersonName } from "../../../entities/person/index.ts";
import { sumText } from "../../../entities/price/index.ts";
import {
  companyInvoicesLabel,
  companyInvoicesPath,
  missionsLabel,
  missionsPath,
  receivedDocumentsLabel,
  receivedDocumentsPath,
} from "../../../generated/paths.ts";
import { missionPath } from "../../../paths.ts";
import { useClock } from "../../../platform/clock/index.ts";
import { LinkButton, LinkTabs, PageLinks } from "../../../platform/links/index.ts";
import { listFailure, usePagedList } from "../../../platform/lists/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { agreedHelp, copy, monthText, movedText, paidHelp, sideCopy, stateOf, statusLabels } from "./copy.ts";
import { addressOf, type FinancesSearch } from "./finances.search.ts";

/** /dashboard/paiements_et_finances: what missions bring and cost [DASH-07]. */
export function FinancesScreen({ search }: { search: FinancesSearch }) {
  const { side, year } = search;
  const reading = useFinanceYear(side, year);
  const file = new URLSearchParams({ sens: side, ...(year === null ? {} : { annee: String(year) }) });
  return (
    <WorkPage>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        size="compact"
        actions={
          <Inline gap={3}>
            <LinkButton variant="secondary" to={receivedDocumentsPath}>
              {receivedDocumentsLabel}
            </LinkButton>
            <LinkButton variant="secondary" to={companyInvoicesPath}>
              {companyInvoicesLabel}
            </LinkButton>
            <a
              href={`${financesExportPath}?${file}`}
              download
              className={buttonStyle({ variant: "secondary" })}
            >
              <Download size={18} strokeWidth={1.75} />
              {copy.download}
            </a>
          </Inline>
        }
      />
      <LinkTabs
        label={copy.sides}
        tabs={financeSides.map((one) => ({
          to: addressOf(search, { side: one }),
          label: sideCopy[one].label,
          isCurrent: one === side,
        }))}
      />
      <Reading
        of={reading}
        failed={copy.failed}
        showsStale
        awaited={
          <Grid gap={4} columns={{ tablet: 3 }}>
            <Skeleton shape="image" />
            <Skeleton shape="image" />
            <Skeleton shape="image" />
          </Grid>
        }
      >
        {(figures) => <Year figures={figures} search={search} />}
      </Reading>
      {(reading.data !== undefined || reading.error !== undefined) && <Payments search={search} />}
    </WorkPage>
  );
}

function Year({ figures, search }: { figures: FinanceYear; search: FinancesSearch }) {
  const { year, years, months, paid, agreed, due } = figures;
  const sideText = sideCopy[search.side];
  const most = Math.max(...months.map(({ cents, jobis }) => cents + 100 * jobis));
  const shown = [
    { label: sideText.paid(year), value: movedText(paid), help: paidHelp },
    { label: sideText.agreed(year), value: sumText(agreed), help: agreedHelp },
    { label: sideText.due, value: sumText(due), help: sideText.dueHelp },
  ];
  return (
    <>
      {years.length > 1 && (
        <LinkTabs
          label={copy.years}
          tabs={years.map((one) => ({
            to: addressOf(search, { year: one }),
            label: String(one),
            isCurrent: one === year,
          }))}
        />
      )}
      <Grid as="ul" gap={4} columns={{ tablet: 3 }} aria-label={copy.figures}>
        {shown.map((figure) => (
          <Card key={figure.label} element="li">
            <Stat {...figure} />
          </Card>
        ))}
      </Grid>
      <Stack as="section" gap={4} aria-labelledby="finance-months">
        <h2 id="finance-months" className={heading[3]}>
          {copy.months}
        </h2>
        {months.every(({ cents, jobis }) => cents === 0 && jobis === 0) ? (
          <p className={text.soft}>{copy.noMoney}</p>
        ) : (
          <Grid as="ol" gap={3} columns={{ tablet: 2, laptop: 3 }}>
            {months.map((moved, month) => (
              <li key={monthText(month)}>
                <ProgressBar
                  label={monthText(month)}
                  value={Math.max(0, moved.cents + 100 * moved.jobis)}
                  max={Math.max(1, most)}
                  valueText={movedText(moved)}
                  size="small"
                />
              </li>
            ))}
          </Grid>
        )}
      </Stack>
    </>
  );
}

function Payments({ search }: { search: FinancesSearch }) {
  const { side, status, page } = search;
  const list = usePagedList(financePaymentPages, {
    filter: { sens: side, ...(status === null ? {} : { statut: status }) },
    page,
  });
  return (
    <Stack as="section" gap={4} aria-labelledby="finance-payments">
      <h2 id="finance-payments" className={heading[3]}>
        {copy.payments}
      </h2>
      <LinkTabs
        label={copy.statuses}
        tabs={[null, ...paymentStatuses].map((one) => ({
          to: addressOf(search, { status: one }),
          label: one === null ? copy.all : statusLabels[one],
          isCurrent: one === status,
        }))}
      />
      <DataList
        label={copy.payments}
        look="rows"
        status={list.status}
        failure={listFailure(list)}
        items={list.items}
        getKey={({ missionId }) => missionId}
        renderItem={(payment) => <Payment payment={payment} />}
        skeleton={<Skeleton shape="control" />}
        onRetry={list.retry}
        empty={
          status === null ? (
            <EmptyState title={copy.none} action={<LinkButton to={missionsPath}>{missionsLabel}</LinkButton>}>
              {sideCopy[side].empty}
            </EmptyState>
          ) : (
            <EmptyState
              title={copy.none}
              action={<LinkButton to={addressOf(search, { status: null })}>{copy.everything}</LinkButton>}
            >
              {copy.noneHere}
            </EmptyState>
          )
        }
      />
      <PageLinks
        page={page}
        totalPages={list.totalPages}
        pathOf={(other) => addressOf(search, { page: other })}
      />
    </Stack>
  );
}

function Payment({ payment }: { payment: FinancePayment }) {
  const clock = useClock();
  const { missionId, title, agreedAt, other, agreed } = payment;
  const state = stateOf(payment);
  const day = shortDay(dayInFrance(Date.parse(agreedAt)), clock.now());
  return (
    <ListRow
      leading={other !== null && <PersonFace person={other} />}
      title={
        <h3 className={heading[4]}>
          <Link className={rowLink} to={missionPath(missionId)}>
            {displayText(title)}
          </Link>
        </h3>
      }
      detail={
        <>
          {other !== null && (
            <>
              <PersonName person={other} />
              {" · "}
            </>
          )}
          Convenu le {day}
        </>
      }
      figure={sumText(agreed)}
      state={<Badge tone={state.tone}>{state.label}</Badge>}
    />
  );
}
