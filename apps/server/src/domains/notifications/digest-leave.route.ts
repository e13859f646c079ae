import { digestLeaveRoute } from "@jobami/api/notifications/routes";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { inTransaction } from "../../platform/database/transaction.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Digests } from "./digests.service.ts";

const query = z.object({ token: z.string().min(1).max(200) });
/** Mail programs send one known line. */
const bodyLimit = 1024;

/** Ends digests for mail programs, which bring neither a session nor a page: the token is all there is (RFC 8058). */
export function registerDigestLeave(
  app: FastifyInstance,
  { db }: Pick<Platform, "db">,
  digests: Pick<Digests, "stop">,
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, _body, done) => done(null));
    scope.post(digestLeaveRoute, { bodyLimit, config: { counted: "sensitive" } }, async (request, reply) => {
      const asked = query.safeParse(request.query);
      if (!asked.success) throw new DomainError("TOKEN_INVALID");
      await inTransaction(db, (tx) => digests.stop(tx, asked.data.token));
      return reply.header("cache-control", "no-store").code(204).send();
    });
  });
}
