import type { AnswerOf, Endpoint, InputOf } from "./contract.ts";
import { contractHeader, contractVersion } from "./contract-version.ts";
import { ApiError } from "./errors.ts";
import { newKey } from "./new-key.ts";
import { readCsrfError, readError } from "./read-error.ts";
import { isChange, type Route } from "./route.ts";
import { sendByXhr, type Upload } from "./xhr.ts";

/** The environment of the client: everything that a test or a story replaces. */
export interface ApiOptions {
  /** Origin of the server, empty for the page's own. */
  baseUrl?: string;
  fetch?: typeof fetch;
  /** Sends a body whose progress is heard. */
  sendUpload?: typeof sendByXhr;
  /** The readable cookies, as in `document.cookie`. */
  readCookies?: () => string;
  now: () => number;
  /**
   * Asked once when a protected call answers 401. True: the session was refreshed, the call is made once more.
   * The session machine owns the refresh, so that calls failing together share one [SESS-03].
   * `sentAt` is when the refused call began, in ms since 1970: a refresh since then is enough.
   */
  onUnauthorized?: (sentAt: number) => Promise<boolean>;
  /** Informed when the repeated call is refused as well: the session is over [SESS-04]. */
  onRefusedAgain?: () => void;
  /** Informed when the server keeps a newer contract than this page speaks: loading it anew is what helps. */
  onOutdated?: () => void;
  /** A new key for every change that is not a repetition of an earlier one. */
  newIdempotencyKey?: () => string;
}

export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** The body of a call that takes a file. */
  upload?: Upload;
  signal?: AbortSignal;
  /** Stored by the caller across repetitions of the same change, so that it happens once. */
  idempotencyKey?: string;
}

/** SESS-29. Under https its name begins with `__Host-`; a cookie without it may have been planted by a neighbouring domain. */
const csrfCookie = "XSRF-TOKEN";

/** SESS-32: the CSRF token is retained for 5 minutes, in ms. */
const csrfLifeMs = 5 * 60_000;

/** SESS-33: the headers of changes are retained for 60 s, in ms. */
const headersLifeMs = 60_000;

const unreachable = "Impossible de joindre le serveur. Vérifiez votre connexion.";

/** A token, the header that carries it, and until when it need not be asked for again (ms): one of the cookie, or one that was fetched [SESS-29, SESS-30]. */
interface CsrfToken {
  token: string;
  header: "x-xsrf-token" | "x-csrf-token";
  until: number;
}

/** The one way to the server. */
export interface Api {
  call(route: Route, input?: CallInput): Promise<unknown>;
}

function fillPath(route: Route, params: Record<string, string> = {}): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

function queryString(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === "") continue;
    search.set(name, Array.isArray(value) ? value.join(",") : String(value));
  }
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

function readCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
}

/** The answer of a call that went through. What is no JSON came from something before the server, or broke on its way: the browser's text for that is no person's. */
async function readAnswer(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(response.status, "UNEXPECTED", "");
  }
}

