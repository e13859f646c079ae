import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import type { VerificationDocument, VerificationStanding } from "@jobami/api/verification/contract";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, link, text, visuallyHidden } from "@jobami/ui/styles";
import { useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import {
  copy,
  detailOf,
  nameOf,
  statusLabels,
  statusTones,
  withdrawLosses,
  withdrawQuestion,
} from "./copy.ts";
import { documentWithdrawal } from "./verification.actors.ts";

interface DocumentListProps {
  documents: readonly VerificationDocument[];
  onChanged: (standing: VerificationStanding) => void;
}

/** What was sent and how it stands; each can be taken back. */
export function DocumentList({ documents, onChanged }: DocumentListProps) {
  const api = useApi();
  const notify = useNotify();
  // What was asked last stays while its question leaves.
  const [asked, setAsked] = useState<VerificationDocument | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [machine] = useState(() => documentWithdrawal(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer: { data } }) => {
      setAsking(false);
      notify({ kind: "success", title: copy.withdrawn });
      onChanged(data);
    },
  });
  useOverlayLock("document-withdrawal", isAsking);
  function ask(document: VerificationDocument): void {
    setAsked(document);
    setAsking(true);
  }
  return (
    <Stack as="section" gap={4} aria-labelledby="documents-title">
      <h2 id="documents-title" className={heading[3]}>
        {copy.documents}
      </h2>
      {documents.length === 0 && <p className={text.soft}>{copy.none}</p>}
      {documents.map((document) => (
        <DocumentCard key={document.id} document={document} onWithdraw={() => ask(document)} />
      ))}
      <ConfirmDialog
        isOpen={isAsking}
        title={asked === null ? "" : withdrawQuestion(asked)}
        losses={asked === null ? [""] : withdrawLosses(asked)}
        confirmLabel={copy.withdraw}
        cancelLabel={copy.keep}
        isPending={isSending}
        error={problem === null ? undefined : problemText(problem)}
        onConfirm={() => asked !== null && submit({ id: asked.id })}
        onCancel={() => {
          setAsking(false);
          edit();
        }}
      />
    </Stack>
  );
}

interface DocumentCardProps {
  document: VerificationDocument;
  onWithdraw: () => void;
}

function DocumentCard({ document, onWithdraw }: DocumentCardProps) {
  const name = nameOf(document);
  return (
    <Card element="article" aria-label={name}>
      <Stack gap={3}>
        <Inline gap={3} align="center" justify="between">
          <h3 className={heading[4]}>{name}</h3>
          <Badge tone={statusTones[document.status]}>{statusLabels[document.status]}</Badge>
        </Inline>
        <p className={text.soft}>{detailOf(document)}</p>
        {document.reason !== null && <Banner tone="warning" title={displayText(document.reason)} />}
        <Inline gap={4} align="center">
          <a
            className={link}
            href={document.file.address}
            {...(document.file.isPicture ? { target: "_blank", rel: "noreferrer" } : { download: true })}
          >
            {copy.open}
            <span className={visuallyHidden}>{` ${name}`}</span>
          </a>
          <Button variant="ghost" size="small" onClick={onWithdraw}>
            {copy.withdraw}
            <span className={visuallyHidden}>{` ${name}`}</span>
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
