import type { AutosaveStatus } from "@jobami/machines/forms/autosave";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { visuallyHidden } from "@jobami/ui/styles";
import { Check, CloudOff, TriangleAlert, Undo2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { saveCopy, saveStates } from "./copy.ts";
import * as css from "./SaveState.css.ts";
import type { Autosave } from "./use-autosave.ts";

const icons: Partial<Record<AutosaveStatus, ReactNode>> = {
  saved: <Check size={18} strokeWidth={1.75} />,
  unanswered: <CloudOff size={18} strokeWidth={1.75} />,
  refused: <TriangleAlert size={18} strokeWidth={1.75} />,
  conflict: <TriangleAlert size={18} strokeWidth={1.75} />,
};

interface SaveStateProps<Draft> {
  form: Autosave<Draft>;
  /** What another tab or device changed. */
  conflictTitle: string;
  /** A sentence on what two versions differ in, where there are many parts. */
  difference?: (mine: Draft, theirs: Draft) => string;
  /** The form has a way back of its own. */
  hasOwnUndo?: boolean;
}

/** Where the last change stands, the way back from it, and the choice between two tabs. Stays in sight. */
export function SaveState<Draft>(props: SaveStateProps<Draft>) {
  const { form, conflictTitle, difference, hasOwnUndo = false } = props;
  const { view, send } = form;
  const { status, canUndo, problem } = view;
  const keepMine = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const isStuck = status === "unanswered" || status === "refused";
  const isOnItsWay = status === "unsaved" || status === "saving";
  const text =
    status === "refused" && problem !== null
      ? `${saveStates.refused}. ${problem.message}`
      : saveStates[status];

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
        className={css.state}
        data-stuck={isStuck || status === "conflict" || undefined}
      >
        <Inline gap={2} align="center" isOneLine aria-hidden="true">
          {icons[status] && <span className={css.icon}>{icons[status]}</span>}
          <span>{text}</span>
        </Inline>
        {/* What comes and goes at every rest of the hands is seen, not spoken. */}
        <p role="status" className={visuallyHidden}>
          {isOnItsWay ? null : text}
        </p>
        {isStuck ? (
          <Button variant="secondary" size="small" onClick={() => send({ type: "retry.requested" })}>
            {saveCopy.retry}
          </Button>
        ) : status === "conflict" ? (
          <Button variant="secondary" size="small" onClick={choose}>
            {saveCopy.choose}
          </Button>
        ) : (
          !hasOwnUndo &&
          (canUndo || status !== "saved") && (
            <Button
              variant="ghost"
              size="small"
              icon={<Undo2 />}
              isResting={!canUndo}
              onClick={() => send({ type: "undo.requested" })}
            >
              {saveCopy.undo}
            </Button>
          )
        )}
      </Inline>
      {status === "conflict" && view.theirs !== null && (
        <div ref={question} className={css.conflict}>
          <Banner tone="warning" title={conflictTitle} announce="assertive">
            <Stack gap={4}>
              <p>
                {saveCopy.conflictText} {difference?.(view.draft, view.theirs)}
              </p>
              <Inline gap={2} stackedBelow="tablet">
                <Button ref={keepMine} onClick={() => send({ type: "mine.stored" })}>
                  {saveCopy.keepMine}
                </Button>
                <Button variant="secondary" onClick={() => send({ type: "theirs.taken" })}>
                  {saveCopy.takeTheirs}
                </Button>
              </Inline>
            </Stack>
          </Banner>
        </div>
      )}
    </>
  );
}
