import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as css from "./Banner.css.ts";

const tones = {
  info: { Icon: Info, word: "Information" },
  success: { Icon: CircleCheck, word: "Succès" },
  warning: { Icon: TriangleAlert, word: "Attention" },
  danger: { Icon: CircleAlert, word: "Erreur" },
} as const;

export interface BannerProps {
  /** What it means: its colour and its icon. */
  tone?: keyof typeof tones | undefined;
  /** The message in one line; the children state more when there is more. */
  title: string;
  /** More about it, below the title. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Set when it appears after the page did: `polite` waits its turn, `assertive` interrupts. */
  announce?: "polite" | "assertive" | undefined;
  /** Shows a button that hides it. */
  onClose?: (() => void) | undefined;
  /** Names the close button for assistive tools. */
  closeLabel?: string | undefined;
}

/** A message that stays in the page until its cause is gone or it is closed. */
export function Banner({
  tone = "info",
  title,
  children,
  action,
  announce,
  onClose,
  closeLabel = "Fermer le message",
}: BannerProps): ReactElement {
  const { Icon, word } = tones[tone];
  const role = announce && (announce === "assertive" ? "alert" : "status");
  return (
    <div className={`${css.banner} ${css.tone[tone]}`} role={role}>
      <Icon className={css.icon} strokeWidth={1.75} aria-hidden="true" />
      <div className={css.body}>
        <div className={css.textBlock}>
          <p className={css.title}>
            <span className={visuallyHidden}>{`${word}\u00a0: `}</span>
            {title}
          </p>
          {children && <div className={css.detail}>{children}</div>}
        </div>
        {action}
      </div>
      {onClose && (
        <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
          <X size={20} strokeWidth={1.75} />
        </button>
      )}
    </div>
  );
}
