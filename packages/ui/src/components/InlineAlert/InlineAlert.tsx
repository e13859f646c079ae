import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as css from "./InlineAlert.css.ts";

const tones = {
  danger: { Icon: CircleAlert, word: "Erreur", role: "alert" },
  warning: { Icon: TriangleAlert, word: "Attention", role: "alert" },
  success: { Icon: CircleCheck, word: "Succès", role: "status" },
  info: { Icon: Info, word: "Information", role: "status" },
} as const;

export interface InlineAlertProps {
  /** `danger` and `warning` interrupt; `success` and `info` wait their turn. */
  tone?: keyof typeof tones | undefined;
  /** The message in one sentence; none: nothing shows, and the place stays ready to speak. */
  children?: ReactNode;
  /** One small button or link that mends it. */
  action?: ReactNode;
}

/**
 * What a step of someone's just led to, stated where it happened; the focus stays. Keep it mounted and give it text when
 * there are some: screen readers speak what comes into a region that was there before.
 */
export function InlineAlert({ tone = "danger", children, action }: InlineAlertProps): ReactNode {
  const { Icon, word, role } = tones[tone];
  return (
    <div role={role} className={css.place}>
      {children ? (
        <div className={`${css.alert} ${css.tone[tone]}`}>
          <Icon className={css.icon} size={20} strokeWidth={1.75} aria-hidden="true" />
          <p className={css.textBlock}>
            <span className={visuallyHidden}>{`${word}\u00a0: `}</span>
            {children}
          </p>
          {action}
        </div>
      ) : null}
    </div>
  );
}
