import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Walker } from "../../../apps/server/src/testing/jobi-walk.ts";
import { authContract } from "../../../packages/api/src/auth/contract.ts";
import type { AnswerOf, Endpoint, InputOf } from "../../../packages/api/src/http/contract.ts";
import type { ErrorBody } from "../../../packages/api/src/http/error-codes.ts";
import type { Served } from "../../served.ts";
import { type Browser, join } from "../attack/browser.ts";

/** What the people of a day met, by the kind of what they did. */
export interface Met {
  /** From the first try to the answer, tries after a death included, in ms. */
  took: Map<string, number[]>;
  /** Tries that no one answered, or that a server could not take just then. */
  again: number;
  /** Answers that refuse, by kind, status and code. */
  refused: Map<string, number>;
}

export const nothingMet = (): Met => ({ took: new Map(), again: 0, refused: new Map() });

/** Time before what failed is tried again, in ms. */
const againMs = 50;

export function note(met: Met, kind: string, begun: number): void {
  const known = met.took.get(kind) ?? [];
  known.push(performance.now() - begun);
  met.took.set(kind, known);
}

/** A person with a browser who asks again under the same key until they are answered, whichever process that is by. */
export type DayPerson = Walker & { email: string };

/** A browser that goes on as a person: its session is renewed once it has run out, by one call however many wait. */
export function dayPerson(about: { id: string; email: string; browser: Browser; met: Met }): DayPerson {
  const { id, email, browser, met } = about;
  let renewing: Promise<unknown> | null = null;
  const renew = () => {
    renewing ??= browser.ask(authContract.refresh, {}).finally(() => {
      renewing = null;
    });
    return renewing.catch(() => undefined);
  };
  return {
    id,
    email,
    async call<E extends Endpoint>(
      endpoint: E,
      input: InputOf<E> | Record<string, unknown>,
      { idempotencyKey }: { idempotencyKey: string },
    ) {
      const kind = `${endpoint.route.method} ${endpoint.route.path}`;
      const begun = performance.now();
      for (;;) {
        const answer = await browser
          .ask(endpoint, input as InputOf<E>, { "idempotency-key": idempotencyKey })
          .catch(() => null);
        if (answer?.status === 401) await renew();
        else if (answer !== null && answer.status !== 503 && answer.code !== "IDEMPOTENCY_IN_PROGRESS") {
          note(met, kind, begun);
          if (answer.status >= 400) {
            const refusal = `${kind}: ${answer.status} ${answer.code}`;
            met.refused.set(refusal, (met.refused.get(refusal) ?? 0) + 1);
          }
          const body = answer.body as AnswerOf<E>;
          return { status: answer.status, body, error: body as unknown as ErrorBody };
        }
        met.again += 1;
        await pause(againMs);
      }
    },
  };
}

/** The same person, who takes a rest after each call. */
export const resting = (person: DayPerson, ms: number): Walker => ({
  id: person.id,
  async call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E> | Record<string, unknown>,
    options: { idempotencyKey: string },
  ) {
    const answer = await person.call(endpoint, input, options);
    await pause(ms);
    return answer;
  },
});

/** A new person, signed in. */
export async function newPerson(
  anywhere: Served,
  name: string,
  userType: "jobbeur" | "other",
  met: Met,
): Promise<DayPerson> {
  const email = `${name}@exemple.fr`;
  const browser = await join(anywhere, email, userType);
  const { user } = await browser.get(authContract.profile, {});
  return dayPerson({ id: user.id, email, browser, met });
}

/** What a person is answered who does one thing once. Throws where it is refused. */
export async function does<E extends Endpoint>(
  person: DayPerson,
  endpoint: E,
  input: InputOf<E> | Record<string, unknown>,
): Promise<AnswerOf<E>> {
  const { status, body, error } = await person.call(endpoint, input, { idempotencyKey: randomUUID() });
  if (status >= 400) throw new Error(`${endpoint.route.path} answered ${status} ${error.code}.`);
  return body;
}
