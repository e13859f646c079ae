import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Undo2 } from "lucide-react";
import { copy, statusWords } from "./copy.ts";
import * as css from "./profiles.css.ts";
import type { ProfileForm } from "./use-profile-form.ts";

/** Where the last change stands, the way back from it, and the choice between two tabs. Stays in sight. */
export function SaveState({ form: { view, send } }: { form: ProfileForm }) {
  const { status, canUndo, problem } = view;
  const isStuck = status === "unanswered" || status === "refused";
  const words =
    status === "refused" && problem !== null
      ? `${statusWords.refused}. ${problem.message}`
      : statusWords[status];
  return (
    <>
      <Inline
        gap={3}
        align="center"
        justify="between"
        className={css.saveState}
        data-stuck={isStuck || undefined}
      >
        <p role="status">{words}</p>
        {isStuck ? (
          <Button variant="secondary" size="small" onClick={() => send({ type: "retry.requested" })}>
            {copy.retry}
          </Button>
        ) : (
          <Button
            variant="ghost"
            size="small"
            icon={<Undo2 />}
            isResting={!canUndo}
            onClick={() => send({ type: "undo.requested" })}
          >
            {copy.undo}
          </Button>
        )}
      </Inline>
      {status === "conflict" && (
        <Banner tone="warning" title={copy.conflictTitle} announce="assertive">
          <p>{copy.conflictText}</p>
          <Inline gap={2}>
            <Button onClick={() => send({ type: "mine.kept" })}>{copy.keepMine}</Button>
            <Button variant="secondary" onClick={() => send({ type: "theirs.taken" })}>
              {copy.takeTheirs}
            </Button>
          </Inline>
        </Banner>
      )}
    </>
  );
}
