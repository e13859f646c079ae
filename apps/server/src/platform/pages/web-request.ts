import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "../http/domain-error.ts";
import { isHost } from "../http/request-address.ts";
import { compressionFor } from "./compression.ts";

/** Where a request states that it was sent. Throws MALFORMED_REQUEST when a proxy forwarded a host that is none. */
export function originOf(request: FastifyRequest): string {
  if (!isHost(request.host)) throw new DomainError("MALFORMED_REQUEST");
  return `${request.protocol === "https" ? "https" : "http"}://${request.host}`;
}

/** The whole address of a request at an origin. */
export function addressOf(request: FastifyRequest, origin: string): URL {
  if (request.url.startsWith("/")) return new URL(`${origin}${request.url}`);
  const { pathname, search } = new URL(request.url);
  return new URL(`${origin}${pathname}${search}`);
}

/** A Fastify request as the standard Request that React Router takes, at an origin; the body of a form is what was sent, unread. */
export function toWebRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(":") || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null;
  return new Request(addressOf(request, origin), {
    method: request.method,
    headers,
    body,
    signal: gone.signal,
  });
}

/** Statuses whose answers have no body, whatever was asked. */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** An answer that leads elsewhere has a body only where a person wrote one. */
const isRedirect = ({ headers }: Response) => headers.has("location");

/** A page is rendered whole; data and files are sent as they come. */
const isPage = ({ headers }: Response) => headers.get("content-type")?.startsWith("text/html") === true;

/** What an answer varies by, with how it is compressed. */
function variesByEncoding(varies: string | null): string {
  const names = (varies ?? "").split(",").map((name) => name.trim());
  if (names.some((name) => name === "*" || name.toLowerCase() === "accept-encoding")) return varies ?? "";
  return [...names.filter((name) => name !== ""), "accept-encoding"].join(", ");
}

/** A page of which all is there; without a body where it leads elsewhere. */
export interface WholePage {
  status: number;
  headers: Iterable<readonly [string, string]>;
  body: Buffer | null;
}

/** Answers with a page of which all is there. */
export async function sendWhole(
  request: FastifyRequest,
  reply: FastifyReply,
  page: WholePage,
): Promise<FastifyReply> {
  reply.code(page.status);
  for (const [name, value] of page.headers) reply.header(name, value);
  if (page.body === null) return reply.send();
  reply.header("vary", variesByEncoding(String(reply.getHeader("vary") ?? "")));
  const compression = compressionFor(request.headers["accept-encoding"]);
  if (compression === null) return reply.send(page.body);
  reply.header("content-encoding", compression.name);
  return reply.send(await compression.whole(page.body));
}

/** Answers with a standard Response, compressed where the browser takes it; who asks for the head alone gets the one of the whole answer. */
export async function sendWebResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
): Promise<FastifyReply> {
  if (response.body !== null && isPage(response)) {
    const { status, headers } = response;
    return sendWhole(request, reply, { status, headers, body: Buffer.from(await response.arrayBuffer()) });
  }
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  const isHead = request.method === "HEAD" && !withoutBody.has(response.status) && !isRedirect(response);
  if (response.body === null && !isHead) return reply.send();
  const body =
    response.body === null ? Readable.from([]) : Readable.fromWeb(response.body as NodeReadableStream);
  reply.header("vary", variesByEncoding(response.headers.get("vary")));
  const compression = compressionFor(request.headers["accept-encoding"]);
  if (compression === null) return reply.send(body);
  reply.header("content-encoding", compression.name);
  return reply.send(body.pipe(compression.stream()));
}
