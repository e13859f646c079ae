import { isUtf8 } from "node:buffer";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "./domain-error.ts";

/** How deep a body may nest and how many values it may hold; no body of the contract comes near (contract-tests/body-size.test.ts). */
export const bodyShape = { depth: 8, values: 960 };

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** The end of the text whose opening quote stands at `start`. */
function endOfText(json: Buffer, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1;
  return at;
}

/** Whether JSON keeps to `bodyShape`: one pass over its bytes, nothing built. What is no JSON at all is left to the parser. */
export function isWithinShape(json: Buffer): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] as number;
    if (byte === quote) at = endOfText(json, at);
    else if (closing.has(byte)) depth -= 1;
    else if (byte === comma) values += 1;
    else if (opening.has(byte)) {
      depth += 1;
      values += 1;
    }
    if (depth > bodyShape.depth || values > bodyShape.values) return false;
  }
  return true;
}

/** Whether the call that a request is for takes a body; what is no call of the contract may. */
function takesBody(request: FastifyRequest): boolean {
  const { endpoint } = request.routeOptions.config as { endpoint?: { body?: unknown } };
  return endpoint === undefined || endpoint.body !== undefined;
}

/**
 * Reads bodies: JSON in UTF-8 and nothing else. Ends in PAYLOAD_TOO_LARGE beyond `bodyShape`, in MALFORMED_REQUEST for what
 * is no JSON or would reach a prototype. None at all is one of a call that takes none [MSG-07].
 */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    if (body.length === 0 && !takesBody(request)) done(null, undefined);
    else if (!isUtf8(body)) done(new DomainError("MALFORMED_REQUEST"));
    else if (!isWithinShape(body)) done(new DomainError("PAYLOAD_TOO_LARGE"));
    else parse(request, body.toString(), done);
  });
}
