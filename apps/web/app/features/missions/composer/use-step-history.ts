import { type ComposerStep, composerSteps } from "@jobami/machines/missions/mission-composer";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";

/** Which step an entry of the browser's history stands for: its rank among the steps. */
function rankOf(state: unknown): number {
  const rank = (state as { composerStep?: unknown } | null)?.composerStep;
  return typeof rank === "number" && rank in composerSteps ? rank : 0;
}

/**
 * One entry of the browser's history for each step up to the one shown, so that the browser's Back goes one step back.
 * The step shown is the machine's; an entry that the person went to is offered to it. The browser goes back in its own
 * time: where it arrives on this hook's own asking is no choice of the person's, whatever step is shown by then.
 */
export function useStepHistory(step: ComposerStep, onChoose: (step: ComposerStep) => void): void {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === "POP";
  const rank = rankOf(state);
  const shown = composerSteps.indexOf(step);
  const heard = useRef(key);
  const isGoingBack = useRef(false);
  useEffect(() => {
    if (isGoingBack.current) {
      if (heard.current === key) return;
      isGoingBack.current = false;
      heard.current = key;
    }
    if (rank === shown) {
      heard.current = key;
      return;
    }
    const chosen = composerSteps[rank];
    if (isReturn && heard.current !== key && chosen !== undefined) {
      heard.current = key;
      onChoose(chosen);
      return;
    }
    heard.current = key;
    if (rank < shown) void navigate(".", { state: { composerStep: rank + 1 }, preventScrollReset: true });
    else {
      isGoingBack.current = true;
      void navigate(shown - rank);
    }
  }, [rank, shown, key, isReturn, navigate, onChoose]);
}
