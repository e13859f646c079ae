import type { Api } from "@jobami/api/http/client";
import { useApi } from "@jobami/api/http/provider";
import type { VerificationDocument } from "@jobami/api/verification/contract";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { useState } from "react";
import { type Submission, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { staffCopy as copy } from "./copy.ts";

/** Sends a decision of a document; reports that it is taken, or that another person was quicker, and then calls `onDecided`. */
export function useDeciding<Input, Problem extends string>(
  machineOf: (api: Api) => SubmissionMachine<Input, { data: VerificationDocument }, Problem | "DECIDED">,
  onDecided: () => void,
): Submission<Input, Problem | "DECIDED"> {
  const api = useApi();
  const notify = useNotify();
  const [machine] = useState(() => machineOf(api));
  return useSubmission(machine, {
    "submission.accepted": () => {
      notify({ kind: "success", title: copy.decided });
      onDecided();
    },
    "submission.refused": ({ problem: why }) => {
      if (why !== "DECIDED") return;
      notify({ kind: "error", title: copy.decidedByOther });
      onDecided();
    },
  });
}
