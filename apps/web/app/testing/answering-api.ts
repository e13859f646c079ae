import type { Api, CallInput } from "@jobami/api/http/client";
import { ApiError } from "@jobami/api/http/errors";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { submissionView } from "@jobami/machines/submission";
import { createActor, waitFor } from "xstate";

/** What the server answers a call. */
export type ServerAnswer = Record<string, unknown> | ApiError;

/** A refusal of the server. */
export function serverRefusal(
  status: number,
  code: ApiError["code"],
  message = "",
  fields: ApiError["fields"] = [],
): ApiError {
  return new ApiError(status, code, message, { fields: [...fields] });
}

/** An API that gives its answers in turn, the last one again and again, and states what was asked of it. */
export function answeringApi(...answers: ServerAnswer[]): { api: Api; asked: CallInput[] } {
  const asked: CallInput[] = [];
  const call = async (_: unknown, input: CallInput = {}) => {
    const answer = answers[Math.min(asked.push(input), answers.length) - 1];
    if (answer instanceof ApiError) throw answer;
    return answer;
  };
  return { api: { call } as Api, asked };
}

/** Plays the submission of a feature; `settled` waits for the server’s answer and gives what is shown then. */
export function playSubmission<Values, Answer, Problem extends string>(
  machine: SubmissionMachine<Values, Answer, Problem>,
  atOnce?: Values,
) {
  const actor = createActor(machine as SubmissionMachine<unknown, unknown, Problem>, {
    input: atOnce === undefined ? undefined : { atOnce },
  });
  const emitted: { type: string }[] = [];
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  const view = () => submissionView(actor.getSnapshot());
  return {
    emitted,
    view,
    submit: (values: Values) => actor.send({ type: "form.submitted", values }),
    settled: async () => {
      await waitFor(actor, (snapshot) => !submissionView(snapshot).isSending);
      return view();
    },
  };
}
