import { randomUUID } from "node:crypto";
import type { PageFacts } from "@jobami/api/pages/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { setCookies } from "../http/respond.ts";
import type { Platform } from "../platform.ts";

/** What forms that are sent without scripts are guarded by: the API's own tokens. */
export interface FormGuard {
  csrf: Pick<Platform["csrf"], "issue" | "check" | "checkOwner">;
  sessions: Pick<Platform["sessions"], "read">;
  cookies: Pick<Platform["cookies"], "names">;
}

/** Whether the token is the one of the visitor's cookie: a script states it in a header, a form in a field. */
function repeats({ csrf }: FormGuard, request: FastifyRequest, token: string): boolean {
  request.headers["x-xsrf-token"] = token;
  try {
    csrf.check(request);
    return true;
  } catch {
    return false;
  }
}

/** What the forms of a page carry. A visitor without a token is given one; that of a session that may be renewed is left. */
export async function issueForm(
  guard: FormGuard,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageFacts["form"]> {
  const session = await guard.sessions.read(request);
  const held = request.cookies[guard.cookies.names.csrf];
  const key = randomUUID();
  if (session === null && held !== undefined && repeats(guard, request, held))
    return { csrfToken: held, key };
  const { token, cookie } = guard.csrf.issue(request, session?.id ?? null);
  if (held !== token) setCookies(reply, [cookie]);
  return { csrfToken: token, key };
}

/** Whether a form that was sent carries the token of its visitor, or of their session. */
export async function isFormTrusted(guard: FormGuard, request: FastifyRequest): Promise<boolean> {
  if (!Buffer.isBuffer(request.body)) return false;
  const token = new URLSearchParams(request.body.toString()).get("csrf") ?? "";
  if (!repeats(guard, request, token)) return false;
  try {
    guard.csrf.checkOwner(request, await guard.sessions.read(request));
    return true;
  } catch {
    return false;
  }
}
