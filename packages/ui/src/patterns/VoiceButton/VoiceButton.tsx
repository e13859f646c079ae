import { AudioLines, Ear, Mic, MicOff, X } from "lucide-react";
import { type ReactElement, useId } from "react";
import * as css from "./VoiceButton.css.ts";

/** What the microphone does: nothing, listens for one sentence, hears it, waits for a keyword, or is not there. */
export type VoiceButtonState = "idle" | "direct" | "listening" | "hotword" | "unavailable";

/** The text of one state. */
export interface VoiceButtonLabels {
  label: string;
  /** Read out after the label. */
  description: string;
}

export interface VoiceButtonProps {
  /** What it does now, which icon and name state. */
  state: VoiceButtonState;
  /** It was pressed; what that means depends on its state. */
  onPress: () => void;
  /** `bar`: an item of a bottom bar, the icon over its word. */
  placement?: "floating" | "bar" | undefined;
  /** Text in a bubble for as long as it is given; only seen: the description says it, and who reports it announces it. */
  tooltip?: string | undefined;
  /** Its names and descriptions by state, in another wording. */
  labels?: Partial<Record<VoiceButtonState, VoiceButtonLabels>> | undefined;
}

const french: Record<VoiceButtonState, VoiceButtonLabels> = {
  idle: { label: "Vocal", description: "Commandes vocales. Appuyez puis parlez." },
  direct: { label: "Parlez", description: "Le micro est ouvert. Appuyez pour le fermer." },
  listening: { label: "Écoute", description: "Le micro vous entend. Appuyez pour le fermer." },
  hotword: { label: "Mot-clé", description: "Le mot-clé est attendu. Appuyez pour parler sans lui." },
  unavailable: { label: "Micro ✗", description: "Le micro n’est pas disponible. Appuyez pour réessayer." },
};

const icons = { idle: Mic, direct: Mic, listening: AudioLines, hotword: Ear, unavailable: MicOff };

/** The button of commands by voice. Its word, its icon and its description change with the microphone, never its colour alone. */
export function VoiceButton({
  state,
  onPress,
  placement = "floating",
  tooltip,
  labels,
}: VoiceButtonProps): ReactElement {
  const descriptionId = useId();
  const { label, description } = labels?.[state] ?? french[state];
  const Icon = icons[state];
  const isRinged = placement === "floating" && (state === "direct" || state === "listening");
  const look = placement === "bar" ? css.barLook[state] : css.floatingLook[state];
  return (
    <span className={css.place[placement]}>
      <button
        type="button"
        className={`${css.button} ${css.placement[placement]} ${look}`}
        aria-describedby={descriptionId}
        data-voice-state={state}
        onClick={onPress}
      >
        <span className={isRinged ? `${css.icon} ${css.ringed}` : css.icon} aria-hidden="true">
          {isRinged && <span className={css.wave} />}
          <Icon strokeWidth={1.75} />
        </span>
        <Label>{label}</Label>
      </button>
      <span id={descriptionId} hidden>
        {description}
      </span>
      {tooltip ? (
        <span className={`${css.tooltip} ${css.tooltipPlace[placement]}`} aria-hidden="true">
          {tooltip}
        </span>
      ) : null}
    </span>
  );
}

/** « ✗ » is in no font of ours: it is there to be read, and a drawn cross to be seen. */
function Label({ children }: { children: string }): ReactElement {
  if (!children.endsWith("✗")) return <span>{children}</span>;
  return (
    <span className={css.crossed}>
      {children.slice(0, -1)}
      <span className={css.glyph}>✗</span>
      <X strokeWidth={2.5} />
    </span>
  );
}
