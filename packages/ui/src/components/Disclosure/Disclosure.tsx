import { ChevronDown } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import * as css from "./Disclosure.css.ts";

export interface DisclosureProps {
  /** What is behind, as text that stands alone: « Pourquoi ce prix ? ». */
  summary: ReactNode;
  /** What is behind the summary. */
  children: ReactNode;
  /** Whether it is open at first. */
  isDefaultOpen?: boolean | undefined;
  /** It was opened or closed. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
  /** Disclosures of one page that share a group name: opening one closes the others. */
  group?: string | undefined;
}

/**
 * More about something, for who wants it: the native element, so that it works before any script and the browser's
 * search opens it. A list of questions is an Accordion; what floats is a Popover.
 */
export function Disclosure({
  summary,
  children,
  isDefaultOpen = false,
  onToggle,
  group,
}: DisclosureProps): ReactElement {
  return (
    <details
      className={css.disclosure}
      open={isDefaultOpen}
      name={group}
      onToggle={onToggle ? (event) => onToggle(event.currentTarget.open) : undefined}
    >
      <summary className={css.summary}>
        <ChevronDown className={css.chevron} />
        {summary}
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
