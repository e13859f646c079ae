import { displayText } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import { useApi } from "@jobami/api/http/provider";
import type { VerificationDocument } from "@jobami/api/verification/contract";
import { useVerificationOf } from "@jobami/api/verification/hooks";
import { Badge } from "@jobami/ui/Badge";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { Skeleton } from "@jobami/ui/Skeleton";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { reviewPath, staffPages } from "../../../staff-pages.ts";
import { RequireStaff, StaffPage } from "../../staff/index.ts";
import { FileViewer } from "../../talk/files/index.ts";
import { companyWords, detailOf, nameOf, staffWords, statusTones, statusWords } from "./copy.ts";
import { Decision } from "./Decision.tsx";
import { documentTaking } from "./verification.actors.ts";

/** /admin/entreprise-documents/{userId}: the documents of somebody, and the decision of each [ADM-22, ROLE-11]. */
export function ReviewScreen({ userId }: { userId: string }) {
  return (
    <RequireStaff needs="jobpadm">
      <Review key={userId} userId={userId} />
    </RequireStaff>
  );
}

const isWaiting = ({ status }: VerificationDocument) => status === "submitted" || status === "reviewing";

function Review({ userId }: { userId: string }) {
  const { data, error, mutate } = useVerificationOf(userId);
  if (error instanceof ApiError && (error.code === "NOT_FOUND" || error.code === "VALIDATION_FAILED"))
    return (
      <StaffPage title={staffWords.title} error={null}>
        <EmptyState
          title={staffWords.unknown}
          action={<LinkButton to={staffPages.documents.path}>{staffWords.toQueue}</LinkButton>}
        >
          {staffWords.unknownDetail}
        </EmptyState>
      </StaffPage>
    );
  // The one that was sent first is decided first.
  const current = data?.data.documents.filter(isWaiting).at(-1);
  return (
    <StaffPage
      title={data === undefined ? staffWords.title : displayText(data.person.name)}
      error={error}
      actions={
        <LinkButton variant="secondary" to={staffPages.documents.path}>
          {staffWords.toQueue}
        </LinkButton>
      }
    >
      <Reading
        of={{ data, error, mutate }}
        failed={staffWords.failed}
        awaited={
          <>
            <Skeleton shape="text" width="half" />
            <Skeleton shape="text" width="full" />
          </>
        }
      >
        {(known) => (
          <Stack gap={6}>
            <p className={text.soft}>{known.person.email}</p>
            {known.data.company !== null && (
              <p>
                {companyWords(
                  known.data.company.name,
                  known.data.company.siret,
                  known.data.company.checkedAt,
                )}
              </p>
            )}
            {current === undefined ? (
              <NothingLeft next={known.next} />
            ) : (
              <Current key={current.id} document={current} onDecided={() => void mutate()} />
            )}
            <Decided documents={known.data.documents.filter((one) => !isWaiting(one))} />
          </Stack>
        )}
      </Reading>
    </StaffPage>
  );
}

function NothingLeft({ next }: { next: string | null }) {
  return (
    <EmptyState
      title={staffWords.nothingLeft}
      action={next === null ? undefined : <LinkButton to={reviewPath(next)}>{staffWords.next}</LinkButton>}
    />
  );
}

interface CurrentProps {
  document: VerificationDocument;
  onDecided: () => void;
}

/** The document that is looked at: its owner sees so. */
function Current({ document, onDecided }: CurrentProps) {
  const api = useApi();
  const [machine] = useState(() => documentTaking(api));
  const [taken] = useState({ id: document.id });
  useSubmission(machine, {}, taken);
  return (
    <Stack as="section" gap={4} aria-labelledby="current-document">
      <Stack gap={1}>
        <h2 id="current-document" className={heading[3]}>
          {nameOf(document)}
        </h2>
        <p className={text.soft}>{detailOf(document)}</p>
      </Stack>
      <FileViewer {...document.file} name={nameOf(document)} />
      <Decision document={document} onDecided={onDecided} />
    </Stack>
  );
}

function Decided({ documents }: { documents: readonly VerificationDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="decided-documents">
      <Inline>
        <h2 id="decided-documents" className={heading[3]}>
          {staffWords.others}
        </h2>
      </Inline>
      <DataList
        label={staffWords.others}
        look="rows"
        status="ready"
        items={documents}
        getKey={({ id }) => id}
        renderItem={(one) => (
          <ListRow
            title={nameOf(one)}
            detail={detailOf(one)}
            note={one.reason ?? undefined}
            figure={<Badge tone={statusTones[one.status]}>{statusWords[one.status]}</Badge>}
          />
        )}
        skeleton={null}
        skeletonCount={0}
        empty={null}
      />
    </Stack>
  );
}
