export { createFaqMachine, type FaqMachine } from "./faq.machine.ts";
export type { FaqCategory, FaqEmitted, FaqEvent, FaqInput, FaqItem } from "./faq.types.ts";
export { type FaqView, faqView } from "./faq.view.ts";
