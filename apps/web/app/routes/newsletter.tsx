import type { SubmissionView } from "@jobami/machines/submission";
import { Container } from "@jobami/ui/Container";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import type { MetaFunction } from "react-router";
import type { SubscriptionProblem } from "../features/newsletter/index.ts";
import { NewsletterSection, pageWords } from "../features/newsletter/index.ts";
import { usePosted } from "../platform/forms/index.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: pageWords.title });

/** The form, sent without scripts. */
export { subscribeAction as action } from "../features/newsletter/index.server.ts";

export const handle = { isQuiet: true };

export default function Newsletter() {
  return (
    <Container width="form">
      <PageHeader title={pageWords.title} lead={pageWords.lead} />
      <NewsletterSection
        id="newsletter-page"
        posted={usePosted<Partial<SubmissionView<SubscriptionProblem>>>()}
      />
    </Container>
  );
}
