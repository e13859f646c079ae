import type { RefusedAddress } from "@jobami/api/email-change/contract";
import { useApi } from "@jobami/api/http/provider";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { refusedCopy as copy } from "./copy.ts";
import { emailResume } from "./personal-details.actors.ts";

interface RefusedEmailProps {
  refused: RefusedAddress;
  /** The address takes mails again. */
  onResumed: () => void;
}

/** Mails came back from the address, or were called spam there: none goes there until its owner confirms it, or gives another. */
export function RefusedEmail({ refused: { why, since }, onResumed }: RefusedEmailProps) {
  const api = useApi();
  const notify = useNotify();
  const [machine] = useState(() => emailResume(api));
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": () => {
      notify({ kind: "success", title: copy.resumed, message: copy.resumedDetail });
      onResumed();
    },
  });
  return (
    <>
      <Banner
        tone="warning"
        title={copy.title[why]}
        action={
          <Button
            variant="secondary"
            onClick={() => submit(null)}
            isPending={isSending}
            pendingLabel={copy.resuming}
          >
            {copy.resume[why]}
          </Button>
        }
      >
        {copy.text[why](since)}
      </Banner>
      {problem !== null && <Banner tone="danger" title={problemText(problem)} announce="assertive" />}
    </>
  );
}
