import { displayText } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import { useApi } from "@jobami/api/http/provider";
import type { VerificationDocument } from "@jobami/api/verification/contract";
import { useVerificationOf } from "@jobami/api/verification/hooks";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { Skeleton } from "@jobami/ui/Skeleton";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { documentsPath } from "../../../generated/paths.ts";
import { useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { RequireStaff, reviewPath, StaffPage } from "../../staff/frame/index.ts";
import { companyText, detailOf, nameOf, staffCopy } from "./copy.ts";
import { DecidedDocuments } from "./DecidedDocuments.tsx";
import { Decision } from "./Decision.tsx";
import { OpenedDocument } from "./OpenedDocument.tsx";
import { documentTaking } from "./verification.actors.ts";
import * as css from "./verification.css.ts";

/** /admin/entreprise-documents/{userId}: the documents of a person, and the decision of each [ADM-22, ROLE-11]. */
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
      <StaffPage title={staffCopy.title} error={null}>
        <EmptyState
          title={staffCopy.unknown}
          action={<LinkButton to={documentsPath}>{staffCopy.toQueue}</LinkButton>}
        >
          {staffCopy.unknownDetail}
        </EmptyState>
      </StaffPage>
    );
  const name = data && displayText(data.person.name);
  // The one that was sent first is decided first.
  const current = data?.data.documents.filter(isWaiting).at(-1);
  return (
    <StaffPage
      title={name ?? staffCopy.title}
      tabTitle={name && `${name} · ${staffCopy.title}`}
      error={error}
      actions={
        <LinkButton variant="secondary" to={documentsPath}>
          {staffCopy.toQueue}
        </LinkButton>
      }
    >
      <Reading
        of={{ data, error, mutate }}
        failed={staffCopy.failed}
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
                {companyText(known.data.company.name, known.data.company.siret, known.data.company.checkedAt)}
              </p>
            )}
            {current === undefined ? (
              <NothingLeft next={known.next} />
            ) : (
              <Current key={current.id} document={current} onDecided={() => void mutate()} />
            )}
            <DecidedDocuments
              documents={known.data.documents.filter((one) => !isWaiting(one))}
              onChanged={() => void mutate()}
            />
          </Stack>
        )}
      </Reading>
    </StaffPage>
  );
}

function NothingLeft({ next }: { next: string | null }) {
  return (
    <EmptyState
      title={staffCopy.nothingLeft}
      action={next === null ? undefined : <LinkButton to={reviewPath(next)}>{staffCopy.next}</LinkButton>}
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
  // A PDF is saved rather than shown: the server knows whether it was.
  const [isOpen, setOpen] = useState(!document.file.isPicture);
  useSubmission(machine, {}, taken);
  return (
    <Stack as="section" gap={4} aria-labelledby="current-document">
      <Stack gap={1}>
        <h2 id="current-document" className={heading[3]}>
          {nameOf(document)}
        </h2>
        <p className={text.soft}>{detailOf(document)}</p>
      </Stack>
      <Columns ratio="1.4:1" from="wide" gap={6} align="start">
        <OpenedDocument document={document} isOpen={isOpen} onOpen={() => setOpen(true)} isFirst />
        <div className={css.beside}>
          <Decision document={document} isOpen={isOpen} onDecided={onDecided} />
        </div>
      </Columns>
    </Stack>
  );
}
