import type { ReactNode } from "react";
import { Button } from "../../components/Button/index.ts";
import { LinkButton } from "../../components/LinkButton/index.ts";
import { Street } from "../../components/Street/index.ts";
import { heading, text } from "../../styles/text.css.ts";
import * as css from "./CrashScreen.css.ts";

export interface CrashScreenProps {
  /** The apology. */
  title?: string | undefined;
  /** The page is loaded again by itself in a moment; otherwise the person is asked to. */
  isComingBack: boolean;
  /** What happens by itself, and what is retained. */
  comingBackText?: string | undefined;
  /** What the person can do. */
  waitingText?: string | undefined;
  /** The page is to be loaded again. */
  onReload: () => void;
  /** Text of the button that loads the page again. */
  reloadLabel?: string | undefined;
  /** The way out when loading again does not help. */
  home?: { href: string; label: string } | undefined;
}

/** A page that broke: an apology, and the page back by itself or by hand. Needs nothing of the product, which may be what broke. */
export function CrashScreen({
  title = "Oups\u202f! Une erreur est survenue",
  isComingBack,
  comingBackText = "La page se recharge dans un instant. Ce que vous aviez écrit est gardé quand il pouvait l’être.",
  waitingText = "Recharger la page n’a pas suffi. Réessayez, ou passez par l’accueil.",
  onReload,
  reloadLabel = "Recharger la page",
  home = { href: "/", label: "Retour à l’accueil" },
}: CrashScreenProps): ReactNode {
  return (
    <div className={css.screen} role="alert">
      <div className={css.picture}>
        <Street variant="spot" seed="panne" />
      </div>
      <h1 className={heading[1]}>{title}</h1>
      <p className={text.lead}>{isComingBack ? comingBackText : waitingText}</p>
      <div className={css.actions}>
        <Button onClick={onReload}>{reloadLabel}</Button>
        <LinkButton variant="secondary" href={home.href}>
          {home.label}
        </LinkButton>
      </div>
    </div>
  );
}
