import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { startPushService } from "../push-service.ts";
import { startServer } from "../server.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();
let service: Awaited<ReturnType<typeof startPushService>>;

beforeAll(async () => {
  service = await startPushService();
  await product.server.stop();
  product.server = await startServer(product.home, { PUSH_LOOPBACK: "1" });
});
afterAll(() => service.stop());

/**
 * What a browser without a window and a network cannot do: ask its owner, who answers yes, and get an address from its maker's push
 * service.
 */
function subscribeAs(given: { endpoint: string; p256dh: string; auth: string }): void {
  Object.defineProperty(Notification, "permission", { get: () => localStorage.permission ?? "default" });
  Notification.requestPermission = async () => {
    localStorage.permission = "granted";
    return "granted";
  };
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

interface Shown {
  title: string;
  options: NotificationOptions;
}
type WorkerScope = typeof globalThis & { registration: ServiceWorkerRegistration; shown: Shown[] };

/** Has a worker note what it shows: no window, no notifications. */
function noteShown(): void {
  const scope = globalThis as WorkerScope;
  scope.shown = [];
  scope.registration.showNotification = async (title, options = {}) => {
    scope.shown.push({ title, options });
  };
}

/** Hands text to the worker of a page's site, as the browser does what its push service brings. */
async function deliver(page: Page, origin: string, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registration;
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  await session.detach();
}

it("a browser is asked after a press, notified of a proposal at once and sealed by its push service, shows it by its worker, and is notified no more once that is ended", async () => {
  const owner = newcomer("Odile");
  const odile = await join(product.url, owner);
  const { page, troubles } = await newPerson(product.browser, { serviceWorkers: "allow" });
  const context = page.context();
  await page.addInitScript(subscribeAs, service.browser);
  await signIn(page, product.url, owner.email);
  await visit(page, `${product.url}/dashboard/parametres/notifications`);
  const card = page.getByRole("region", { name: "Sur vos appareils" });
  const start = card.getByRole("button", { name: "Me prévenir sur cet appareil" });
  await start.waitFor();
  expect(await page.evaluate(() => Notification.permission)).toBe("default");
  await start.press("Enter");
  await card.getByText("Cet appareil", { exact: true }).waitFor();
  await page.getByRole("button", { name: /^Propositions/ }).press("Enter");
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
  await expect.poll(() => service.received.length).toBe(1);
  const notification = JSON.parse(service.received[0] ?? "{}") as {
    title: string;
    body: string;
    path: string;
  };
  const { data: lines } = await odile.notifications.list({ query: {} });
  expect([notification.title, notification.path]).toEqual([lines[0]?.title, lines[0]?.link]);
  expect(lines[0]?.content).toContain(notification.body);

  // No one reads the application: what came is shown, and leads to what it speaks of.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  expect(new URL(worker.url()).pathname).toBe("/push-worker.js");
  await worker.evaluate(noteShown);
  const shown = () =>
    worker.evaluate(() =>
      (globalThis as WorkerScope).shown.map(({ title, options: { body, data } }) => ({ title, body, data })),
    );
  await page.goto("about:blank");
  await deliver(page, product.url, service.received[0] ?? "");
  await expect
    .poll(shown)
    .toEqual([{ title: notification.title, body: notification.body, data: { path: notification.path } }]);

  await visit(page, `${product.url}/dashboard/parametres/notifications`);
  await card.getByRole("button", { name: /^Arrêter/ }).press("Enter");
  await expect.poll(() => card.getByRole("list").count()).toBe(0);
  await propose("Anna");
  await expect.poll(async () => (await odile.notifications.list({ query: {} })).data.length).toBe(2);
  expect(service.received).toHaveLength(1);
  expect(troubles).toEqual([]);
  await context.close();
});
