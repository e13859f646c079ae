import type { VoiceView } from "@jobami/machines/voice/voice";
import type { VoiceButtonProps } from "@jobami/ui/patterns/VoiceButton";
import type { VoiceStatusPanelProps } from "@jobami/ui/patterns/VoiceStatusPanel";
import { answerText, problemTexts, unavailableTooltip } from "./voice.copy.ts";

/** What is shown of a long answer, in characters; all of it is spoken. */
const shownAnswer = 240;

function shortened(answer: string): string {
  return answer.length <= shownAnswer ? answer : `${answer.slice(0, shownAnswer)}…`;
}

/** What the button shows of its machine. */
export function voiceButtonProps(view: VoiceView): Pick<VoiceButtonProps, "state" | "tooltip"> {
  return { state: view.button, tooltip: view.isTooltipShown ? unavailableTooltip : undefined };
}

/** What the panel shows of its machine: a problem, or else the answer. */
export function voicePanelProps({
  status,
  transcript,
  problem,
  answer,
}: VoiceView): Pick<VoiceStatusPanelProps, "status" | "transcript" | "problem" | "answer"> {
  return {
    status,
    transcript,
    problem: problem === null ? null : problemTexts[problem],
    answer: answer === null || problem !== null ? null : shortened(answerText(answer)),
  };
}

/** Nothing is being spoken on either side. */
export function isWaiting({ status, problem, answer }: ReturnType<typeof voicePanelProps>): boolean {
  const isStill = problem === null && answer === null;
  return isStill && (status === "idle" || status === "hotword" || status === "unavailable");
}
