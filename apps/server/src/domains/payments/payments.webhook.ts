import type { FastifyInstance } from "fastify";
import { DomainError } from "../../platform/http/domain-error.ts";
import { paymentMessagesPath } from "../../platform/payments/payments.ts";
import type { PaymentsService } from "./payments.service.ts";

/** The provider's messages are a few kilobytes; the largest of its objects stay below this, in bytes. */
const largestMessage = 256 * 1024;

/** Takes the signed messages of the provider: the signature is over the bytes as they came. No session, no cookie, no token counts. */
export function serveWebhook(app: FastifyInstance, payments: Pick<PaymentsService, "take">): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: largestMessage },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      paymentMessagesPath,
      { config: { counted: "general" }, bodyLimit: largestMessage },
      async (request, reply) => {
        const signature = request.headers["stripe-signature"];
        const { body } = request;
        if (
          typeof signature !== "string" ||
          !Buffer.isBuffer(body) ||
          !(await payments.take(body, signature))
        )
          throw new DomainError("MALFORMED_REQUEST");
        return reply.header("cache-control", "no-store").send({ received: true });
      },
    );
  });
}
