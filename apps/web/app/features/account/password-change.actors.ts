import { authClient } from "@jobami/api/auth/client";
import type { Api } from "@jobami/api/http/client";
import {
  createPasswordChangeMachine,
  type NamedPasswordChange,
  type PasswordChangeMachine,
} from "@jobami/machines/flows/password-change";
import { fromPromise } from "xstate";

/** The change of a password in its world. */
export function passwordChangeMachine(api: Api): PasswordChangeMachine {
  return createPasswordChangeMachine({ newIdempotencyKey: () => crypto.randomUUID() }).provide({
    actors: {
      changePassword: fromPromise<unknown, NamedPasswordChange>(
        ({ input: { currentPassword, newPassword, idempotencyKey } }) =>
          authClient(api).updatePassword({ body: { currentPassword, newPassword }, idempotencyKey }),
      ),
    },
  });
}
