import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { OutgoingMail } from "@jobami/api/mail/contract";
import { outboxPages, readOutboxAgain, useOutboxFigures } from "@jobami/api/mail/hooks";
import { mailKinds, mailStates } from "@jobami/api/mail/routes";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { ListRow } from "@jobami/ui/List";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Select } from "@jobami/ui/Select";
import { link, targetLine, text } from "@jobami/ui/styles";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { emailQueueAudience, emailQueueLabel } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useKeyedList, useNarrowing } from "../../../platform/lists/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { usePageFacts } from "../../../platform/page/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { Figures, RequireStaff, StaffList, StaffPage } from "../frame/index.ts";
import { Confirmed } from "./Confirmed.tsx";
import {
  abandonQuestion,
  copy,
  mailBudgetLabels,
  mailCountCopy,
  mailDetail,
  mailKindLabels,
  mailStateLabels,
  mailStateTones,
} from "./communication.copy.ts";
import { mailAbandoning, mailRetrying } from "./operations.actors.ts";
import { SearchForm } from "./SearchForm.tsx";
import { everyMail, type MailSearch, mailFilterOf, mailPath, readMailSearch } from "./searches.ts";

/** /admin/email-queue: mails that wait, left or failed, by their envelopes [ADM-24]. */
export function EmailQueueScreen() {
  return (
    <RequireStaff needs={emailQueueAudience}>
      <Queue />
    </RequireStaff>
  );
}

function Queue() {
  const [params] = useSearchParams();
  const search = readMailSearch(params);
  const readings = useReadings();
  const filter = mailFilterOf(search);
  const list = useKeyedList(outboxPages, { filter, cursor: search.cursor });
  const [leaving, setLeaving] = useState<OutgoingMail | null>(null);
  const [shown, narrow] = useNarrowing(search, mailPath);
  return (
    <StaffPage title={emailQueueLabel} error={list.error}>
      <Stack gap={4}>
        <Counts />
        <StaffList
          label={copy.mails}
          list={list}
          noun={copy.mailNoun}
          filters={<Filters search={shown} onNarrow={narrow} />}
          getKey={({ id }) => id}
          renderItem={(mail) => <MailRow mail={mail} onAbandon={() => setLeaving(mail)} />}
          skeletonCount={6}
          empty={<NoMails isNarrowed={Object.keys(filter).length > 0} />}
          cursor={search.cursor}
          pathOf={(cursor) => mailPath({ ...search, cursor })}
        />
        <p className={text.soft}>{copy.onlyEnvelopes}</p>
      </Stack>
      {leaving !== null && (
        <Confirmed
          id={leaving.id}
          title={abandonQuestion(leaving)}
          loss={copy.abandonLoss}
          confirmLabel={copy.abandon}
          cancelLabel={copy.keep}
          done={copy.abandoned}
          machine={mailAbandoning}
          onDone={() => {
            setLeaving(null);
            readOutboxAgain(readings);
          }}
          onCancel={() => setLeaving(null)}
        />
      )}
    </StaffPage>
  );
}

function Counts() {
  const reading = useOutboxFigures();
  const { mailboxPath } = usePageFacts();
  // A page that knows of a mailbox shows it at once, so that nothing moves when the figures come.
  const leaves = reading.data?.data.leaves ?? mailboxPath === null;
  return (
    <>
      {!leaves && (
        <Banner tone="info" title={copy.embedded}>
          {mailboxPath !== null && (
            <a className={`${link} ${targetLine}`} href={mailboxPath}>
              {copy.mailbox}
            </a>
          )}
        </Banner>
      )}
      <Reading
        of={reading}
        failed={copy.figuresFailed}
        announce="polite"
        awaited={<Figures title={copy.mailCounts} labels={mailCountCopy} counts={undefined} />}
      >
        {({ data }) => <Figures title={copy.mailCounts} labels={mailCountCopy} counts={data.counts} />}
      </Reading>
    </>
  );
}

const every = "tous";
const states = [
  { value: every, label: copy.everyState },
  ...mailStates.map((value) => ({ value, label: mailStateLabels[value] })),
];
const kinds = [
  { value: every, label: copy.everyKind },
  ...mailKinds.map((value) => ({ value, label: mailKindLabels[value] })),
];

interface FiltersProps {
  search: MailSearch;
  onNarrow: (change: Partial<MailSearch>) => void;
}

function Filters({ search, onNarrow }: FiltersProps) {
  return (
    <search aria-label={copy.filters}>
      <Stack gap={3}>
        <SearchForm
          label={copy.search}
          hint={copy.searchHint}
          submitLabel={copy.submit}
          value={search.q}
          onSearch={(q) => onNarrow({ q })}
        />
        <Grid columns={{ tablet: 2 }} gap={3}>
          <Select
            label={copy.state}
            isLabelHidden
            options={states}
            value={search.state || every}
            onChange={(value) => onNarrow({ state: mailStates.find((state) => state === value) ?? "" })}
          />
          <Select
            label={copy.kind}
            isLabelHidden
            options={kinds}
            value={search.kind || every}
            onChange={(value) => onNarrow({ kind: mailKinds.find((kind) => kind === value) ?? "" })}
          />
        </Grid>
      </Stack>
    </search>
  );
}

function MailRow({ mail, onAbandon }: { mail: OutgoingMail; onAbandon: () => void }) {
  const canLeave = mail.state === "queued" || mail.state === "failed";
  return (
    <ListRow
      title={displayText(mail.to)}
      detail={displayText(mail.subject)}
      figure={<Badge tone={mailStateTones[mail.state]}>{mailStateLabels[mail.state]}</Badge>}
      note={
        <Stack gap={1}>
          <p className={text.soft}>{mailDetail(mail)}</p>
          {mail.heldBy !== null && <p className={text.soft}>{mailBudgetLabels[mail.heldBy]}</p>}
          {mail.lastError !== null && <p className={text.soft}>{displayText(mail.lastError)}</p>}
        </Stack>
      }
      actions={
        canLeave ? (
          <Inline gap={2}>
            {mail.state === "failed" && <Retry mail={mail} />}
            <Button
              variant="secondary"
              size="small"
              onClick={onAbandon}
              aria-label={`${copy.abandon}\u00a0: ${mail.to}`}
            >
              {copy.abandon}
            </Button>
          </Inline>
        ) : undefined
      }
    />
  );
}

function Retry({ mail }: { mail: OutgoingMail }) {
  const api = useApi();
  const notify = useNotify();
  const readings = useReadings();
  const [machine] = useState(() => mailRetrying(api));
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": () => {
      notify({ kind: "success", title: copy.retried });
      readOutboxAgain(readings);
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isPending={isSending}
        onClick={() => submit({ id: mail.id })}
        aria-label={`${copy.retry}\u00a0: ${mail.to}`}
      >
        {copy.retry}
      </Button>
      {problem !== null && <InlineAlert tone="danger">{problemText(problem)}</InlineAlert>}
    </>
  );
}

function NoMails({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState
      title={copy.noneTitle}
      action={<LinkButton to={mailPath(everyMail)}>{copy.everything}</LinkButton>}
    >
      {copy.noneDetail}
    </EmptyState>
  ) : (
    <EmptyState title={copy.noMails}>{copy.noMailsDetail}</EmptyState>
  );
}
