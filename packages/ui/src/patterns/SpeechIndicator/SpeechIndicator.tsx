import { CirclePause, Pause, Play, SkipForward, Square, Volume2 } from "lucide-react";
import type { ReactElement } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import * as css from "./SpeechIndicator.css.ts";

export interface SpeechIndicatorProps {
  /** Whether it speaks or was stopped for a moment. */
  status: "reading" | "paused";
  /** The text being read. */
  text: string;
  /** How many texts wait behind it. */
  waiting: number;
  /** The reading is to stop for a moment. */
  onPause: () => void;
  /** The reading is to go on. */
  onResume: () => void;
  /** The next text is to be read. */
  onSkip: () => void;
  /** Nothing more is to be read. */
  onStop: () => void;
}

function titleOf(status: SpeechIndicatorProps["status"], waiting: number): string {
  const title = status === "paused" ? "Lecture en pause" : "Lecture à voix haute";
  if (waiting === 0) return title;
  return `${title} · ${waiting} ${waiting === 1 ? "texte attend" : "textes attendent"}`;
}

/** What is being read aloud, and how to pause, skip or stop it. It announces nothing: its text is being spoken. */
export function SpeechIndicator({
  status,
  text,
  waiting,
  onPause,
  onResume,
  onSkip,
  onStop,
}: SpeechIndicatorProps): ReactElement {
  const isPaused = status === "paused";
  const Icon = isPaused ? CirclePause : Volume2;
  return (
    <section className={css.bar} aria-label="Lecture à voix haute">
      <span className={css.icon} aria-hidden="true">
        <Icon size={20} strokeWidth={1.75} />
      </span>
      <div className={css.textBlock}>
        <p className={css.title}>{titleOf(status, waiting)}</p>
        <p className={css.text}>{text}</p>
      </div>
      <div className={css.actions}>
        <IconButton
          label={isPaused ? "Reprendre la lecture" : "Mettre la lecture en pause"}
          icon={isPaused ? <Play size={20} strokeWidth={1.75} /> : <Pause size={20} strokeWidth={1.75} />}
          onClick={isPaused ? onResume : onPause}
        />
        <IconButton
          label="Passer ce texte"
          icon={<SkipForward size={20} strokeWidth={1.75} />}
          onClick={onSkip}
        />
        <IconButton
          label="Arrêter la lecture"
          icon={<Square size={20} strokeWidth={1.75} />}
          onClick={onStop}
        />
      </div>
    </section>
  );
}
