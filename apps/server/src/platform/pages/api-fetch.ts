import type { FastifyReply, FastifyRequest } from "fastify";
import { orderedBy } from "../http/calling-network.ts";
import { isOfProxy } from "../http/local-access.ts";

/** Of the form's own request, what does not hold for the calls made in its name. */
const ofForm = new Set([
  "accept",
  "accept-encoding",
  "connection",
  "content-length",
  "content-type",
  "idempotency-key",
  "transfer-encoding",
  "x-csrf-token",
  "x-xsrf-token",
]);

/** Whom the API is called for, and by which request. */
interface Caller {
  request: FastifyRequest;
  cookies: Readonly<Record<string, string | undefined>>;
  passesOn: (header: string) => boolean;
  /** Hears of each answer, and of the cookies that it sets. */
  heard: (answer: { status: number; setCookies: readonly string[] }) => void;
}

/** A fetch that calls the API in this process; cookies of its answers are sent with the calls that follow. */
function apiFetch({ request, cookies, passesOn, heard }: Caller): typeof fetch {
  const jar = new Map(Object.entries(cookies));
  const headers = Object.entries(request.headers).filter(
    ([name]) => !ofForm.has(name) && !name.startsWith(":") && passesOn(name),
  );
  const cookie = () =>
    [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value ?? "")}`).join("; ");
  return async (target, init = {}) => {
    // One id for the page and all that it asks for.
    const answer = await orderedBy(request.id, async () =>
      request.server.inject({
        method: (init.method ?? "GET") as "GET",
        url: String(target),
        headers: {
          ...Object.fromEntries(headers),
          ...(Object.fromEntries(new Headers(init.headers)) as Record<string, string>),
          cookie: cookie(),
        },
        ...(typeof init.body === "string" ? { payload: init.body } : {}),
        ...(request.socket.remoteAddress === undefined
          ? {}
          : { remoteAddress: request.socket.remoteAddress }),
      }),
    );
    for (const { name, value } of answer.cookies) jar.set(name, value);
    heard({ status: answer.statusCode, setCookies: [answer.headers["set-cookie"] ?? []].flat() });
    const type = String(answer.headers["content-type"] ?? "application/json");
    return new Response(answer.payload, { status: answer.statusCode, headers: { "content-type": type } });
  };
}

/**
 * Calls the API as the visitor of a page: same cookies, same address, so that limits and sessions see one person. Cookies of the
 * answers are set on the page's own.
 */
export function createApiFetch(request: FastifyRequest, reply: FastifyReply): typeof fetch {
  return apiFetch({
    request,
    cookies: request.cookies,
    passesOn: () => true,
    heard: ({ setCookies }) => {
      for (const line of setCookies) reply.header("set-cookie", line);
    },
  });
}

/** Calls the API for no one: nothing that a browser states travels along but where it called from, which limits count by. */
export function createAnonymousFetch(request: FastifyRequest, heard: Caller["heard"]): typeof fetch {
  return apiFetch({
    request,
    cookies: {},
    passesOn: (name) => name === "host" || isOfProxy(name),
    heard,
  });
}
