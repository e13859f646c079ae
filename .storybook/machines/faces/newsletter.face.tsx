import { createNewsletterMachine, newsletterView } from "@jobami/machines/flows/newsletter";
import { NewsletterForm } from "@jobami/ui/patterns/NewsletterForm";
import { answerText } from "../../../apps/web/app/features/newsletter/copy.ts";
import { faceOf, nothing } from "../viewer/Standing.tsx";

export const face = faceOf("newsletter", createNewsletterMachine(), (snapshot) => {
  const view = newsletterView(snapshot);
  return (
    <NewsletterForm
      email={view.email}
      status={view.status}
      message={answerText(view)}
      onEmailChange={nothing}
      onSubmit={nothing}
    />
  );
});
