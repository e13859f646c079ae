import { CircleAlert } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { controlOf } from "../../internal/focus-control.ts";
import { icon, link, list, summary, title as titleClass } from "./ErrorSummary.css.ts";

/** One thing to mend, with the id of its field; without an id it concerns the whole form. */
export interface FormError {
  fieldId?: string | undefined;
  message: string;
}

export interface ErrorSummaryProps {
  /** What is wrong, field by field, in their order. */
  errors: readonly FormError[];
  /** How many times the form was sent (`formState.submitCount`): focus moves here after each refused sending. */
  attempt: number;
  /** The heading, for so many errors. */
  title?: ((count: number) => string) | undefined;
  /** Level of the heading, one below that of the heading above. */
  headingLevel?: 2 | 3 | undefined;
}

function frenchTitle(count: number): string {
  return count === 1 ? "Une erreur est à corriger" : `${count} erreurs sont à corriger`;
}

function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const control = controlOf(document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1))));
  if (!control) return;
  event.preventDefault();
  control.focus();
}

/** What to mend, above a form that was refused, with links to the fields. Always render it: it shows nothing without errors. */
export function ErrorSummary({
  errors,
  attempt,
  title = frenchTitle,
  headingLevel = 2,
}: ErrorSummaryProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (attempt > 0) heading.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={summary} data-error-summary="">
      <span className={icon}>
        <CircleAlert />
      </span>
      <Heading ref={heading} tabIndex={-1} className={titleClass}>
        {title(errors.length)}
      </Heading>
      <ul className={list}>
        {errors.map((error) => (
          <li key={`${error.fieldId ?? ""} ${error.message}`}>
            {error.fieldId ? (
              <a className={link} href={`#${encodeURIComponent(error.fieldId)}`} onClick={goToField}>
                {error.message}
              </a>
            ) : (
              error.message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
