import type { BillingDocument } from "@jobami/api/billing/contract";
import { forgetDocumentLists, keepDocument } from "@jobami/api/billing/hooks";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { Stack } from "@jobami/ui/layout/Stack";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { billingPath, billingSettingsPath } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { deedMachine, removingMachine } from "./billing.actors.ts";
import { copy, editorCopy } from "./copy.ts";

/** What a draft lacks before it can be issued, by field. */
export type Missing = readonly { path: string; message: string }[];
const nothing: Missing = [];

interface DraftActsProps {
  document: BillingDocument;
  /** Everything that is seen is stored: what is issued is what was read. */
  isSaved: boolean;
  onMissing: (missing: Missing) => void;
}

/** Issues a draft, once and for all, or deletes it. */
export function DraftActs({ document, isSaved, onMissing }: DraftActsProps) {
  const { id, type } = document;
  const api = useApi();
  const readings = useReadings();
  const navigate = useNavigate();
  const notify = useNotify();
  const [asked, setAsked] = useState<"issue" | "remove" | null>(null);
  const [issuing] = useState(() => deedMachine(api, id));
  const [removing] = useState(() => removingMachine(api));
  const issue = useSubmission(issuing, {
    "submission.accepted": ({ answer }) => {
      notify({ kind: "success", title: editorCopy.issued });
      keepDocument(readings, answer);
    },
    "submission.refused": () => setAsked(null),
  });
  const missing = issue.problem?.fields ?? nothing;
  useEffect(() => onMissing(missing), [missing, onMissing]);
  const remove = useSubmission(removing, {
    "submission.accepted": () => {
      forgetDocumentLists(readings);
      notify({ kind: "success", title: editorCopy.removed });
      void navigate(billingPath, { replace: true });
    },
  });
  const lacksSettings = missing.some(({ path }) => path.startsWith("issuer."));
  const problems = [...new Set(missing.map(({ message }) => message))];
  return (
    <Stack gap={3}>
      {problems.length > 0 && (
        <Banner tone="warning" announce="assertive" title={editorCopy.remaining}>
          <Stack gap={2}>
            <ul>
              {problems.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
            {lacksSettings && (
              <LinkButton variant="secondary" to={billingSettingsPath}>
                {copy.toSettings}
              </LinkButton>
            )}
          </Stack>
        </Banner>
      )}
      {issue.problem !== null && problems.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(issue.problem)} />
      )}
      <Button isResting={!isSaved} onClick={() => setAsked("issue")}>
        {editorCopy.issue[type]}
      </Button>
      <Button variant="ghost" onClick={() => setAsked("remove")}>
        {editorCopy.removeDraft}
      </Button>
      <ConfirmDialog
        isOpen={asked === "issue"}
        title={editorCopy.issueTitle[type]}
        losses={editorCopy.issueLosses}
        confirmLabel={editorCopy.issue[type]}
        cancelLabel={editorCopy.cancel}
        isPending={issue.isSending}
        onConfirm={() => issue.submit({ act: "issue" })}
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        isOpen={asked === "remove"}
        title={editorCopy.removeTitle}
        losses={editorCopy.removeLosses}
        confirmLabel={editorCopy.removeDraft}
        cancelLabel={editorCopy.cancel}
        isPending={remove.isSending}
        error={remove.problem === null ? undefined : problemText(remove.problem)}
        onConfirm={() => remove.submit({ id })}
        onCancel={() => setAsked(null)}
      />
    </Stack>
  );
}
