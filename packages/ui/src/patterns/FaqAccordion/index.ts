export { FaqAccordion, type FaqAccordionProps, type FaqQuestion, faqQuestionId } from "./FaqAccordion.tsx";
