import type { AccountDeletionProblem, AccountDeletionView } from "@jobami/machines/account/account-deletion";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import * as card from "../../../platform/settings-card/index.ts";
import { deletionProblem } from "./account-deletion.copy.ts";
import { leaving } from "./copy.ts";

interface PauseCardProps {
  pause: AccountDeletionView["pause"];
  problem: AccountDeletionProblem | null;
  onAsk: () => void;
  onAgree: () => void;
  onDecline: () => void;
}

/** A pause, asked for once more before every session closes [GDPR-04]. */
export function PauseCard({ pause, problem, onAsk, onAgree, onDecline }: PauseCardProps) {
  useOverlayLock("pause", pause !== "closed");
  return (
    <Card element="section" padding="large" aria-labelledby="pause-title">
      <Stack gap={4}>
        <Stack gap={2}>
          <h2 id="pause-title" className={heading[4]}>
            {leaving.pauseTitle}
          </h2>
          <p className={text.soft}>{leaving.pauseText}</p>
        </Stack>
        <div className={card.action}>
          <Button variant="secondary" onClick={onAsk}>
            {leaving.pauseAction}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={pause !== "closed"}
        title={leaving.pauseQuestion}
        losses={leaving.pauseLosses}
        confirmLabel={leaving.pauseConfirm}
        onConfirm={onAgree}
        onCancel={onDecline}
        isPending={pause === "pending"}
        error={problem === null ? undefined : deletionProblem(problem).text}
      />
    </Card>
  );
}
