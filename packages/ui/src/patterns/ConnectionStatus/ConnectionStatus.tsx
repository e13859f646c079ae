import { CloudOff, RefreshCw, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import * as css from "./ConnectionStatus.css.ts";

interface Labels {
  title: string;
  detail?: string | undefined;
  /** Label of the command that tries again. */
  action?: string | undefined;
}

type Trouble = "offline" | "reconnecting" | "blocked";

export interface ConnectionStatusProps {
  /** `blocked`: it will not come back by itself. */
  state: "online" | Trouble;
  /** Its own texts by state, in another wording. */
  labels?: Partial<Record<Trouble, Labels>> | undefined;
  /** Tries again at once; without it no command is shown. */
  onRetry?: (() => void) | undefined;
}

const french: Record<Trouble, Labels> = {
  offline: { title: "Vous êtes hors ligne.", detail: "Les nouveautés arriveront au retour du réseau." },
  reconnecting: { title: "Reconnexion en cours…" },
  blocked: {
    title: "Les nouveautés n’arrivent plus.",
    detail: "La connexion n’a pas pu être rétablie.",
    action: "Réessayer",
  },
};

const icons = { offline: WifiOff, reconnecting: RefreshCw, blocked: CloudOff };

/** A line across the page while the live connection is lost. Mount it once: it announces what comes and goes. */
export function ConnectionStatus({ state, labels, onRetry }: ConnectionStatusProps): ReactNode {
  return <div role="status">{state === "online" ? null : <Line {...{ state, labels, onRetry }} />}</div>;
}

function Line({ state, labels, onRetry }: ConnectionStatusProps & { state: Trouble }): ReactNode {
  const { title, detail, action } = labels?.[state] ?? french[state];
  const Icon = icons[state];
  return (
    <div className={`${css.bar} ${css.look[state]}`}>
      <p className={css.textBlock}>
        <Icon className={css.icon} size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>
          <span className={css.title}>{title}</span> {detail}
        </span>
      </p>
      {action && onRetry ? (
        <button type="button" className={css.action} onClick={onRetry}>
          {action}
        </button>
      ) : null}
    </div>
  );
}
