import type { Api } from "@jobami/api/http/client";
import type { FieldError } from "@jobami/api/http/error-codes";
import { newKey } from "@jobami/api/http/new-key";
import { withdrawalsClient } from "@jobami/api/withdrawals/client";
import type { Declaration, Declared } from "@jobami/api/withdrawals/contract";
import {
  createWithdrawalMachine,
  type NamedDeclaration,
  type WithdrawalMachine,
} from "@jobami/machines/money/withdrawal";
import { fromPromise } from "xstate";

/** Names of the fields, in their order. */
export const statementFields = ["name", "reference", "email"] as const;

/** What of a statement the contract would refuse, the first of each field. */
async function faultsOf(statement: Declaration): Promise<FieldError[]> {
  const { declarationBody } = await import("@jobami/api/withdrawals/contract");
  const { error } = declarationBody.safeParse(statement);
  return statementFields.flatMap((name) => {
    const issue = error?.issues.find(({ path }) => path[0] === name);
    return issue === undefined ? [] : [{ path: name, code: String(issue.code), message: issue.message }];
  });
}

/** Withdrawing from a contract, with its actors. */
export function withdrawalMachine(api: Api, newIdempotencyKey: () => string = newKey): WithdrawalMachine {
  return createWithdrawalMachine({ newIdempotencyKey }).provide({
    actors: {
      checkStatement: fromPromise<readonly FieldError[], Declaration>(({ input }) => faultsOf(input)),
      declareWithdrawal: fromPromise<Declared, NamedDeclaration>(
        async ({ input: { idempotencyKey, ...body } }) =>
          (await withdrawalsClient(api).declare({ body, idempotencyKey })).data,
      ),
    },
  });
}
