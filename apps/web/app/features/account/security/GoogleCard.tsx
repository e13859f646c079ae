import { useGoogleAccount } from "@jobami/api/google/hooks";
import { useApi } from "@jobami/api/http/provider";
import { Badge } from "@jobami/ui/Badge";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { forgotPasswordPath } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import * as card from "../../../platform/settings-card/index.ts";
import { googleUnlinking } from "./google-card.actors.ts";
import { googleCard } from "./google-card.copy.ts";

/** The Google account that is linked, and how to remove it; nothing where none is. */
export function GoogleCard() {
  const api = useApi();
  const notify = useNotify();
  const { data, mutate } = useGoogleAccount();
  const [isAsked, setAsked] = useState(false);
  const [machine] = useState(() => googleUnlinking(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer: { message } }) => {
      setAsked(false);
      notify({ kind: "success", title: message });
      void mutate();
    },
  });
  if (data === undefined || data.linked === null) return null;
  const { linked, hasPassword } = data;
  return (
    <Card element="section" padding="large" aria-labelledby="google-title">
      <Stack gap={5}>
        <Stack gap={2}>
          <Inline gap={3} align="center" justify="between">
            <h2 id="google-title" className={heading[3]}>
              {googleCard.title}
            </h2>
            <Badge tone="success">{googleCard.linked}</Badge>
          </Inline>
          <p className={text.soft}>{googleCard.lead(linked.email)}</p>
          {!hasPassword && <p className={text.soft}>{googleCard.lastWayIn}</p>}
        </Stack>
        <div className={card.action}>
          {hasPassword ? (
            <Button variant="secondary" onClick={() => setAsked(true)}>
              {googleCard.remove}
            </Button>
          ) : (
            <LinkButton variant="secondary" to={forgotPasswordPath}>
              {googleCard.choose}
            </LinkButton>
          )}
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={isAsked}
        title={googleCard.question}
        losses={googleCard.losses}
        confirmLabel={googleCard.confirm}
        isPending={isSending}
        error={problem === null ? undefined : problemText(problem)}
        onConfirm={() => submit(true)}
        onCancel={() => {
          edit();
          setAsked(false);
        }}
      />
    </Card>
  );
}
