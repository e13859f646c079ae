import type { SubmissionView } from "@jobami/machines/submission";
import { Container } from "@jobami/ui/Container";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import type { MetaFunction } from "react-router";
import { usePosted } from "../../../platform/forms/index.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import type { SubscriptionProblem } from "./index.ts";
import { NewsletterSection, pageCopy } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: pageCopy.title, description: pageCopy.lead });

/** The form, sent without scripts. */
export { subscribeAction as action } from "./index.server.ts";

export const handle = { isQuiet: true };

export default function Newsletter() {
  return (
    <Container width="form">
      <PageHeader title={pageCopy.title} lead={pageCopy.lead} />
      <NewsletterSection
        id="newsletter-page"
        posted={usePosted<Partial<SubmissionView<SubscriptionProblem>>>()}
      />
    </Container>
  );
}
