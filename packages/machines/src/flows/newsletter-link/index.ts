export {
  createNewsletterLinkMachine,
  type NewsletterLinkEvent,
  type NewsletterLinkMachine,
} from "./newsletter-link.machine.ts";
export { type NewsletterLinkView, newsletterLinkView } from "./newsletter-link.view.ts";
