import type { AnswerOf, Endpoint, InputOf } from "@jobami/api/http/contract";
import type { ErrorBody } from "@jobami/api/http/error-codes";
import { isChange } from "@jobami/api/http/route";
import type { FastifyInstance } from "fastify";

/** An answer as it came over the wire. */
export interface RawAnswer {
  statusCode: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: string;
  cookies: { name: string; value: string; expires?: Date; [attribute: string]: unknown }[];
}

/** What a test states of a call besides its input. */
export interface CallOptions {
  idempotencyKey?: string;
  /** Null leaves the CSRF header out. */
  csrf?: string | null;
  headers?: Record<string, string>;
}

/** An answer as a test reads it: `body` when the call went through, `error` when it was refused. */
export interface Answered<E> {
  status: number;
  body: AnswerOf<E>;
  error: ErrorBody;
  response: RawAnswer;
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

/** A browser of a test: keeps cookies, carries the CSRF token. */
export function createTestClient(app: FastifyInstance) {
  const jar = new Map<string, string>();

  function keepCookies(response: RawAnswer): void {
    for (const cookie of response.cookies) {
      const isGone = cookie.value === "" || (cookie.expires !== undefined && cookie.expires.getTime() === 0);
      if (isGone) jar.delete(cookie.name);
      else jar.set(cookie.name, encodeURIComponent(cookie.value));
    }
  }

  async function request(options: {
    method: Endpoint["route"]["method"];
    url: string;
    headers?: Record<string, string>;
    payload?: string | Buffer;
  }): Promise<RawAnswer> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await app.inject({ ...options, headers: { cookie, ...options.headers } });
    keepCookies(response);
    return response;
  }

  async function csrfToken(): Promise<string> {
    const known = () => jar.get("__Host-XSRF-TOKEN") ?? jar.get("XSRF-TOKEN");
    if (known() === undefined) await request({ method: "GET", url: "/api/auth/csrf" });
    return decodeURIComponent(known() ?? "");
  }

  return {
    /** The cookies it holds. */
    jar,
    request,
    csrfToken,
    /** Calls an endpoint of the contract. */
    async call<E extends Endpoint>(
      endpoint: E,
      input: InputOf<E> | Record<string, unknown> = {},
      options: CallOptions = {},
    ): Promise<Answered<E>> {
      const { params, query, body, upload } = input as {
        params?: Record<string, string>;
        query?: Record<string, string>;
        body?: unknown;
        upload?: Buffer;
      };
      const headers: Record<string, string> = { ...options.headers };
      if (isChange(endpoint.route.method) && options.csrf !== null)
        headers["x-xsrf-token"] = options.csrf ?? (await csrfToken());
      if (options.idempotencyKey !== undefined) headers["idempotency-key"] = options.idempotencyKey;
      if (body !== undefined) headers["content-type"] = "application/json";
      if (upload !== undefined) headers["content-type"] ??= "application/octet-stream";
      const payload = upload ?? (body === undefined ? undefined : JSON.stringify(body));
      const search = query === undefined ? "" : `?${new URLSearchParams(query)}`;
      const response = await request({
        method: endpoint.route.method,
        url: `${fillPath(endpoint.route.path, params)}${search}`,
        headers,
        ...(payload === undefined ? {} : { payload }),
      });
      const parsed: unknown = JSON.parse(response.body);
      return {
        status: response.statusCode,
        body: parsed as AnswerOf<E>,
        error: parsed as ErrorBody,
        response,
      };
    },
  };
}

export type TestClient = ReturnType<typeof createTestClient>;
