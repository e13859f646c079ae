import { ArrowUp } from "lucide-react";
import type { ReactElement, Ref } from "react";
import * as css from "./ScrollToTop.css.ts";

export interface ScrollToTopProps {
  /** The button, so that the focus can be moved to it. */
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Whether it is shown; the owner knows how far the page was scrolled. */
  isShown: boolean;
  /** The page is to go back to its top. */
  onPress: () => void;
  /** Names the button for assistive tools. */
  label?: string | undefined;
  /** A bar stands at the bottom of the page: the button stands above it. */
  isAboveBar?: boolean | undefined;
}

/** The way back to the top of a long page. Whoever mounts it states from where on it is worth showing. */
export function ScrollToTop({
  ref,
  isShown,
  onPress,
  label = "Revenir en haut de la page",
  isAboveBar = false,
}: ScrollToTopProps): ReactElement | null {
  if (!isShown) return null;
  return (
    <button
      ref={ref}
      type="button"
      className={css.button}
      data-above-bar={isAboveBar || undefined}
      aria-label={label}
      onClick={onPress}
    >
      <ArrowUp size={22} strokeWidth={1.75} />
    </button>
  );
}
