import { type ReactElement, useEffect, useId, useRef } from "react";
import { Button } from "../../components/Button/index.ts";
import { Checkbox } from "../../components/Checkbox/index.ts";
import { heading } from "../../styles/text.css.ts";
import * as css from "./CookiePreferences.css.ts";

interface CategoryLabels {
  label: string;
  help: string;
}

export interface CookiePreferencesLabels {
  title: string;
  necessary: CategoryLabels;
  analytics: CategoryLabels;
  marketing: CategoryLabels;
  cancel: string;
  save: string;
}

export interface CookiePreferencesProps {
  /** What is allowed, by category. */
  choices: { analytics: boolean; marketing: boolean };
  /** A category was allowed, or refused. */
  onChange: (category: "analytics" | "marketing", allowed: boolean) => void;
  /** The choices are to be saved. */
  onSave: () => void;
  /** Back to the question; nothing is saved. */
  onCancel: () => void;
  /** Its own texts, in another wording. */
  labels?: Partial<CookiePreferencesLabels> | undefined;
}

const french: CookiePreferencesLabels = {
  title: "Vos préférences de cookies",
  necessary: {
    label: "Cookies nécessaires",
    help: "Session, sécurité et réglages d’affichage. Toujours actifs.",
  },
  analytics: { label: "Mesure d’audience", help: "Savoir quelles pages servent, pour les améliorer." },
  marketing: { label: "Marketing", help: "Mesurer et adapter nos annonces sur d’autres sites." },
  cancel: "Annuler",
  save: "Enregistrer les préférences",
};

/** The choices behind « Personnaliser »: the necessary cookies, always on, and the others one by one. */
export function CookiePreferences(props: CookiePreferencesProps): ReactElement {
  const { choices, onChange, onSave, onCancel } = props;
  const labels = { ...french, ...props.labels };
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that asked for the panel is gone: the focus goes on with what took its place.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section className={css.panel} aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1} className={`${heading[4]} ${css.title}`}>
        {labels.title}
      </h2>
      <div className={css.list}>
        <Checkbox {...labels.necessary} checked isDisabled onChange={() => {}} />
        {(["analytics", "marketing"] as const).map((category) => (
          <Checkbox
            key={category}
            {...labels[category]}
            checked={choices[category]}
            onChange={(event) => onChange(category, event.currentTarget.checked)}
          />
        ))}
      </div>
      <div className={css.actions}>
        <Button onClick={onSave}>{labels.save}</Button>
        <Button variant="ghost" onClick={onCancel}>
          {labels.cancel}
        </Button>
      </div>
    </section>
  );
}
