import type { Api } from "@jobami/api/http/client";
import { newsletterClient } from "@jobami/api/newsletter/client";
import {
  createNewsletterMachine,
  type NewsletterMachine,
  type SubscribeAnswer,
} from "@jobami/machines/flows/newsletter";
import {
  createNewsletterLinkMachine,
  type NewsletterLinkMachine,
} from "@jobami/machines/flows/newsletter-link";
import { fromPromise } from "xstate";

/** The newsletter form in its world. */
export function newsletterMachine(api: Api): NewsletterMachine {
  const newsletter = newsletterClient(api);
  return createNewsletterMachine().provide({
    actors: {
      subscribe: fromPromise<SubscribeAnswer, { email: string }>(({ input }) =>
        newsletter.subscribe({ body: input }),
      ),
    },
  });
}

/** What a link of a newsletter mail does. */
export type NewsletterLink = "verify" | "unsubscribe";

/** The page behind such a link in its world. */
export function newsletterLinkMachine(api: Api, link: NewsletterLink): NewsletterLinkMachine {
  const newsletter = newsletterClient(api);
  return createNewsletterLinkMachine().provide({
    actors: {
      followLink: fromPromise<{ message: string }, { token: string }>(({ input }) =>
        newsletter[link]({ body: input }),
      ),
    },
  });
}
