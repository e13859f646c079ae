import type { Endpoint } from "@jobami/api/http/contract";
import type { FastifyReply } from "fastify";
import { type AnswerCookie, RawJson } from "./call.ts";
import { checkAnswer } from "./declared.ts";
import type { StoredAnswer } from "./idempotency.ts";

/** A handler's result as it will be sent. Outside production an answer the contract does not declare throws. */
export function answerText(endpoint: Endpoint, result: unknown, checked: boolean): string {
  const json = result instanceof RawJson ? result.text : JSON.stringify(result);
  if (checked) checkAnswer(endpoint, json);
  return json;
}

/** Sets cookies, or clears those without a value. */
export function setCookies(reply: FastifyReply, cookies: readonly AnswerCookie[]): void {
  for (const { name, value, options } of cookies) {
    if (value === "") reply.clearCookie(name, options);
    else reply.setCookie(name, value, options);
  }
}

/** Who may store an answer: no one, unless the contract states for how long. What sets a cookie is one person’s. */
function cachingOf(reply: FastifyReply, { cacheSeconds }: Endpoint): string {
  if (cacheSeconds === undefined || reply.getHeader("set-cookie") !== undefined) return "no-store";
  return `public, max-age=${cacheSeconds}`;
}

/** Sends an answer, new or stored. */
export function sendAnswer(reply: FastifyReply, endpoint: Endpoint, answer: StoredAnswer): FastifyReply {
  setCookies(reply, answer.cookies);
  if (answer.status === 303) reply.header("location", JSON.parse(answer.json).redirectTo);
  return reply
    .code(answer.status)
    .type("application/json; charset=utf-8")
    .header("cache-control", cachingOf(reply, endpoint))
    .send(answer.json);
}
