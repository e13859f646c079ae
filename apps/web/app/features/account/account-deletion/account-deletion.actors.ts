import { accountClient } from "@jobami/api/account/client";
import type { AccountStanding, DeletionLink } from "@jobami/api/account/contract";
import type { Api } from "@jobami/api/http/client";
import { newKey } from "@jobami/api/http/new-key";
import {
  type AccountDeletionMachine,
  createAccountDeletionMachine,
  type NamedDeletionAsk,
} from "@jobami/machines/account/account-deletion";
import {
  type AccountDeletionLinkMachine,
  createAccountDeletionLinkMachine,
  type NamedErasure,
} from "@jobami/machines/account/account-deletion-link";
import { fromPromise } from "xstate";
import { machinePaths } from "../../../machine-paths.ts";

const randomKey = newKey;

/** Pausing and asking for a deletion, with their actors. */
export function accountDeletionMachine(api: Api): AccountDeletionMachine {
  const account = accountClient(api);
  return createAccountDeletionMachine({ newIdempotencyKey: randomKey }).provide({
    actors: {
      readStanding: fromPromise<AccountStanding>(async () => (await account.standing()).data),
      askDeletion: fromPromise<AccountStanding, NamedDeletionAsk>(
        async ({ input: { idempotencyKey, password, reason } }) =>
          (
            await account.askDeletion({
              body: { password, ...(reason === null ? {} : { reason }) },
              idempotencyKey,
            })
          ).data,
      ),
      cancelDeletion: fromPromise<AccountStanding>(async () => (await account.cancelDeletion()).data),
      pauseAccount: fromPromise<unknown>(() => account.pause()),
    },
  });
}

/** The pages behind the mailed link, with their actors. */
export function accountDeletionLinkMachine(
  api: Api,
  newIdempotencyKey: () => string = randomKey,
): AccountDeletionLinkMachine {
  const account = accountClient(api);
  return createAccountDeletionLinkMachine({ paths: machinePaths, newIdempotencyKey }).provide({
    actors: {
      lookAtLink: fromPromise<DeletionLink, { token: string }>(
        async ({ input }) => (await account.lookAtDeletion({ body: input })).data,
      ),
      confirmDeletion: fromPromise<DeletionLink, { token: string }>(
        async ({ input }) => (await account.confirmDeletion({ body: input })).data,
      ),
      eraseAccount: fromPromise<unknown, NamedErasure>(({ input: { idempotencyKey, ...body } }) =>
        account.finishDeletion({ body, idempotencyKey }),
      ),
    },
  });
}
