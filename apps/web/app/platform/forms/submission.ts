import { newKey } from "@jobami/api/http/new-key";
import { statusMessage } from "@jobami/api/http/status-messages";
import {
  createSubmissionMachine,
  type Sending,
  type SubmissionEmitted,
  type SubmissionMachine,
  type SubmissionOutcomes,
  type SubmissionProblem,
  type SubmissionRules,
  type SubmissionView,
  submissionView,
} from "@jobami/machines/submission";
import { fromPromise } from "xstate";
import { type FlowHandlers, useFlow } from "../machine/index.ts";

/** A form that makes one call: how it is sent, and what its refusals mean. */
export function submissionOf<Values, Answer, Problem extends string>(
  send: (values: Values, idempotencyKey: string) => Promise<NoInfer<Answer>>,
  rules: Omit<SubmissionRules<Values, Problem>, "newIdempotencyKey">,
): SubmissionMachine<Values, Answer, Problem> {
  return createSubmissionMachine<Values, Answer, Problem>({
    ...rules,
    newIdempotencyKey: newKey,
  }).provide({
    actors: {
      send: fromPromise<Answer, Sending<Values>>(({ input }) => send(input.values, input.idempotencyKey)),
    },
  });
}

/** Outcomes of a call whose refusals are reported in the server’s text alone. */
export const plainOutcomes: SubmissionOutcomes<"FAILED"> = { otherwise: "FAILED" };

/** What a problem states: the server’s text first, else those of the error catalogue. */
export function problemText({ message }: SubmissionProblem<string>): string {
  return message || statusMessage(502);
}

/** A submission as a form sees it. */
export interface Submission<Values, Problem extends string> extends SubmissionView<Problem> {
  /** The machine as it stands, for what was posted before scripts were there. */
  snapshot: unknown;
  submit: (values: Values) => void;
  /** Something was typed: the last outcome is no longer shown. */
  edit: () => void;
}

/** Runs a submission for as long as its form is shown; `atOnce` is sent as it opens. The machine and `atOnce` may not change. */
export function useSubmission<Values, Answer, Problem extends string>(
  machine: SubmissionMachine<Values, Answer, Problem>,
  handlers: Partial<FlowHandlers<SubmissionEmitted<Answer, Problem>>> = {},
  atOnce?: Values,
): Submission<Values, Problem> {
  const input = atOnce === undefined ? undefined : { atOnce };
  const [snapshot, send] = useFlow(
    machine as SubmissionMachine<unknown, unknown, string>,
    input,
    handlers as never,
  );
  return {
    ...(submissionView(snapshot) as SubmissionView<Problem>),
    snapshot,
    submit: (values) => send({ type: "form.submitted", values }),
    edit: () => send({ type: "form.edited" }),
  };
}
