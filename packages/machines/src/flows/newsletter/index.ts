export { createNewsletterMachine, type NewsletterMachine } from "./newsletter.machine.ts";
export type {
  NewsletterEmitted,
  NewsletterEvent,
  NewsletterProblemCode,
  SubscribeAnswer,
} from "./newsletter.types.ts";
export { type NewsletterView, newsletterView } from "./newsletter.view.ts";
