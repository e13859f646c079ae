import { displayText } from "@jobami/api/http/display-text";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Subscriber } from "@jobami/api/newsletter/contract";
import { readSubscribersAgain, subscriberPages, useSubscriberFigures } from "@jobami/api/newsletter/hooks";
import { subscribersExportPath, subscriptionStatuses } from "@jobami/api/newsletter/routes";
import { Badge } from "@jobami/ui/Badge";
import { Button, buttonStyle } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow } from "@jobami/ui/List";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { Select } from "@jobami/ui/Select";
import { Download } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { newsletterSubscribersAudience, newsletterSubscribersLabel } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useKeyedList, useNarrowing } from "../../../platform/lists/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { Figures, RequireStaff, StaffList, StaffPage } from "../frame/index.ts";
import { Confirmed } from "./Confirmed.tsx";
import {
  copy,
  removeQuestion,
  subscriberCountCopy,
  subscriberDetail,
  subscriberStateLabels,
  subscriberStateTones,
} from "./communication.copy.ts";
import { subscriberRemoving } from "./operations.actors.ts";
import { SearchForm } from "./SearchForm.tsx";
import { everySubscriber, readSubscriberSearch, subscriberFilterOf, subscriberPath } from "./searches.ts";

/** /admin/newsletter-subscribers: the addresses of the newsletter [ADM-25]. */
export function SubscribersScreen() {
  return (
    <RequireStaff needs={newsletterSubscribersAudience}>
      <Subscribers />
    </RequireStaff>
  );
}

const every = "tous";
const statuses = [
  { value: every, label: copy.everyState },
  ...subscriptionStatuses.map((value) => ({ value, label: subscriberStateLabels[value] })),
];

function Subscribers() {
  const [params] = useSearchParams();
  const search = readSubscriberSearch(params);
  const readings = useReadings();
  const filter = subscriberFilterOf(search);
  const list = useKeyedList(subscriberPages, { filter, cursor: search.cursor });
  const [leaving, setLeaving] = useState<Subscriber | null>(null);
  const [shown, narrow] = useNarrowing(search, subscriberPath);
  return (
    <StaffPage title={newsletterSubscribersLabel} error={list.error} actions={<ExportLink filter={filter} />}>
      <Stack gap={4}>
        <Counts />
        <StaffList
          label={copy.subscribers}
          list={list}
          noun={copy.subscriberNoun}
          filters={
            <search aria-label={copy.filters}>
              <Stack gap={3}>
                <SearchForm
                  label={copy.search}
                  hint={copy.searchHint}
                  submitLabel={copy.submit}
                  value={shown.q}
                  onSearch={(q) => narrow({ q })}
                />
                <Grid columns={{ tablet: 2 }} gap={3}>
                  <Select
                    label={copy.state}
                    isLabelHidden
                    options={statuses}
                    value={shown.status || every}
                    onChange={(value) =>
                      narrow({ status: subscriptionStatuses.find((status) => status === value) ?? "" })
                    }
                  />
                </Grid>
              </Stack>
            </search>
          }
          getKey={({ id }) => id}
          renderItem={(subscriber) => (
            <SubscriberRow subscriber={subscriber} onRemove={() => setLeaving(subscriber)} />
          )}
          skeletonCount={6}
          empty={<NoSubscribers isNarrowed={Object.keys(filter).length > 0} />}
          cursor={search.cursor}
          pathOf={(cursor) => subscriberPath({ ...search, cursor })}
        />
      </Stack>
      {leaving !== null && (
        <Confirmed
          id={leaving.id}
          title={removeQuestion(leaving)}
          loss={copy.removeLoss}
          confirmLabel={copy.remove}
          cancelLabel={copy.cancel}
          done={copy.removed}
          machine={subscriberRemoving}
          onDone={() => {
            setLeaving(null);
            readSubscribersAgain(readings);
          }}
          onCancel={() => setLeaving(null)}
        />
      )}
    </StaffPage>
  );
}

/** What is shown, as a file: the browser saves it while it comes. */
function ExportLink({ filter }: { filter: Record<string, string> }) {
  const asked = String(new URLSearchParams(filter));
  return (
    <a
      href={asked === "" ? subscribersExportPath : `${subscribersExportPath}?${asked}`}
      download
      className={buttonStyle({ variant: "secondary" })}
    >
      <Download size={18} strokeWidth={1.75} />
      {copy.download}
    </a>
  );
}

function Counts() {
  const reading = useSubscriberFigures();
  return (
    <Reading
      of={reading}
      failed={copy.figuresFailed}
      announce="polite"
      awaited={<Figures title={copy.subscriberCounts} labels={subscriberCountCopy} counts={undefined} />}
    >
      {({ data }) => <Figures title={copy.subscriberCounts} labels={subscriberCountCopy} counts={data} />}
    </Reading>
  );
}

function SubscriberRow({ subscriber, onRemove }: { subscriber: Subscriber; onRemove: () => void }) {
  const { email, status } = subscriber;
  return (
    <ListRow
      title={displayText(email)}
      detail={subscriberDetail(subscriber)}
      figure={<Badge tone={subscriberStateTones[status]}>{subscriberStateLabels[status]}</Badge>}
      actions={
        <Button
          variant="secondary"
          size="small"
          onClick={onRemove}
          aria-label={`${copy.remove}\u00a0: ${email}`}
        >
          {copy.remove}
        </Button>
      }
    />
  );
}

function NoSubscribers({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState
      title={copy.noneTitle}
      action={<LinkButton to={subscriberPath(everySubscriber)}>{copy.everything}</LinkButton>}
    >
      {copy.noneDetail}
    </EmptyState>
  ) : (
    <EmptyState title={copy.noSubscribers}>{copy.noSubscribersDetail}</EmptyState>
  );
}
