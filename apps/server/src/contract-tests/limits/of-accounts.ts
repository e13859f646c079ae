import { authContract } from "@jobami/api/auth/contract";
import { authenticatorContract } from "@jobami/api/authenticator/contract";
import type { ErrorCode } from "@jobami/api/http/error-codes";
import { mailProofContract } from "@jobami/api/mail-proof/contract";
import { newsletterContract } from "@jobami/api/newsletter/contract";
import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { accountRules } from "../../domains/auth/attempts.ts";
import { allowanceTable } from "../../platform/allowances/allowance-table.ts";
import { createAllowances } from "../../platform/allowances/allowances.ts";
import { member } from "../../testing/samples.ts";
import { goodPassword, lea, logIn, mailedCode, mailedToken } from "../../testing/test-accounts.ts";
import { appCode, withApp } from "../../testing/test-authenticator.ts";
import { countAsProved } from "../../testing/test-mail-proof.ts";
import { makePerson } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { counting, type Limit, type Outcome, outcomeOf } from "./race.ts";

/** A try that was checked, though what it gave was wrong. */
async function lookedAt(code: ErrorCode, call: Promise<Outcome>): Promise<Outcome> {
  const outcome = await call;
  return outcome.status >= 400 && outcome.error.code === code ? { ...outcome, status: 200 } : outcome;
}

const isOver = ["CODE_EXPIRED", "CODE_INVALID", "CODE_TRIES_EXHAUSTED"] as const;

/** A browser whose sign-in waits for the second factor, with what gives it. */
async function waiting(server: TestServer) {
  const first = await member(server);
  const { secret, recoveryCodes } = await withApp(server, first);
  server.clock.advance(30_000);
  const client = server.client();
  await logIn(client);
  return { client, code: appCode(server, secret), recovery: recoveryCodes[0] ?? "" };
}

/** Ways into accounts, and what anybody may ask for. */
export const ofAccounts: readonly Limit[] = [
  {
    what: "Accounts of one address",
    most: 1,
    refusals: ["COOLDOWN_ACTIVE"],
    enforcedBy: "a unique index",
    async arrange(server) {
      const { call } = server.client();
      await call(authContract.csrf);
      return {
        most: 1,
        attempt: () => call(authContract.register, { body: lea }),
        held: counting(server, sql`users`),
      };
    },
  },
  {
    what: "Passwords of one account that are tried before it is locked",
    most: accountRules.most,
    refusals: ["ACCOUNT_LOCKED"],
    enforcedBy: "one statement",
    async arrange(server) {
      await member(server);
      const other = server.client();
      await other.call(authContract.csrf);
      return {
        left: accountRules.most,
        most: accountRules.most,
        attempt: () => lookedAt("INVALID_CREDENTIALS", logIn(other, lea.email, "Mauvais-2026")),
        held: counting(
          server,
          sql`attempts a, generate_series(1, a.failures) where a.failures <= ${accountRules.most}`,
        ),
      };
    },
  },
  {
    what: "Uses of one code of an app",
    most: 1,
    refusals: isOver,
    enforcedBy: "one statement",
    async arrange(server) {
      const { client, code } = await waiting(server);
      return {
        left: 1,
        most: 1,
        attempt: () => client.call(authContract.verifyTwoFactor, { body: { code, method: "app" } }),
        held: counting(server, sql`sessions where has_second_factor`),
      };
    },
  },
  {
    what: "Uses of one recovery code",
    most: 1,
    refusals: isOver,
    enforcedBy: "one statement",
    async arrange(server) {
      const { client, recovery } = await waiting(server);
      return {
        left: 1,
        most: 1,
        attempt: () =>
          client.call(authContract.verifyTwoFactor, { body: { code: recovery, method: "recovery" } }),
        held: counting(server, sql`sessions where has_second_factor`),
      };
    },
  },
  {
    what: "Apps of one account that a first code turns on",
    most: 1,
    refusals: isOver,
    enforcedBy: "a locked row",
    async arrange(server) {
      const client = await member(server);
      await countAsProved(server);
      const { body } = await client.call(authenticatorContract.begin, { body: { password: goodPassword } });
      const code = appCode(server, body.secret);
      return {
        left: 1,
        most: 1,
        attempt: () => client.call(authenticatorContract.confirm, { body: { code } }),
        held: counting(server, sql`authenticators where sealed_secret is not null`),
      };
    },
  },
  {
    what: "Uses of one mailed code",
    most: 1,
    refusals: isOver,
    enforcedBy: "one statement",
    async arrange(server) {
      const client = await member(server);
      await client.call(mailProofContract.ask);
      const code = await mailedCode(server, lea.email);
      return {
        left: 1,
        most: 1,
        attempt: () => client.call(mailProofContract.give, { body: { code } }),
        held: counting(server, sql`mail_proofs where proved_until is not null`),
      };
    },
  },
  {
    what: "Uses of one link for a new password",
    most: 1,
    refusals: ["TOKEN_INVALID", "TOKEN_EXPIRED"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const client = await member(server);
      await client.call(authContract.forgotPassword, { body: { email: lea.email } });
      const token = await mailedToken(server, lea.email);
      return {
        left: 1,
        most: 1,
        attempt: () => client.call(authContract.resetPassword, { body: { token, password: "Nouveau-2027" } }),
        held: counting(server, sql`mails where subject = ${"Votre mot de passe a été changé"}`),
      };
    },
  },
  {
    what: "Mails with such a link to one address in two minutes",
    most: 1,
    refusals: ["COOLDOWN_ACTIVE"],
    enforcedBy: "one statement",
    async arrange(server) {
      const client = await member(server);
      return {
        left: 1,
        most: 1,
        attempt: () => client.call(authContract.forgotPassword, { body: { email: lea.email } }),
        async held() {
          await server.settle();
          return counting(server, sql`mailed_tokens where kind = 'reset'`)();
        },
      };
    },
  },
  {
    what: "Subscriptions of one address to the newsletter",
    most: 1,
    refusals: [],
    enforcedBy: "a unique index",
    async arrange(server) {
      const client = server.client();
      await client.call(authContract.csrf);
      return {
        most: 1,
        attempt: () => client.call(newsletterContract.subscribe, { body: { email: lea.email } }),
        held: counting(server, sql`newsletter_subscriptions`),
      };
    },
  },
  {
    what: "What one person may do of a kind in a minute and a day (`apps/server/src/platform/allowances/allowance-table.ts`)",
    most: allowanceTable.comment.newcomer.minute,
    refusals: ["TOO_MANY_REQUESTS"],
    enforcedBy: "one statement",
    async arrange(server) {
      const person = await makePerson(server);
      const { clock, db, secret } = server.platform;
      const allowances = createAllowances({ clock, db, secret, setting: allowanceTable });
      const caller = { request: {} as FastifyRequest, session: { person } as never };
      const most = allowanceTable.comment.newcomer.minute;
      return {
        left: most,
        most,
        attempt: () => outcomeOf(() => allowances.spend("comment", caller)),
        held: counting(server, sql`allowances a, generate_series(1, a.in_minute)`),
      };
    },
  },
];
