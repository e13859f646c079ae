import { type Config, isPublic } from "../../config.ts";
import type { Clock } from "../clock/clock.ts";
import type { ServerSecret } from "../secrets/secrets.ts";
import { newToken } from "../secrets/secrets.ts";
import type { PaymentProvider } from "./payments.port.ts";
import { createStripeProvider } from "./stripe-provider.ts";

/** Where the provider sends its signed messages. */
export const paymentMessagesPath = "/payments/webhook";
/** Where this machine's own stand-in for the provider is mounted. */
export const localPaymentsPath = "/dev/paiement";

/** A request to this very server, as its routes answer it. */
export type AskSelf = (request: {
  method: "DELETE" | "GET" | "POST";
  url: string;
  headers: Record<string, string>;
  payload?: string;
}) => Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }>;

/** The stand-in's own keys: what it lets in, and what it signs with. */
export interface LocalPaymentKeys {
  secretKey: string;
  webhookSecret: string;
}

/** Sends what the client would send over the network to the stand-in's routes. */
function fetchFromSelf(askSelf: AskSelf): typeof fetch {
  return async (input, init = {}) => {
    const { pathname, search } = new URL(String(input));
    const headers = Object.fromEntries(new Headers(init.headers));
    const {
      statusCode,
      headers: responseHeaders,
      body,
    } = await askSelf({
      method: (init.method ?? "GET") as "DELETE" | "GET" | "POST",
      url: `${localPaymentsPath}${pathname}${search}`,
      headers,
      ...(typeof init.body === "string" && init.body !== "" ? { payload: init.body } : {}),
    });
    const type = String(responseHeaders["content-type"] ?? "application/json");
    return new Response(body, { status: statusCode, headers: { "content-type": type } });
  };
}

/**
 * Card payments: the provider that is configured, unless a copy of the database would take a person’s money twice; this machine's
 * own stand-in where none is and no one else can come; else none.
 */
export function createPayments(deps: {
  config: Config;
  clock: Clock;
  secret: ServerSecret;
  askSelf: AskSelf;
  isHeld: boolean;
}): { provider: PaymentProvider | null; local: LocalPaymentKeys | null } {
  const { config, clock, secret, askSelf, isHeld } = deps;
  if (config.stripe !== undefined && isHeld) return { provider: null, local: null };
  if (config.stripe !== undefined)
    return { provider: createStripeProvider(config.stripe, clock), local: null };
  if (isPublic(config)) return { provider: null, local: null };
  const local = {
    secretKey: `sk_test_${newToken()}`,
    // A message that was not delivered before a restart is still believed after it.
    webhookSecret: `whsec_${secret.sign("local payments", "messages")}`,
  };
  return {
    provider: createStripeProvider({ ...local, fetch: fetchFromSelf(askSelf) }, clock),
    local,
  };
}
