import { authClient } from "@jobami/api/auth/client";
import type { Api } from "@jobami/api/http/client";
import { mailClient } from "@jobami/api/mail/client";
import { usersClient } from "@jobami/api/users/client";
import type {
  ActivityCheckAnswer,
  ProfileAnswer,
  RefreshAnswer,
  Suspension,
} from "@jobami/machines/auth/session";
import { fromPromise } from "xstate";

/** The actors of the session machine: the calls that keep a session. */
export function sessionActors(api: Api) {
  const auth = authClient(api);
  const mail = mailClient(api);
  const users = usersClient(api);
  return {
    readProfile: fromPromise<ProfileAnswer>(() => auth.profile()),
    refreshToken: fromPromise<RefreshAnswer>(() => auth.refresh()),
    checkActive: fromPromise<ActivityCheckAnswer, { userId: string }>(({ input }) =>
      auth.verifyProfile({ body: input }),
    ),
    sendPing: fromPromise<unknown>(() => users.activity()),
    askSuspensionMail: fromPromise<unknown, Suspension>(({ input: { email, reason } }) =>
      mail.sendSuspension({ body: { email, reason } }),
    ),
    signOut: fromPromise<unknown>(() => auth.logout()),
  };
}
