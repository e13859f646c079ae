import type { AnswerOf, Endpoint } from "../http/contract.ts";

/** A domain as stories and tests meet it: what it can be asked, and one lawful answer for each call. */
export interface DomainMock<C extends Record<string, Endpoint> = Record<string, Endpoint>> {
  contract: C;
  answers: { [K in keyof C]: AnswerOf<C[K]> };
}

/** Declares what a domain answers unless a story declares otherwise; a call without an answer does not compile. */
export function defineMock<C extends Record<string, Endpoint>>(
  contract: C,
  answers: DomainMock<C>["answers"],
): DomainMock<C> {
  return { contract, answers };
}
