import { emailChangeSides, type PendingEmailChange } from "@jobami/api/email-change/contract";
import { useApi } from "@jobami/api/http/provider";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { useEffect, useRef, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import * as card from "../../../platform/settings-card/index.ts";
import { emailCopy as copy } from "./copy.ts";
import { emailChangeCancel } from "./personal-details.actors.ts";

interface PendingEmailProps {
  pending: PendingEmailChange;
  /** No mail reaches the address that one has: it has no link to follow. */
  isGone: boolean;
  onSaved: () => void;
}

/** A change that waits for its links: who has confirmed, and the way back. */
export function PendingEmail({ pending, isGone, onSaved }: PendingEmailProps) {
  const api = useApi();
  const notify = useNotify();
  const [machine] = useState(() => emailChangeCancel(api));
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": () => {
      notify({ kind: "success", title: copy.unchanged });
      onSaved();
    },
  });
  const title = useRef<HTMLHeadingElement>(null);
  // The form that was sent is gone: the focus goes to what came in its place.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <h3 ref={title} tabIndex={-1} className={heading[4]}>
          {copy.waitingTitle}
        </h3>
        <p className={text.soft}>{copy.waiting(pending.email, pending.expiresAt)}</p>
      </Stack>
      <DescriptionList
        entries={emailChangeSides.map((side) => ({
          term: copy.sides[side],
          details: !pending.confirmed.includes(side) ? (
            <Badge tone="neutral">{copy.awaited}</Badge>
          ) : side === "current" && isGone ? (
            <Badge tone="warning">{copy.gone}</Badge>
          ) : (
            <Badge tone="success">{copy.confirmed}</Badge>
          ),
        }))}
      />
      {problem !== null && <Banner tone="danger" title={problemText(problem)} announce="assertive" />}
      <div className={card.action}>
        <Button
          variant="secondary"
          onClick={() => submit(null)}
          isPending={isSending}
          pendingLabel={copy.givingUp}
        >
          {copy.giveUp}
        </Button>
      </div>
    </Stack>
  );
}
