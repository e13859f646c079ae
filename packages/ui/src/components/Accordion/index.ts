export { Accordion, type AccordionItem, type AccordionProps } from "./Accordion.tsx";
export { AccordionSection, type AccordionSectionProps, type HeadingLevel } from "./AccordionSection.tsx";
