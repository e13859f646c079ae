import { createECDH } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newPerson, signIn } from "../browser.ts";
import { useProduct } from "../product.ts";
import { startServer } from "../server.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();
let service: Server;
let told: { path: string; encoding: unknown }[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    told.push({ path: request.url ?? "", encoding: request.headers["content-encoding"] });
    request.resume();
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  await product.server.stop();
  product.server = await startServer(product.home, { PUSH_LOOPBACK: "1" });
});
afterAll(() => new Promise<void>((resolve) => void service.close(() => resolve())));

/** The one part that a browser without a network cannot do: its maker's push service gives it an address. */
function subscribeAs(given: { endpoint: string; p256dh: string; auth: string }): void {
  let subscription: object | null = null;
  PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
  PushManager.prototype.subscribe = async () => {
    const { endpoint, ...keys } = given;
    const unsubscribe = async () => {
      subscription = null;
      return true;
    };
    subscription = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) };
    return subscription as PushSubscription;
  };
}

it("a browser is asked after a press, told of a proposal by its push service, shows it by its worker, and is told no more once that is ended", async () => {
  const owner = newcomer("Odile");
  const odile = await join(product.url, owner);
  const { page, troubles } = await newPerson(product.browser);
  const context = page.context();
  await context.grantPermissions(["notifications"], { origin: product.url });
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  await page.addInitScript(subscribeAs, {
    endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}/odile`,
    p256dh: pair.getPublicKey().toString("base64url"),
    auth: Buffer.alloc(16, 7).toString("base64url"),
  });
  await signIn(page, product.url, owner.email);
  await page.goto(`${product.url}/dashboard/parametres/notifications`);
  const card = page.getByRole("region", { name: "Sur vos appareils" });
  await card.getByRole("button", { name: "Me prévenir sur cet appareil" }).press("Enter");
  await card.getByText("Cet appareil", { exact: true }).waitFor();
  const offer = page.getByRole("group", { name: "Une proposition arrive" });
  expect(await offer.getByRole("switch", { name: "Sur mes appareils" }).isChecked()).toBe(true);

  const { data: mission } = await odile.missions.create({ body: hedgeMission(1) });
  const propose = async (name: string) => {
    const jules = await join(product.url, newcomer(name, "jobbeur"));
    await jules.proposals.propose({
      params: { id: mission.id },
      body: { amount: 80, message: "Je peux venir lundi.", paymentMethodType: "euros" },
    });
  };
  await propose("Jules");
  await expect.poll(() => told).toEqual([{ path: "/odile", encoding: "aes128gcm" }]);

  // What the push service would hand to the browser.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  expect(new URL(worker.url()).pathname).toBe("/push-worker.js");
  await page.goto("about:blank");
  const shown = await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent: (event: Event) => boolean;
      PushEvent: new (type: string, init: { data: string }) => Event;
    };
    const data = JSON.stringify({
      title: "Nouvelle proposition",
      body: "Jules D.",
      path: "/dashboard",
      tag: "m",
    });
    scope.dispatchEvent(new scope.PushEvent("push", { data }));
    for (let tries = 0; tries < 50; tries += 1) {
      const [first] = await scope.registration.getNotifications();
      if (first !== undefined) return { title: first.title, body: first.body, data: first.data as object };
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return null;
  });
  expect(shown).toEqual({ title: "Nouvelle proposition", body: "Jules D.", data: { path: "/dashboard" } });

  await page.goto(`${product.url}/dashboard/parametres/notifications`);
  await card.getByRole("button", { name: /^Arrêter/ }).press("Enter");
  await expect.poll(() => card.getByRole("list").count()).toBe(0);
  told = [];
  await propose("Anna");
  const { data: lines } = await odile.notifications.list({ query: {} });
  expect(lines.length).toBeGreaterThan(1);
  expect(told).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});
