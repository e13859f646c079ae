import { useApi } from "@jobami/api/http/provider";
import type { SubmissionView } from "@jobami/machines/submission";
import { useEffect, useState } from "react";
import { type Posted, typedSoFar, usePostedView, useSubmission } from "../../../platform/forms/index.ts";
import { useIsHydrated } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { type ContactProblem, type ContactValues, contactFields, contactMessage } from "./contact.actors.ts";
import { contactDraft } from "./contact-draft.ts";

export type ContactPosted = Posted<Partial<SubmissionView<ContactProblem>>> | null | undefined;

/** Of a field, in the page. */
export const fieldId = (name: string) => `contact-${name}`;

interface Begun {
  posted: ContactPosted;
  /** What the address asks about. */
  subject: string;
}

/** What stands in the fields, what came of sending it, and what to do with both. */
export function useContactForm({ posted, subject }: Begun) {
  const api = useApi();
  const { user } = useSession();
  const [machine] = useState(() => contactMessage(api));
  const [attempt, setAttempt] = useState(0);
  const own = { name: user === null ? "" : `${user.prenom} ${user.nom}`, email: user?.email ?? "" };
  const empty: ContactValues = { ...own, subject, message: "", site: "" };
  const [values, setValues] = useState<ContactValues>(() =>
    posted?.view?.status === "sent" ? empty : { ...empty, ...posted?.values },
  );
  const { snapshot, submit, edit, ...current } = useSubmission(machine, {
    "submission.accepted": () => {
      setValues({ ...empty, name: values.name, email: values.email, subject: "" });
      contactDraft.remember(null);
    },
    "submission.refused": () => setAttempt((count) => count + 1),
  });
  const isHydrated = useIsHydrated();
  const [isServersDrawing] = useState(!isHydrated);
  // What was typed before this page was taken over, or written earlier in this tab, comes back.
  useEffect(() => {
    const stored = contactDraft.read();
    const draft = stored === null || stored.message.trim() === "" ? null : stored;
    setValues((now) => {
      const next = { ...now };
      for (const name of contactFields) {
        const early = isServersDrawing ? typedSoFar(fieldId(name)) : "";
        next[name] = early !== "" && early !== now[name] ? early : draft?.[name] || now[name];
      }
      return next;
    });
  }, [isServersDrawing]);
  return {
    values,
    attempt,
    view: usePostedView(current, snapshot, posted),
    type(name: keyof ContactValues, typed: string): void {
      const next = { ...values, [name]: typed };
      const { site: _, ...draft } = next;
      setValues(next);
      contactDraft.remember(draft);
      edit();
    },
    send: () => submit(values),
  };
}
