import { useApi } from "@jobami/api/http/provider";
import type { SubmissionView } from "@jobami/machines/submission";
import { NewsletterForm } from "@jobami/ui/patterns/NewsletterForm";
import { useState } from "react";
import { newsletterPath } from "../../../generated/paths.ts";
import { type Posted, PostFields, usePostedView, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { answerText, copy } from "./copy.ts";
import { type SubscriptionProblem, subscription } from "./newsletter.actors.ts";

interface NewsletterSectionProps {
  /** Of the form. */
  id?: string;
  /** What was sent before scripts were there. */
  posted?: Posted<Partial<SubmissionView<SubscriptionProblem>>> | null;
}

const formStatus = { idle: "idle", sending: "submitting", sent: "succeeded", refused: "failed" } as const;

/** What was posted stays in the field unless it was taken. */
function emailIn(posted: NewsletterSectionProps["posted"]): string {
  return posted?.view?.status === "sent" ? "" : (posted?.values.email ?? "");
}

/** The newsletter form, at the foot of pages and on its own. */
export function NewsletterSection({ id = "newsletter", posted }: NewsletterSectionProps) {
  const api = useApi();
  const notify = useNotify();
  const [machine] = useState(() => subscription(api));
  const [email, setEmail] = useState(() => emailIn(posted));
  const { snapshot, submit, ...current } = useSubmission(machine, {
    "submission.accepted": () => {
      setEmail("");
      notify({ kind: "success", title: copy.checkMail });
    },
    // biome-ignore lint/suspicious/noConsole: NEWS-10 wants it logged, and the browser has no other log.
    "submission.refused": ({ code }) => console.warn(`newsletter: ${code}`),
  });
  const view = usePostedView(current, snapshot, posted);
  return (
    <>
      <PostFields form={id} />
      <NewsletterForm
        id={id}
        method="post"
        action={newsletterPath}
        email={email}
        status={formStatus[view.status]}
        lead={copy.lead}
        message={answerText(view)}
        onEmailChange={(typed) => {
          if (!view.isSending) setEmail(typed);
        }}
        onSubmit={() => submit({ email })}
      />
    </>
  );
}
