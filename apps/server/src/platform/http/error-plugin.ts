import type { Endpoint } from "@jobami/api/http/contract";
import { type ErrorBody, type ErrorCode, errorStatus } from "@jobami/api/http/error-codes";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isTooSlow, isUnavailable } from "../database/unavailable.ts";
import { isPage, sendErrorPage } from "../pages/error-page.ts";
import { isDeclaredError } from "./declared.ts";
import { DomainError } from "./domain-error.ts";
import { errorSentence, type Sentences } from "./error-copy.ts";
import { pageRoute } from "./limits.ts";

const codeOfStatus: Record<number, ErrorCode> = {
  404: "NOT_FOUND",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
};

/** When what took the database too long may be tried again, in seconds. */
const slowSeconds = 10;

/** Why something is unavailable on purpose: no one has to look. */
const meantReasons: ReadonlySet<unknown> = new Set(["maintenance", "prefetch", "upgrade"]);

/** What an error of any origin is to the caller. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const { statusCode } = error as Partial<FastifyError>;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new DomainError(codeOfStatus[statusCode] ?? "MALFORMED_REQUEST");
  if (isTooSlow(error))
    return new DomainError("SERVICE_UNAVAILABLE", { retryAfterSeconds: slowSeconds, reason: "slow" });
  return new DomainError(isUnavailable(error) ? "SERVICE_UNAVAILABLE" : "INTERNAL_ERROR");
}

/** The body of a refusal; without sentences of domains, one of the platform's. */
export function errorBody(error: DomainError, sentences?: Sentences): ErrorBody {
  const message = errorSentence(error.code, error.data, sentences);
  return {
    success: false,
    code: error.code,
    message,
    error: message,
    ...(error.fields === undefined ? {} : { fields: [...error.fields] }),
    ...(error.data === undefined ? {} : { data: error.data }),
  };
}

function sendError(reply: FastifyReply, error: DomainError, sentences?: Sentences): FastifyReply {
  const wait = error.data?.retryAfterSeconds;
  if (typeof wait === "number") reply.header("retry-after", Math.max(1, Math.ceil(wait)));
  return reply
    .code(errorStatus[error.code])
    .type("application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .send(JSON.stringify(errorBody(error, sentences)));
}

/** A fault of ours carries the id under which the log explains it. */
function referable(error: DomainError, { id }: Pick<FastifyRequest, "id">): DomainError {
  return error.code === "INTERNAL_ERROR"
    ? new DomainError(error.code, { ...error.data, reference: id })
    : error;
}

/** Answers every failure with a typed code and a French sentence. `checked`: codes the endpoint does not declare become a 500. */
export function registerErrors(
  app: FastifyInstance,
  options: { checked: boolean; sentences?: Sentences },
): void {
  app.setErrorHandler((thrown, request: FastifyRequest, reply) => {
    const error = referable(toDomainError(thrown), request);
    const endpoint = request.routeOptions.config.endpoint as Endpoint | undefined;
    if (meantReasons.has(error.data?.reason))
      request.log.info({ reason: error.data?.reason }, "call refused");
    else if (error.code === "INTERNAL_ERROR" || error.code === "SERVICE_UNAVAILABLE")
      request.log.error({ err: thrown, route: request.routeOptions.url }, "call failed");
    if (options.checked && endpoint !== undefined && !isDeclaredError(endpoint, error.code)) {
      request.log.error(
        { code: error.code, route: endpoint.route.path },
        "the contract does not declare this error",
      );
      return sendError(
        reply,
        referable(new DomainError("INTERNAL_ERROR", { undeclared: error.code }), request),
        options.sentences,
      );
    }
    return sendError(reply, error, options.sentences);
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, new DomainError("NOT_FOUND")));
}

/** What fastify refuses before any route is known: an address that cannot be decoded, a broken header. People get a page. */
export function refuseUnroutable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const refusal = toDomainError(error);
  if (request.server.hasRoute({ method: "POST", url: pageRoute }) && isPage(request.url))
    return sendErrorPage(request, reply, errorStatus[refusal.code]);
  return sendError(reply, refusal);
}
