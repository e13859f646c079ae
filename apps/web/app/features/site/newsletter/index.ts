export { loadNewsletterSection } from "./after-paint.ts";
export { pageCopy } from "./copy.ts";
export type { LinkProblem } from "./link.actors.ts";
export { NewsletterLinkPage } from "./NewsletterLinkPage.tsx";
export { NewsletterSection } from "./NewsletterSection.tsx";
export type { SubscriptionProblem } from "./newsletter.actors.ts";
