import { defaultBodyBytes, type Endpoint } from "@jobami/api/http/contract";
import { isChange } from "@jobami/api/http/route";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { allowanceKindOf } from "../allowances/allowances.ts";
import { createReads, isPrefetch, type Look, mayBeLook, type Reads } from "../audit/reads.ts";
import type { Db, Tx } from "../database/database.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Platform } from "../platform.ts";
import { networkOf } from "../security/security-counts.ts";
import type { Session } from "../sessions/sessions.ts";
import { admit, sessionFor } from "./admission.ts";
import type { AnswerCookie, Handlers } from "./call.ts";
import { calledFrom } from "./calling-network.ts";
import { DomainError } from "./domain-error.ts";
import type { NamedChange, StoredAnswer } from "./idempotency.ts";
import { answerText, sendAnswer, setCookies } from "./respond.ts";
import { acceptUploads } from "./upload-body.ts";
import { validateInput } from "./validation.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The endpoint of the contract that the route keeps. */
    endpoint?: Endpoint;
  }
}

/** What a handler is called with, before its endpoint's types are known. */
interface LooseCall {
  params: unknown;
  query: unknown;
  body: unknown;
  session: Session | null;
  now: number;
  request: FastifyRequest;
  cookies: AnswerCookie[];
  refusalCookies: AnswerCookie[];
  db: unknown;
  keep?: (tx: never, answer: unknown) => Promise<void>;
}
type LooseHandler =
  | ((call: LooseCall) => Promise<unknown>)
  | { ownTransactions: (call: LooseCall) => Promise<unknown> };

const keyPattern = /^[\w:.-]{8,128}$/;

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || !keyPattern.test(key)) throw new DomainError("MALFORMED_REQUEST");
  return key;
}

function nameChange(
  platform: Platform,
  endpoint: Endpoint,
  call: LooseCall,
  input: unknown,
): NamedChange | null {
  const key = idempotencyKey(call.request);
  if (key === null) return null;
  const isPublic = endpoint.route.access === "public";
  const caller = isPublic ? platform.csrf.visitor(call.request) : (call.session?.person.id ?? "");
  return {
    caller,
    key,
    request: `${endpoint.route.method} ${endpoint.route.path}\n${JSON.stringify(input)}`,
  };
}

/** The change and its answer in one transaction. */
async function runInTransaction(
  platform: Platform,
  change: NamedChange | null,
  run: (tx: Tx) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  return inTransaction(platform.db, async (tx) => {
    if (change === null) return run(tx);
    const storedAnswer = await platform.idempotency.recall(tx, change);
    if (storedAnswer !== null) return storedAnswer;
    const answer = await run(tx);
    await platform.idempotency.keep(tx, change, answer);
    return answer;
  });
}

/** A change that opens its own transactions: reserved before, stored inside or right after. */
async function runReserved(
  platform: Platform,
  change: NamedChange | null,
  run: (keep: (tx: never, answer: StoredAnswer) => Promise<void>) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  if (change === null) return run(async () => undefined);
  const { idempotency, db } = platform;
  const reserved = await idempotency.reserve(db, change);
  if ("storedAnswer" in reserved) return reserved.storedAnswer;
  const { reservation } = reserved;
  const keep = (tx: Tx, given: StoredAnswer) => idempotency.keepReserved(tx, change, reservation, given);
  try {
    let isStored = false;
    const answer = await run(async (tx, given) => {
      await keep(tx, given);
      isStored = true;
    });
    if (!isStored) await inTransaction(db, (tx) => keep(tx, answer));
    return answer;
  } catch (error) {
    await idempotency.release(db, change, reservation);
    throw error;
  } finally {
    idempotency.finish(reservation);
  }
}

