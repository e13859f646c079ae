import type { Endpoint } from "@jobami/api/http/contract";
import { type ErrorBody, type ErrorCode, errorStatus } from "@jobami/api/http/error-codes";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isDeclaredError } from "./declared.ts";
import { DomainError } from "./domain-error.ts";
import { errorSentence } from "./error-copy.ts";

const codeOfStatus: Record<number, ErrorCode> = {
  404: "NOT_FOUND",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
};
const unavailable = new Set(["ECONNREFUSED", "ECONNRESET", "57P01", "57P02", "57P03", "53300", "08006"]);

function causes(error: unknown): unknown[] {
  return error instanceof Error && error.cause !== undefined ? [error, ...causes(error.cause)] : [error];
}

/** What an error of any origin is to the caller. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const { statusCode } = error as Partial<FastifyError>;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new DomainError(codeOfStatus[statusCode] ?? "MALFORMED_REQUEST");
  const isDown = causes(error).some((cause) => unavailable.has(String((cause as { code?: unknown })?.code)));
  return new DomainError(isDown ? "SERVICE_UNAVAILABLE" : "INTERNAL_ERROR");
}

/** The body of a refusal. */
export function errorBody(error: DomainError): ErrorBody {
  const message = errorSentence(error.code, error.data);
  return {
    success: false,
    code: error.code,
    message,
    error: message,
    ...(error.fields === undefined ? {} : { fields: [...error.fields] }),
    ...(error.data === undefined ? {} : { data: error.data }),
  };
}

function sendError(reply: FastifyReply, error: DomainError): FastifyReply {
  const wait = error.data?.retryAfterSeconds;
  if (typeof wait === "number") reply.header("retry-after", Math.max(1, Math.ceil(wait)));
  return reply
    .code(errorStatus[error.code])
    .type("application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(JSON.stringify(errorBody(error)));
}

/** Answers every failure with a typed code and a French sentence. `checked`: codes the endpoint does not declare become a 500. */
export function registerErrors(app: FastifyInstance, options: { checked: boolean }): void {
  app.setErrorHandler((thrown, request: FastifyRequest, reply) => {
    const error = toDomainError(thrown);
    const endpoint = request.routeOptions.config.endpoint as Endpoint | undefined;
    if (error.code === "INTERNAL_ERROR" || error.code === "SERVICE_UNAVAILABLE")
      request.log.error({ err: thrown }, "call failed");
    if (options.checked && endpoint !== undefined && !isDeclaredError(endpoint, error.code)) {
      request.log.error(
        { code: error.code, route: endpoint.route.path },
        "the contract does not declare this error",
      );
      return sendError(reply, new DomainError("INTERNAL_ERROR", { undeclared: error.code }));
    }
    return sendError(reply, error);
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, new DomainError("NOT_FOUND")));
}

/** What fastify refuses before any route is known: an address that cannot be decoded, a broken header. */
export function refuseUnroutable(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return sendError(reply, toDomainError(error));
}