/** Makes the client: cookies, CSRF header, Idempotency-Key, one shared refresh and one retry on 401, one retry on HTTP/2 errors. */
export function createApi(options: ApiOptions): Api {
  const send = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const cookies = options.readCookies ?? (() => (typeof document === "undefined" ? "" : document.cookie));
  const { now } = options;
  const keyOf = options.newIdempotencyKey ?? newKey;
  const base = options.baseUrl ?? "";
  let csrf: CsrfToken | null = null;
  let changeHeaders: { headers: Record<string, string>; until: number } | null = null;

  /** The token, and until when it need not be asked for again. */
  async function csrfToken(forceNew: boolean, isFetched = false): Promise<CsrfToken> {
    const readable = cookies();
    const cookie = readCookie(readable, `__Host-${csrfCookie}`) ?? readCookie(readable, csrfCookie);
    if (!forceNew && !isFetched && cookie !== undefined)
      return { token: cookie, header: "x-xsrf-token", until: Number.POSITIVE_INFINITY };
    if (!forceNew && csrf !== null && csrf.until > now()) return csrf;
    const response = await attempt(`${base}/api/auth/csrf`, { credentials: "include" });
    // SESS-35: asked for too often, the token known last must do; whether it does is for the call itself to state.
    if (response.status === 429)
      return { token: cookie ?? "", header: "x-xsrf-token", ...csrf, until: now() };
    if (!response.ok) throw await readCsrfError(response);
    const { csrfToken: token } = (await response.json()) as { csrfToken: string };
    csrf = { token, header: "x-csrf-token", until: now() + csrfLifeMs };
    return csrf;
  }

  /** SESS-34: a broken HTTP/2 stream surfaces as a TypeError from fetch; the call is made once more. Changes are safe: their key is the same. */
  async function attempt(url: string, init: RequestInit): Promise<Response> {
    try {
      return await send(url, init);
    } catch (error) {
      if (init.signal?.aborted) throw error;
      try {
        return await send(url, init);
      } catch {
        throw new ApiError(0, "NETWORK", unreachable);
      }
    }
  }

  /** Whoever sends a file decides when it is sent again. */
  async function attemptUpload(url: string, init: RequestInit, upload: Upload): Promise<Response> {
    try {
      return await (options.sendUpload ?? sendByXhr)(url, init, upload);
    } catch (error) {
      if (init.signal?.aborted) throw error;
      throw new ApiError(0, "NETWORK", unreachable);
    }
  }

  /** What a change carries whose token is fetched first [SESS-30]. */
  async function fetchedHeaders(freshCsrf: boolean): Promise<Record<string, string>> {
    const { token } = await csrfToken(freshCsrf, true);
    return { accept: "application/json", "x-csrf-token": token, "content-type": "application/json" };
  }

  /** What every change carries. Retained for a while, and made anew when the server refuses the token in it. */
  async function headersOfChange(freshCsrf: boolean): Promise<Record<string, string>> {
    if (!freshCsrf && changeHeaders !== null && changeHeaders.until > now()) return changeHeaders.headers;
    const { token, header, until } = await csrfToken(freshCsrf);
    const headers = { accept: "application/json", [header]: token };
    changeHeaders = { headers, until: Math.min(until, now() + headersLifeMs) };
    return headers;
  }

  async function request(route: Route, input: CallInput, key: string, freshCsrf: boolean): Promise<Response> {
    const ofChange = route.fetchesCsrf === true ? fetchedHeaders : headersOfChange;
    const headers: Record<string, string> = isChange(route.method)
      ? { ...(await ofChange(freshCsrf)), "idempotency-key": key }
      : { accept: "application/json" };
    headers[contractHeader] = String(contractVersion);
    const init: RequestInit = { method: route.method, headers, credentials: "include" };
    const url = `${base}${fillPath(route, input.params)}${queryString(input.query)}`;
    if (input.signal) init.signal = input.signal;
    if (input.upload !== undefined) {
      headers["content-type"] = "application/octet-stream";
      return attemptUpload(url, init, input.upload);
    }
    if (isChange(route.method)) {
      if (input.body !== undefined) {
        headers["content-type"] = "application/json";
        init.body = JSON.stringify(input.body);
      }
    }
    return attempt(url, init);
  }

  /** A change that the server refuses for its CSRF token is made once more with a fresh one. */
  async function exchange(route: Route, input: CallInput, key: string): Promise<Response> {
    const response = await request(route, input, key, false);
    if (response.status !== 403 || !isChange(route.method)) return response;
    const { code } = await readError(response.clone());
    return code === "CSRF_TOKEN_INVALID" ? request(route, input, key, true) : response;
  }

  /** Whether the session is what was refused: a wrong password is a 401 too. */
  async function endsSession(route: Route, response: Response): Promise<boolean> {
    if (response.status !== 401 || route.access === "public") return false;
    return (await readError(response.clone())).code !== "INVALID_CREDENTIALS";
  }

  return {
    async call(route, input = {}) {
      const key = input.idempotencyKey ?? keyOf();
      const sentAt = now();
      let response = await exchange(route, input, key);
      if ((await endsSession(route, response)) && (await options.onUnauthorized?.(sentAt))) {
        response = await exchange(route, input, key);
        if (await endsSession(route, response)) options.onRefusedAgain?.();
      }
      if (route.changesSession === true) {
        csrf = null;
        changeHeaders = null;
      }
      if (response.ok) return readAnswer(response, input.signal);
      const error = await readError(response);
      if (error.code === "CLIENT_OUTDATED") options.onOutdated?.();
      throw error;
    },
  };
}

type Callable<E> =
  Record<never, never> extends InputOf<E>
    ? (input?: InputOf<E> & Pick<CallInput, "signal" | "idempotencyKey">) => Promise<AnswerOf<E>>
    : (input: InputOf<E> & Pick<CallInput, "signal" | "idempotencyKey">) => Promise<AnswerOf<E>>;

/** The typed functions of a domain. */
export type Client<C extends Record<string, Endpoint>> = { [K in keyof C]: Callable<C[K]> };

/** Binds a domain's routes to the one fetch, typed by its contract: no schema reaches the browser. */
export function bindClient<C extends Record<string, Endpoint>>(
  api: Api,
  routes: { [K in keyof C]: C[K]["route"] },
): Client<C> {
  const bound = Object.entries(routes).map(([name, route]) => [
    name,
    (input?: CallInput) => api.call(route as Route, input),
  ]);
  return Object.fromEntries(bound) as Client<C>;
}
