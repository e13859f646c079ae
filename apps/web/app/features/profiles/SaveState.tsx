import type { AutosaveStatus } from "@jobami/machines/forms/autosave";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { visuallyHidden } from "@jobami/ui/styles";
import { Check, CloudOff, TriangleAlert, Undo2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { copy, differencesInWords, statusWords } from "./copy.ts";
import { differences } from "./profile-draft.ts";
import * as css from "./profiles.css.ts";
import type { ProfileForm } from "./use-profile-form.ts";

const icons: Partial<Record<AutosaveStatus, ReactNode>> = {
  saved: <Check size={18} strokeWidth={1.75} />,
  unanswered: <CloudOff size={18} strokeWidth={1.75} />,
  refused: <TriangleAlert size={18} strokeWidth={1.75} />,
  conflict: <TriangleAlert size={18} strokeWidth={1.75} />,
};

/** Where the last change stands, the way back from it, and the choice between two tabs. Stays in sight. */
export function SaveState({ form: { view, send } }: { form: ProfileForm }) {
  const { status, canUndo, problem } = view;
  const keepMine = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const isStuck = status === "unanswered" || status === "refused";
  const isOnItsWay = status === "unsaved" || status === "saving";
  const words =
    status === "refused" && problem !== null
      ? `${statusWords.refused}. ${problem.message}`
      : statusWords[status];

  /** The question and its answers come into sight, the first one ready for the keyboard. */
  function choose(): void {
    question.current?.scrollIntoView({ block: "start" });
    keepMine.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <Inline
        gap={3}
        align="center"
        justify="between"
        isOneLine
        className={css.saveState}
        data-stuck={isStuck || status === "conflict" || undefined}
      >
        <Inline gap={2} align="center" isOneLine aria-hidden="true">
          {icons[status] && <span className={css.saveIcon}>{icons[status]}</span>}
          <span>{words}</span>
        </Inline>
        {/* What comes and goes at every rest of the hands is seen, not spoken. */}
        <p role="status" className={visuallyHidden}>
          {isOnItsWay ? null : words}
        </p>
        {isStuck ? (
          <Button variant="secondary" size="small" onClick={() => send({ type: "retry.requested" })}>
            {copy.retry}
          </Button>
        ) : status === "conflict" ? (
          <Button variant="secondary" size="small" onClick={choose}>
            {copy.choose}
          </Button>
        ) : (
          (canUndo || status !== "saved") && (
            <Button
              variant="ghost"
              size="small"
              icon={<Undo2 />}
              isResting={!canUndo}
              onClick={() => send({ type: "undo.requested" })}
            >
              {copy.undo}
            </Button>
          )
        )}
      </Inline>
      {status === "conflict" && view.theirs !== null && (
        <div ref={question} className={css.conflict}>
          <Banner tone="warning" title={copy.conflictTitle} announce="assertive">
            <Stack gap={4}>
              <p>
                {copy.conflictText} {differencesInWords(differences(view.draft, view.theirs))}
              </p>
              <Inline gap={2} stackedBelow="tablet">
                <Button ref={keepMine} onClick={() => send({ type: "mine.kept" })}>
                  {copy.keepMine}
                </Button>
                <Button variant="secondary" onClick={() => send({ type: "theirs.taken" })}>
                  {copy.takeTheirs}
                </Button>
              </Inline>
            </Stack>
          </Banner>
        </div>
      )}
    </>
  );
}
