import { expect, test } from "vitest";
import type { z } from "zod";
import { authClient } from "../auth/client.ts";
import { authContract } from "../auth/contract.ts";
import { mailClient } from "../mail/client.ts";
import { mailContract } from "../mail/contract.ts";
import { usersClient } from "../users/client.ts";
import { usersContract } from "../users/contract.ts";
import { createApi } from "./client.ts";
import type { Endpoint } from "./contract.ts";

const sent: unknown[] = [];
const api = createApi({
  now: () => 0,
  readCookies: () => "XSRF-TOKEN=abc",
  fetch: async (url, init) => {
    sent.push([init?.method, url, init?.body === undefined ? null : JSON.parse(String(init.body))]);
    return new Response("{}");
  },
});
const auth = authClient(api);
const email = "lea@exemple.fr";

test.each<[string, () => Promise<unknown>, Endpoint, string, string, object | null]>([
  [
    "renewing the session [SESS-09]",
    () => auth.refresh(),
    authContract.refresh,
    "POST",
    "/api/auth/refresh-token",
    null,
  ],
  [
    "whether the account is active [SESS-14]",
    () => auth.verifyProfile({ body: { userId: "u1" } }),
    authContract.verifyProfile,
    "POST",
    "/api/auth/verify-profil",
    { userId: "u1" },
  ],
  [
    "the suspension mail [SESS-19]",
    () => mailClient(api).sendSuspension({ body: { email, reason: "Faux profil" } }),
    mailContract.sendSuspension,
    "POST",
    "/api/email/send-suspension",
    { email, reason: "Faux profil" },
  ],
  [
    "being there [SESS-22]",
    () => usersClient(api).activity(),
    usersContract.activity,
    "POST",
    "/api/users/activity",
    null,
  ],
  [
    "a forgotten password [PWD-03]",
    () => auth.forgotPassword({ body: { email } }),
    authContract.forgotPassword,
    "POST",
    "/api/auth/forgot-password",
    { email },
  ],
  [
    "another password by the link [PWD-04]",
    () => auth.resetPassword({ body: { token: "abc", password: "Bonjour-2026" } }),
    authContract.resetPassword,
    "POST",
    "/api/auth/reset-password",
    { token: "abc", password: "Bonjour-2026" },
  ],
  [
    "whether the link still serves [PWD-05]",
    () => auth.validateResetToken({ body: { token: "abc" } }),
    authContract.validateResetToken,
    "POST",
    "/api/auth/validate-reset-token",
    { token: "abc" },
  ],
  [
    "another password by the old one [PWD-06]",
    () => auth.updatePassword({ body: { currentPassword: "Bonjour-2026", newPassword: "Bonjour-2027" } }),
    authContract.updatePassword,
    "POST",
    "/api/auth/update-password",
    { currentPassword: "Bonjour-2026", newPassword: "Bonjour-2027" },
  ],
  [
    "the verification mail again [REG-06]",
    () => auth.resendVerification({ body: { email } }),
    authContract.resendVerification,
    "POST",
    "/api/auth/resend-verification",
    { email },
  ],
])(
  "is asked for where the requirements state, with exactly that body: %s",
  async (_, call, endpoint, method, path, body) => {
    sent.length = 0;
    await call();
    expect(sent).toEqual([[method, path, body]]);
    expect(Object.keys((endpoint.body as z.ZodObject | undefined)?.shape ?? {})).toEqual(
      Object.keys(body ?? {}),
    );
  },
);
