export { loadNewsletterSection } from "./after-paint.ts";
export { pageWords } from "./copy.ts";
export { NewsletterLinkPage } from "./NewsletterLinkPage.tsx";
export { NewsletterSection } from "./NewsletterSection.tsx";
export type { LinkProblem, SubscriptionProblem } from "./newsletter.actors.ts";
