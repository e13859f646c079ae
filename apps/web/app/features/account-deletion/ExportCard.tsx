import { accountClient } from "@jobami/api/account/client";
import type { Api } from "@jobami/api/http/client";
import { useApi } from "@jobami/api/http/provider";
import { errorMessage } from "@jobami/api/http/status-messages";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { useNotify } from "../../world/notices.ts";
import * as card from "../../world/settings-card.css.ts";
import { leaving } from "./copy.ts";
import * as css from "./leaving.css.ts";

async function download(api: Api): Promise<void> {
  const { exportedAt, data } = await accountClient(api).exportData();
  const file = new Blob([JSON.stringify({ exportedAt, ...data }, null, 2)], { type: "application/json" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = `mes-donnees-${exportedAt.slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}

/** Gives a person the file of everything that is kept about them. */
export function ExportCard() {
  const api = useApi();
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async () => {
    setPending(true);
    setProblem(null);
    try {
      await download(api);
      notify({ kind: "success", title: leaving.exported });
    } catch (error) {
      setProblem(errorMessage(error));
    }
    setPending(false);
  };
  return (
    <Card element="section" padding="large" aria-labelledby="export-title">
      <div className={card.body}>
        <div className={card.words}>
          <h3 id="export-title" className={heading[4]}>
            {leaving.exportTitle}
          </h3>
          <p className={text.soft}>{leaving.exportText}</p>
        </div>
        <div className={css.deed}>
          <Button variant="secondary" isPending={isPending} pendingLabel={leaving.exporting} onClick={start}>
            {leaving.exportAction}
          </Button>
          <InlineAlert>{problem}</InlineAlert>
        </div>
      </div>
    </Card>
  );
}