async function answerCall(
  platform: Platform,
  endpoint: Endpoint,
  handler: LooseHandler,
  request: FastifyRequest,
  { refusalCookies, noted }: { refusalCookies: AnswerCookie[]; noted: (db: Db) => Promise<void> },
): Promise<StoredAnswer> {
  const isUpload = endpoint.uploadBytes !== undefined;
  // The body of an upload is a stream, which no one has read yet.
  const given = { params: request.params, query: request.query, body: isUpload ? undefined : request.body };
  const cookies: AnswerCookie[] = [];
  const call: LooseCall = {
    ...validateInput(endpoint, given),
    session: request.session,
    now: platform.clock.now(),
    request,
    cookies,
    refusalCookies,
    db: platform.db,
  };
  const finish = (result: unknown): StoredAnswer => ({
    status: endpoint.status ?? 200,
    json: answerText(endpoint, result, !platform.config.production),
    cookies,
  });
  const run = typeof handler === "function" ? handler : handler.ownTransactions;
  if (!isChange(endpoint.route.method)) {
    const answer = finish(await run(call));
    await noted(platform.db);
    return answer;
  }
  const change = nameChange(platform, endpoint, call, given);
  if (typeof handler === "function")
    return runInTransaction(platform, change, async (tx) => {
      const answer = finish(await run({ ...call, db: tx }));
      await noted(tx);
      return answer;
    });
  return runReserved(platform, change, async (keep) =>
    finish(await run({ ...call, keep: (tx, answer) => keep(tx, finish(answer)) })),
  );
}

interface ServedCall {
  name: string;
  endpoint: Endpoint;
  handler: LooseHandler;
  look: Look | undefined;
}

function serveOne(
  app: FastifyInstance,
  platform: Platform,
  { name, endpoint, handler, look }: ServedCall,
): void {
  const { uploadBytes } = endpoint;
  const reads = createReads(platform);
  const kind = allowanceKindOf(name, endpoint);
  const declare = (scope: FastifyInstance) =>
    scope.route({
      method: endpoint.route.method,
      url: endpoint.route.path,
      exposeHeadRoute: false,
      bodyLimit: uploadBytes ?? endpoint.bodyBytes ?? defaultBodyBytes,
      config: { endpoint },
      onRequest: async (request) => {
        if (isChange(endpoint.route.method)) platform.csrf.check(request);
        const session = await sessionFor(platform, endpoint.route.access, request);
        if (isChange(endpoint.route.method)) platform.csrf.checkOwner(request, session);
        admit(platform, endpoint.route.access, request, session);
        await platform.allowances.spend(kind, { request, session });
        request.session = session;
      },
      handler: async (request, reply) => {
        const refusalCookies: AnswerCookie[] = [];
        try {
          const { session } = request;
          const isLook = look !== undefined && mayBeLook(look, session);
          if (isLook && isPrefetch(request))
            throw new DomainError("SERVICE_UNAVAILABLE", { reason: "prefetch" });
          const noted = async (db: Db) => {
            if (isLook) await reads.note(db, { call: name, look, session, request });
          };
          const answer = await calledFrom(
            networkOf(request.ip),
            () => answerCall(platform, endpoint, handler, request, { refusalCookies, noted }),
            request.id,
          );
          return sendAnswer(reply, endpoint, answer);
        } catch (error) {
          setCookies(reply, refusalCookies);
          throw error;
        }
      },
    });
  if (uploadBytes === undefined) declare(app);
  else
    app.register(async (scope) => {
      acceptUploads(scope);
      declare(scope);
    });
}

/**
 * Serves every endpoint of a domain: CSRF, access, allowances, validation, Idempotency-Key, reads of staff, answers and errors as declared.
 * The handlers come in a call of their own, so that their literal answers keep the contract's types.
 */
export function serve<C extends Record<string, Endpoint>>(
  app: FastifyInstance,
  platform: Platform,
  domain: { name: string; contract: C; reads?: Reads<C> },
): (handlers: Handlers<C>) => void {
  return (handlers) => {
    for (const [call, endpoint] of Object.entries(domain.contract))
      serveOne(app, platform, {
        name: `${domain.name}.${call}`,
        endpoint,
        handler: handlers[call] as unknown as LooseHandler,
        look: domain.reads?.[call],
      });
  };
}
