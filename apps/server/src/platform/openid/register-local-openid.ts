import { emailField } from "@jobami/api/http/fields";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isPublic } from "../../config.ts";
import type { Platform } from "../platform.ts";
import { type KnownPerson, localOpenidPath } from "./local-openid.ts";
import { localChoicePage, localOverPage, localPagePolicy } from "./local-page.ts";
import type { Vouched } from "./local-provider.ts";

const formLimit = 8 * 1024;

function sendPage(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-security-policy", localPagePolicy)
    .send(page);
}

/** Whom the page's form names; null for an address that is none. */
function chosen(form: URLSearchParams, people: readonly KnownPerson[]): Vouched | null {
  const known = people.find(({ email }) => email === form.get("connu"));
  if (known !== undefined) return { ...known, isVerified: true };
  const email = emailField.safeParse(form.get("email") ?? "");
  if (!email.success) return null;
  const { data } = email;
  const text = (name: string) => (form.get(name) ?? "").trim().slice(0, 60);
  return { email: data, prenom: text("prenom"), nom: text("nom"), isVerified: form.has("verifiee") };
}

/** Serves this machine's own OpenID provider to this machine; does nothing where Google is configured or others can reach the server. */
export async function registerLocalOpenid(
  app: FastifyInstance,
  { config, local, localOpenid }: Platform,
  people: readonly KnownPerson[],
): Promise<void> {
  if (config.google !== undefined || isPublic(config)) return;
  const page = `${localOpenidPath}/choisir/:uid`;

  async function decide(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { provider, vouch } = await localOpenid.provider();
    const form = new URLSearchParams(String(request.body ?? ""));
    const person = form.has("refuser") ? null : chosen(form, people);
    if (person === null && !form.has("refuser")) return sendPage(reply, localChoicePage(people), 422);
    const result =
      person === null ? { error: "access_denied" } : { login: { accountId: vouch(person), remember: false } };
    const onward = await provider
      .interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false })
      .catch(() => null);
    return onward === null ? sendPage(reply, localOverPage(), 410) : reply.redirect(onward, 303);
  }

  await app.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      if (!local.isLocal(request)) return reply.callNotFound();
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: formLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.get(page, { exposeHeadRoute: false }, async (request, reply) => {
      const { provider } = await localOpenid.provider();
      const details = await provider.interactionDetails(request.raw, reply.raw).catch(() => null);
      return details === null
        ? sendPage(reply, localOverPage(), 410)
        : sendPage(reply, localChoicePage(people));
    });
    scope.post(page, decide);
  });
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      if (!local.isLocal(request)) return reply.callNotFound();
    });
    scope.removeAllContentTypeParsers();
    // The provider reads its bodies itself.
    scope.addContentTypeParser("*", (_request, _payload, done) => done(null));
    scope.route({
      method: ["GET", "POST"],
      url: `${localOpenidPath}/*`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const { handle } = await localOpenid.provider();
        reply.hijack();
        const raw = request.raw as typeof request.raw & { originalUrl?: string };
        raw.originalUrl = request.url;
        raw.url = request.url.slice(localOpenidPath.length);
        // Each visit begins anew: who was chosen before in this browser would have to be signed out there first.
        const cookies = raw.headers.cookie?.split("; ").filter((pair) => !pair.startsWith("_session"));
        if (cookies !== undefined) raw.headers.cookie = cookies.join("; ");
        reply.raw.setHeader("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
        handle(raw, reply.raw);
      },
    });
  });
}
