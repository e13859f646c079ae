import type { AccountDeletionProblem, AccountDeletionView } from "@jobami/machines/flows/account-deletion";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { heading, text } from "@jobami/ui/styles";
import { useHoldsFloor } from "../../world/floor.ts";
import * as card from "../../world/settings-card.css.ts";
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
  useHoldsFloor("pause", pause !== "closed");
  return (
    <Card element="section" padding="large" aria-labelledby="pause-title">
      <div className={card.body}>
        <div className={card.words}>
          <h3 id="pause-title" className={heading[4]}>
            {leaving.pauseTitle}
          </h3>
          <p className={text.soft}>{leaving.pauseText}</p>
        </div>
        <div className={card.action}>
          <Button variant="secondary" onClick={onAsk}>
            {leaving.pauseAction}
          </Button>
        </div>
      </div>
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
