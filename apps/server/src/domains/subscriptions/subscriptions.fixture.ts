import { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { startConsentNow } from "@jobami/api/withdrawals/start-consent";
import type { SignedIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";

/** Posts a form of a page of the stand-in, as a browser on this machine would. */
export function postForm(server: TestServer, url: string, form: Record<string, string>) {
  return server.client().request({
    method: "POST",
    url: new URL(url).pathname,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(form).toString(),
  });
}

/** Where a person is sent to subscribe. */
export async function checkoutOf(one: Pick<SignedIn, "call">, options: Record<string, boolean> = {}) {
  const { body } = await one.call(subscriptionsContract.create, {
    body: { plan: "premium", options, startConsent: startConsentNow },
  });
  return body.url;
}

/** A person who subscribed and paid by this card, and whom the provider's messages have reached. */
export async function subscribed<One extends Pick<SignedIn, "call">>(
  server: TestServer,
  one: One,
  card = "accepted",
) {
  await postForm(server, await checkoutOf(one), { payer: "1", carte: card });
  await server.settle();
  return one;
}

/** Opens the portal; its address. */
export async function portalOf(one: Pick<SignedIn, "call">) {
  return (await one.call(subscriptionsContract.portal)).body.url;
}

/** Does something in the portal. */
export async function inPortal(server: TestServer, one: SignedIn, form: Record<string, string>) {
  const url = await portalOf(one);
  const page = await server.client().request({ method: "GET", url: new URL(url).pathname });
  const id = /name="abonnement" value="(\w+)"/.exec(page.body)?.[1] ?? "";
  const answer = await postForm(server, url, { abonnement: id, ...form });
  await server.settle();
  return answer;
}

/** Has the subscription end with its month. */
export const endWithMonth = (server: TestServer, one: SignedIn) =>
  inPortal(server, one, { acte: "resilier" });
