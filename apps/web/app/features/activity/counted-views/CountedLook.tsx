import { useApi } from "@jobami/api/http/provider";
import { statisticsClient } from "@jobami/api/statistics/client";
import type { LookedKind } from "@jobami/api/statistics/routes";
import { useState } from "react";
import { plainOutcomes, submissionOf, useSubmission } from "../../../platform/forms/index.ts";

interface Look {
  kind: LookedKind;
  id: string;
}

/** Informs the server once that what is another person’s was opened; whether that was counted changes nothing for who reads. */
export function CountedLook({ kind, id }: Look) {
  const api = useApi();
  const [machine] = useState(() =>
    submissionOf<Look, unknown, "FAILED">(
      (body, idempotencyKey) => statisticsClient(api).look({ body, idempotencyKey }),
      { outcomes: plainOutcomes },
    ),
  );
  const [atOnce] = useState({ kind, id });
  useSubmission(machine, {}, atOnce);
  return null;
}
