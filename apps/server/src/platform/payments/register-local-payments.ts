import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refuseOtherSites } from "../http/admission.ts";
import { localPagePolicy } from "../openid/local-page.ts";
import type { Platform } from "../platform.ts";
import { paymentOverPage, payPage, portalPage } from "./local-payment-pages.ts";
import { createLocalProvider, type LocalPaymentProvider } from "./local-provider.ts";
import { type TestCard, testCards } from "./local-records.ts";
import {
  errorJson,
  invoiceJson,
  invoicePaymentsJson,
  linesOf,
  paidBy,
  partOf,
  refundJson,
  refundsJson,
  subscriptionJson,
} from "./local-wire.ts";
import { localPaymentsPath } from "./payments.ts";

/** Paths are read against it: nothing is asked there. */
const localOrigin = "http://localhost";
const formLimit = 16 * 1024;
/** Answers under an idempotency key that are remembered. */
const mostKeys = 1000;

interface WireAnswer {
  status: number;
  body: unknown;
}
const ok = (body: unknown): WireAnswer => ({ status: 200, body });
const missing: WireAnswer = { status: 404, body: errorJson("No such object.") };
const invalid = (message: string): WireAnswer => ({ status: 400, body: errorJson(message) });
const orMissing = <T>(found: T | null, draw: (found: T) => unknown): WireAnswer =>
  found === null ? missing : ok(draw(found));

type Ask = { form: URLSearchParams; query: URLSearchParams; id: string };
type Answering = (ask: Ask) => Promise<WireAnswer>;

/** The calls of the provider that the product makes, as the stand-in answers them. */
function callsOf(local: LocalPaymentProvider): Record<string, Answering> {
  return {
    "POST /v1/customers": async ({ form }) => {
      const [email, name] = [form.get("email") ?? "", form.get("name") ?? ""];
      const id = await local.createCustomer({ email, name });
      return ok({ id, object: "customer", email, name, metadata: partOf(form, "metadata") });
    },
    "POST /v1/checkout/sessions": async ({ form }) => {
      const lines = linesOf(form);
      const mode = form.get("mode");
      if (lines === null) return invalid("line_items: amounts above 0 in eur are expected.");
      if (mode !== "payment" && mode !== "subscription") return invalid("mode is not known.");
      const session = await local.openSession({
        mode,
        lines,
        customer: form.get("customer") ?? "",
        userId: form.get("client_reference_id") ?? "",
        metadata: partOf(form, "metadata"),
        successUrl: form.get("success_url") ?? "",
        cancelUrl: form.get("cancel_url") ?? "",
      });
      return ok(local.drawSession(session));
    },
    "GET /v1/checkout/sessions/:id": async ({ id }) => orMissing(await local.session(id), local.drawSession),
    "POST /v1/checkout/sessions/:id/expire": async ({ id }) =>
      orMissing(await local.expire(id), local.drawSession),
    "GET /v1/subscriptions/:id": async ({ id }) => {
      const found = await local.subscription(id);
      return found === null ? missing : ok(subscriptionJson(found, await local.billOfMonth(found)));
    },
    "POST /v1/subscriptions/:id": async ({ id, form }) => {
      const ending = form.get("cancel_at_period_end");
      if (ending !== "true" && ending !== "false") return invalid("cancel_at_period_end is expected.");
      return orMissing(await local.setEnding(id, ending === "true"), (stored) => subscriptionJson(stored));
    },
    "DELETE /v1/subscriptions/:id": async ({ id }) =>
      orMissing(await local.end(id), (stored) => subscriptionJson(stored)),
    "GET /v1/invoices/:id": async ({ id }) => orMissing(await local.invoice(id), invoiceJson),
    "GET /v1/invoice_payments": async ({ query }) =>
      ok(invoicePaymentsJson(await local.invoice(query.get("invoice") ?? ""))),
    "POST /v1/refunds": async ({ form }) => {
      const paid = paidBy(form.get("payment_intent") ?? "");
      const { key = "" } = partOf(form, "metadata");
      const refund = await local.refund(paid, Number(form.get("amount")), key);
      return refund === null
        ? invalid("amount: no more than what is left of the charge.")
        : ok(refundJson(refund));
    },
    "GET /v1/refunds": async ({ query }) =>
      ok(refundsJson(await local.refundsOf(paidBy(query.get("payment_intent") ?? "")))),
    "POST /v1/billing_portal/sessions": async ({ form }) => {
      const customer = form.get("customer") ?? "";
      const portal = await local.openPortal(customer, form.get("return_url") ?? "");
      return ok({ ...portal, object: "billing_portal.session", customer, livemode: false });
    },
  };
}

