import type { SessionUser } from "@jobami/api/auth/contract";
import { authenticatorClient } from "@jobami/api/authenticator/client";
import type { Api } from "@jobami/api/http/client";
import {
  type AuthenticatorProof,
  type AuthenticatorPurpose,
  type AuthenticatorSetupMachine,
  createAuthenticatorSetupMachine,
} from "@jobami/machines/auth/authenticator-setup";
import { fromPromise } from "xstate";
import type { Proved } from "../mail-proof/index.ts";

/** The set-up of an app with its actors; the mailed code is asked for where it is wanted. */
export function authenticatorMachine(api: Api, proved: Proved): AuthenticatorSetupMachine {
  const client = authenticatorClient(api);
  return createAuthenticatorSetupMachine().provide({
    actors: {
      prove: fromPromise<AuthenticatorProof, { purpose: AuthenticatorPurpose; password: string | null }>(
        async ({ input: { purpose, password } }) => {
          const body = password === null ? {} : { password };
          if (purpose === "setUp") {
            const { secret, uri } = await proved(() => client.begin({ body }));
            return { kind: "secret", secret, uri };
          }
          if (purpose === "renewal") {
            const { recoveryCodes } = await client.renewRecoveryCodes({ body });
            return { kind: "codes", recoveryCodes };
          }
          const { user } = await client.turnOff({ body });
          return { kind: "removed", user };
        },
      ),
      confirm: fromPromise<{ user: SessionUser; recoveryCodes: readonly string[] }, { code: string }>(
        ({ input }) => client.confirm({ body: input }),
      ),
    },
  });
}
