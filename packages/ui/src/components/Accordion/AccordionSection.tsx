import { ChevronDown } from "lucide-react";
import {
  createElement,
  type ReactElement,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import * as css from "./Accordion.css.ts";

/** Level of the headings: one below the heading that stands over the accordion. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

export interface AccordionSectionProps {
  /** The text that opens and closes the section. */
  heading: ReactNode;
  /** What the section holds. */
  children: ReactNode;
  /** Whether what it holds is shown; the owner keeps it. */
  isOpen: boolean;
  /** The heading was pressed, or the browser's search found something inside. */
  onToggle: () => void;
  /** Level of the heading, one below that of the heading above. */
  headingLevel?: HeadingLevel | undefined;
  /** Makes the panel a named region; off where there are more than six, for they would crowd the landmarks. */
  isRegion?: boolean | undefined;
}

/** One heading that opens what is under it, for an owner who keeps which are open. */
export function AccordionSection(props: AccordionSectionProps): ReactElement {
  const { heading, children, isOpen, onToggle, headingLevel = 3, isRegion = false } = props;
  const id = useId();
  const panel = useFindable(isOpen, onToggle);
  return (
    <div className={css.section} data-open={isOpen || undefined}>
      {createElement(
        `h${headingLevel}`,
        { className: css.heading },
        <button
          type="button"
          id={`${id}-heading`}
          className={css.trigger}
          aria-expanded={isOpen}
          aria-controls={`${id}-panel`}
          onClick={onToggle}
        >
          {heading}
          <ChevronDown className={css.chevron} />
        </button>,
      )}
      <div
        ref={panel}
        id={`${id}-panel`}
        className={css.panel}
        hidden={!isOpen}
        {...(isRegion ? { role: "region", "aria-labelledby": `${id}-heading` } : {})}
      >
        <div className={css.content}>{children}</div>
      </div>
    </div>
  );
}

/** Lets the browser's search look into a closed panel, and opens it there. React knows only `hidden` itself. */
function useFindable(isOpen: boolean, onFound: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);
  useLayoutEffect(() => {
    const element = panel.current;
    if (isOpen || !element) return undefined;
    element.setAttribute("hidden", "until-found");
    const open = () => found();
    element.addEventListener("beforematch", open);
    return () => element.removeEventListener("beforematch", open);
  }, [isOpen]);
  return panel;
}
