import { AudioLines, Ear, LoaderCircle, Mic, MicOff, TriangleAlert, Volume2, X } from "lucide-react";
import type { ReactElement } from "react";
import * as css from "./VoiceStatusPanel.css.ts";

/** What goes on between a person and the microphone. */
export type VoicePanelStatus =
  | "idle"
  | "opening"
  | "direct"
  | "listening"
  | "hotword"
  | "processing"
  | "answering"
  | "unavailable";

export interface VoiceStatusPanelProps {
  /** What happens now, which icon and text state. */
  status: VoicePanelStatus;
  /** What is being heard, or was heard last. */
  transcript: string;
  /** What went wrong, as text; shown, and announced by who reports it. */
  problem: string | null;
  /** What is being spoken aloud: shown, and not announced a second time. */
  answer?: string | null | undefined;
  /** The panel is to go for a day. */
  onHide: () => void;
  /** Its texts by state, in another wording. */
  labels?: Partial<Record<VoicePanelStatus, string>> | undefined;
  /** Text of the button that hides it. */
  hideLabel?: string | undefined;
}

const french: Record<VoicePanelStatus, string> = {
  idle: "Appuyez sur le micro, puis parlez.",
  opening: "Ouverture du micro… Autorisez-le si le navigateur le demande.",
  direct: "Parlez maintenant.",
  listening: "Je vous écoute…",
  hotword: "J’attends le mot-clé.",
  processing: "Je m’en occupe…",
  answering: "Je vous réponds.",
  unavailable: "Le micro n’est pas disponible.",
};

const icons = {
  idle: Mic,
  opening: LoaderCircle,
  direct: Mic,
  listening: AudioLines,
  hotword: Ear,
  processing: LoaderCircle,
  answering: Volume2,
  unavailable: MicOff,
};

function lookOf(status: VoicePanelStatus, problem: string | null): keyof typeof css.iconLook {
  if (status === "unavailable" || problem !== null) return "trouble";
  return status === "direct" || status === "listening" ? "open" : "calm";
}

/** What the microphone does, what it heard and what went wrong. What goes on is a polite status, mounted once. */
export function VoiceStatusPanel({
  status,
  transcript,
  problem,
  answer = null,
  onHide,
  labels,
  hideLabel = "Masquer pendant 24 heures",
}: VoiceStatusPanelProps): ReactElement {
  const Icon = problem !== null && status !== "unavailable" ? TriangleAlert : icons[status];
  // That there is no microphone is a part of why.
  const isReported = status === "unavailable" && problem !== null;
  const title = <p className={css.title}>{labels?.[status] ?? french[status]}</p>;
  return (
    <div className={css.panel} data-voice-status={status}>
      <span className={`${css.icon} ${css.iconLook[lookOf(status, problem)]}`} aria-hidden="true">
        <Icon size={20} strokeWidth={1.75} />
      </span>
      <div className={css.textBlock}>
        <div className={css.textBlock} role="status">
          {isReported ? null : title}
          {transcript === "" ? null : <p className={css.transcript}>{`«\u202f${transcript}\u202f»`}</p>}
        </div>
        {isReported ? title : null}
        {problem === null ? null : <p className={css.problem}>{problem}</p>}
        {answer === null ? null : <p className={css.answer}>{answer}</p>}
      </div>
      <button type="button" className={css.hide} aria-label={hideLabel} title={hideLabel} onClick={onHide}>
        <X size={18} strokeWidth={1.75} />
      </button>
    </div>
  );
}
