import { isDeepStrictEqual } from "node:util";
import { declaredErrors, type Endpoint } from "@jobami/api/http/contract";
import type { ErrorCode } from "@jobami/api/http/error-codes";

/** The server was about to state something that the contract does not. */
export class UndeclaredAnswer extends Error {
  override readonly name = "UndeclaredAnswer";
}

/** Refuses an answer with missing, wrong or additional fields. Costs a parse: not for production. */
export function checkAnswer(endpoint: Endpoint, json: string): void {
  const answer: unknown = JSON.parse(json);
  const parsed = endpoint.answer.safeParse(answer);
  const where = `${endpoint.route.method} ${endpoint.route.path}`;
  if (!parsed.success) throw new UndeclaredAnswer(`${where}: ${parsed.error.message}`);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), answer))
    throw new UndeclaredAnswer(`${where}: the answer has fields that the contract does not declare.`);
}

/** Whether an endpoint may answer with this error. */
export function isDeclaredError(endpoint: Endpoint, code: ErrorCode): boolean {
  return declaredErrors(endpoint).includes(code);
}