/** The answer of the first call under a key is that of all; two at once are one. */
function createReplays() {
  const answers = new Map<string, Promise<WireAnswer>>();
  return (key: string | undefined, answer: () => Promise<WireAnswer>): Promise<WireAnswer> => {
    if (key === undefined) return answer();
    const known = answers.get(key) ?? answer();
    answers.set(key, known);
    const oldest = answers.keys().next();
    if (answers.size > mostKeys && !oldest.done) answers.delete(oldest.value);
    return known;
  };
}

function sendPage(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return (
    reply
      .code(status)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      // The form leads back to the product, on the same address.
      .header("content-security-policy", localPagePolicy)
      .send(page)
  );
}

const formOf = (request: FastifyRequest) => new URLSearchParams(String(request.body ?? ""));
const cardOf = (form: URLSearchParams): TestCard | null => {
  const card = form.get("carte") ?? "";
  return Object.hasOwn(testCards, card) ? (card as TestCard) : null;
};
const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;

function servePages(scope: FastifyInstance, local: LocalPaymentProvider): void {
  const payPath = `${localPaymentsPath}/caisse/:id`;
  const portalPath = `${localPaymentsPath}/portail/:id`;
  scope.get(payPath, { exposeHeadRoute: false }, async (request, reply) => {
    const session = await local.session(idOf(request));
    return session?.status === "open"
      ? sendPage(reply, payPage(session))
      : sendPage(reply, paymentOverPage(), 410);
  });
  scope.post(payPath, async (request, reply) => {
    refuseOtherSites(request);
    const session = await local.session(idOf(request));
    if (session?.status !== "open") return sendPage(reply, paymentOverPage(), 410);
    const form = formOf(request);
    if (form.has("annuler")) return reply.redirect(session.cancelUrl, 303);
    const card = cardOf(form);
    const paid = card === null ? null : await local.pay(session.id, card);
    return paid === null
      ? sendPage(reply, payPage(session, { isRefused: true }), 402)
      : reply.redirect(paid.successUrl, 303);
  });
  scope.get(portalPath, { exposeHeadRoute: false }, async (request, reply) => {
    const portal = await local.portal(idOf(request));
    return portal === null ? sendPage(reply, paymentOverPage(), 410) : sendPage(reply, portalPage(portal));
  });
  scope.post(portalPath, async (request, reply) => {
    refuseOtherSites(request);
    const portal = await local.portal(idOf(request));
    const form = formOf(request);
    const id = portal?.subscriptions.find((one) => one.id === form.get("abonnement"))?.id;
    if (id === undefined) return sendPage(reply, paymentOverPage(), 410);
    const act = form.get("acte");
    if (act === "resilier" || act === "reprendre") await local.setEnding(id, act === "resilier");
    if (act === "avancer") await local.hurry(id);
    const card = cardOf(form);
    if (act === "carte" && card !== null) await local.setCard(id, card);
    return reply.redirect(request.url, 303);
  });
}

/** Serves this machine's own stand-in for the provider of card payments, to this machine; does nothing where a real one is configured or others can reach the server. */
export async function registerLocalPayments(app: FastifyInstance, platform: Platform): Promise<void> {
  const { payments, local: access, config, askSelf } = platform;
  if (payments.local === null) return;
  const { secretKey, webhookSecret } = payments.local;
  const local = createLocalProvider({ ...platform, publicUrl: config.publicUrl, webhookSecret, askSelf });
  platform.jobs.every("payments.local", "* * * * *", () => local.tick());
  const replay = createReplays();
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (request, reply) => {
      if (!access.isLocal(request)) return reply.callNotFound();
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: formLimit }, (_request, body, done) =>
      done(null, body),
    );
    servePages(scope, local);
    for (const [call, answer] of Object.entries(callsOf(local))) {
      const [method = "", path = ""] = call.split(" ");
      scope.route({
        method,
        url: `${localPaymentsPath}${path}`,
        exposeHeadRoute: false,
        handler: async (request, reply) => {
          if (request.headers.authorization !== `Bearer ${secretKey}`)
            return reply.code(401).send(errorJson("Invalid API key provided."));
          const key = request.headers["idempotency-key"];
          const ask = {
            form: formOf(request),
            query: new URL(request.url, localOrigin).searchParams,
            id: (request.params as { id?: string }).id ?? "",
          };
          const { status, body } = await replay(typeof key === "string" ? key : undefined, () => answer(ask));
          return reply.code(status).send(body);
        },
      });
    }
  });
}
