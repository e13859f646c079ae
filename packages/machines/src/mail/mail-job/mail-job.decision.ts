import { transition } from "xstate";
import { mailJobLifecycle } from "./mail-job.machine.ts";
import type {
  MailFollowUp,
  MailJobEvent,
  MailJobRefusal,
  MailJobState,
  MailStatus,
} from "./mail-job.types.ts";

/** What a step leads to and what must follow, or why it is refused. */
export type MailJobDecision =
  | { allowed: true; next: MailJobState; follows: readonly MailFollowUp[] }
  | { allowed: false; reason: MailJobRefusal };

/** Asks the life cycle whether an event may happen to a mail; pure, performs nothing. */
export function decideMailJob({ status, ...context }: MailJobState, event: MailJobEvent): MailJobDecision {
  const here = mailJobLifecycle.resolveState({ value: status, context });
  const [next, actions] = transition(mailJobLifecycle, here, event);
  const refusal = actions.find(({ type }) => type === "refuse");
  if (refusal !== undefined)
    return { allowed: false, reason: (refusal.params as unknown as { reason: MailJobRefusal }).reason };
  return {
    allowed: true,
    next: { status: next.value as MailStatus, ...next.context },
    follows: actions
      .filter(({ type }) => type === "follow")
      .map(({ params }) => params as unknown as MailFollowUp),
  };
}
