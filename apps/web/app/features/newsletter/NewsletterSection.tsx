import { useApi } from "@jobami/api/http/provider";
import { newsletterView } from "@jobami/machines/flows/newsletter";
import { NewsletterForm } from "@jobami/ui/patterns/NewsletterForm";
import { useState } from "react";
import { useNotify } from "../../world/notices.ts";
import { useFlow } from "../../world/use-flow.ts";
import { answerText, words } from "./copy.ts";
import { newsletterMachine } from "./newsletter.actors.ts";

/** The newsletter form of the footer. */
export function NewsletterSection() {
  const api = useApi();
  const notify = useNotify();
  const [machine] = useState(() => newsletterMachine(api));
  const [snapshot, send] = useFlow(machine, undefined, {
    notice: ({ kind }) => notify({ kind, title: words.checkMail }),
    // biome-ignore lint/suspicious/noConsole: NEWS-10 wants it logged, and the browser has no other log.
    "failure.met": ({ code }) => console.warn(`newsletter: ${code}`),
  });
  const view = newsletterView(snapshot);
  return (
    <NewsletterForm
      email={view.email}
      status={view.status}
      message={answerText(view)}
      onEmailChange={(email) => send({ type: "email.typed", email })}
      onSubmit={() => send({ type: "form.submitted" })}
    />
  );
}
