import type { Api } from "@jobami/api/http/client";
import { mailProofClient } from "@jobami/api/mail-proof/client";
import {
  createMailProofMachine,
  type MailedProof,
  type MailProofMachine,
} from "@jobami/machines/auth/mail-proof";
import { fromPromise } from "xstate";
import { systemClock } from "../../../platform/clock/index.ts";

/** The question for the mailed code with its actors. */
export function mailProofMachine(api: Api): MailProofMachine {
  const client = mailProofClient(api);
  return createMailProofMachine({ now: systemClock.now }).provide({
    actors: {
      ask: fromPromise<MailedProof, undefined>(() => client.ask()),
      give: fromPromise<unknown, { code: string }>(({ input }) => client.give({ body: input })),
    },
  });
}
