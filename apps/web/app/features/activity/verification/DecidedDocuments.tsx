import { displayText } from "@jobami/api/http/display-text";
import type { VerificationDocument } from "@jobami/api/verification/contract";
import { Badge } from "@jobami/ui/Badge";
import { Card } from "@jobami/ui/Card";
import { Disclosure } from "@jobami/ui/Disclosure";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text, visuallyHidden } from "@jobami/ui/styles";
import { useState } from "react";
import { checkedText, staffCopy as copy, detailOf, nameOf, statusLabels, statusTones } from "./copy.ts";
import { OpenedDocument } from "./OpenedDocument.tsx";
import { Revocation } from "./Revocation.tsx";

interface DecidedDocumentsProps {
  documents: readonly VerificationDocument[];
  onChanged: () => void;
}

/** What was decided already; an acceptance can be taken back. */
export function DecidedDocuments({ documents, onChanged }: DecidedDocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="decided-documents">
      <h2 id="decided-documents" className={heading[3]}>
        {copy.others}
      </h2>
      {documents.map((document) => (
        <Decided key={document.id} document={document} onChanged={onChanged} />
      ))}
    </Stack>
  );
}

function Decided({ document, onChanged }: { document: VerificationDocument; onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { reason, status } = document;
  const name = nameOf(document);
  const checked = checkedText(document);
  return (
    <Card element="article" aria-label={name}>
      <Stack gap={3}>
        <Inline gap={3} align="center" justify="between">
          <h3 className={heading[4]}>{name}</h3>
          <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
        </Inline>
        <p className={text.soft}>{detailOf(document)}</p>
        {checked !== null && <p className={text.soft}>{checked}</p>}
        {reason !== null && <p>{displayText(reason)}</p>}
        {status === "accepted" && (
          <>
            <OpenedDocument document={document} isOpen={isOpen} onOpen={() => setOpen(true)} />
            <Disclosure
              summary={
                <>
                  {copy.revoke}
                  <span className={visuallyHidden}>{` ${name}`}</span>
                </>
              }
            >
              <Revocation document={document} onDecided={onChanged} />
            </Disclosure>
          </>
        )}
      </Stack>
    </Card>
  );
}
