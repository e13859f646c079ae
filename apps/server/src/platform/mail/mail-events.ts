import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { DomainError } from "../http/domain-error.ts";
import { readEvents, readReturned } from "./refusal-messages.ts";
import type { MailRefusals } from "./refusals.ts";

/** Where whoever delivers our mails reports those that came back. */
export const mailEventsPath = "/mail/events";

/** A mail that came back holds the one that was sent, in bytes. */
const largestMessage = 256 * 1024;

const digest = (text: string) => createHash("sha256").update(text).digest();

/** The secret that a request shows: a token, or the password in the address that a provider was given. */
function secretIn(authorization = ""): string {
  const [scheme = "", value = ""] = authorization.split(" ", 2);
  if (scheme.toLowerCase() === "bearer") return value;
  if (scheme.toLowerCase() !== "basic") return "";
  const pair = Buffer.from(value, "base64").toString("utf8");
  return pair.slice(pair.indexOf(":") + 1);
}

/** Takes reports of bounces and complaints, from whoever knows the secret: as JSON, or the mail that came back. Not there without a secret. */
export function registerMailEvents(
  app: FastifyInstance,
  { config, refusals }: { config: Pick<Config, "mailEventsSecret">; refusals: Pick<MailRefusals, "report"> },
): void {
  const { mailEventsSecret: secret } = config;
  if (secret === undefined) return;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: largestMessage },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      mailEventsPath,
      {
        config: { counted: "general" },
        bodyLimit: largestMessage,
        // Before a stranger's body is read.
        onRequest: async ({ headers }) => {
          if (!timingSafeEqual(digest(secretIn(headers.authorization)), digest(secret)))
            throw new DomainError("FORBIDDEN");
        },
      },
      async ({ body, headers }, reply) => {
        const text = Buffer.isBuffer(body) ? body.toString("utf8") : "";
        const isMail = headers["content-type"]?.startsWith("message/rfc822") === true;
        const found = isMail ? readReturned(text) : readEvents(text);
        if (found === null) throw new DomainError("MALFORMED_REQUEST");
        let noted = 0;
        for (const one of found) if (await refusals.report(one)) noted += 1;
        return reply.header("cache-control", "no-store").send({ noted });
      },
    );
  });
}
