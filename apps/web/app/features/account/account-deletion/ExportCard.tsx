import { accountClient } from "@jobami/api/account/client";
import type { accountContract } from "@jobami/api/account/contract";
import type { AnswerOf } from "@jobami/api/http/contract";
import { useApi } from "@jobami/api/http/provider";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, link, text } from "@jobami/ui/styles";
import { useState } from "react";
import { Link } from "react-router";
import { newTicketAbout } from "../../../entities/ticket/index.ts";
import { plainOutcomes, problemText, submissionOf, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { leaving } from "./copy.ts";

type Export = AnswerOf<typeof accountContract.exportData>;

function download({ exportedAt, data }: Export): void {
  const file = new Blob([JSON.stringify({ exportedAt, ...data }, null, 2)], { type: "application/json" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = `mes-donnees-${exportedAt.slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

/** Gives a person the file of everything that is stored about them. */
export function ExportCard() {
  const api = useApi();
  const notify = useNotify();
  const [machine] = useState(() =>
    submissionOf<null, Export, "FAILED">(() => accountClient(api).exportData(), {
      outcomes: plainOutcomes,
    }),
  );
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      download(answer);
      notify({ kind: "success", title: leaving.exported });
    },
  });
  return (
    <Card element="section" padding="large" aria-labelledby="export-title">
      <Stack gap={4}>
        <Stack gap={2}>
          <h2 id="export-title" className={heading[4]}>
            {leaving.exportTitle}
          </h2>
          <p className={text.soft}>{leaving.exportText}</p>
        </Stack>
        <Stack gap={2} align="start">
          <Button
            variant="secondary"
            isPending={isSending}
            pendingLabel={leaving.exporting}
            onClick={() => submit(null)}
          >
            {leaving.exportAction}
          </Button>
          <InlineAlert>{problem === null ? null : problemText(problem)}</InlineAlert>
        </Stack>
        <p className={text.soft}>
          {leaving.rightsText}{" "}
          <Link className={link} to={newTicketAbout("privacy")}>
            {leaving.rightsAction}
          </Link>
        </p>
      </Stack>
    </Card>
  );
}
