import { type ReactElement, type ReactNode, useState } from "react";
import * as css from "./Accordion.css.ts";
import { AccordionSection, type HeadingLevel } from "./AccordionSection.tsx";

export interface AccordionItem {
  id: string;
  heading: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  /** The sections in their order. */
  items: readonly AccordionItem[];
  /** Level of the sections’ headings, one below that of the heading above. */
  headingLevel?: HeadingLevel | undefined;
  /** Ids of the sections that are open at first. */
  defaultOpenIds?: readonly string[] | undefined;
  /** Opening one closes the others. */
  isExclusive?: boolean | undefined;
  /** Called after each press with those that are open. */
  onChange?: ((openIds: readonly string[]) => void) | undefined;
}

const mostRegions = 6;

function toggled(open: readonly string[], id: string, isExclusive: boolean): readonly string[] {
  if (open.includes(id)) return open.filter((other) => other !== id);
  return isExclusive ? [id] : [...open, id];
}

/** Headings that open what is under them. Where a machine keeps which are open: AccordionSection. */
export function Accordion(props: AccordionProps): ReactElement {
  const { items, headingLevel, defaultOpenIds = [], isExclusive = false, onChange } = props;
  const [openIds, setOpenIds] = useState(defaultOpenIds);
  const toggle = (id: string) => {
    const next = toggled(openIds, id, isExclusive);
    setOpenIds(next);
    onChange?.(next);
  };
  return (
    <div className={css.accordion}>
      {items.map(({ id, heading, content }) => (
        <AccordionSection
          key={id}
          heading={heading}
          isOpen={openIds.includes(id)}
          onToggle={() => toggle(id)}
          headingLevel={headingLevel}
          isRegion={items.length <= mostRegions}
        >
          {content}
        </AccordionSection>
      ))}
    </div>
  );
}
