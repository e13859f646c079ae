import { beforeAll, describe, expect, it } from "vitest";
import { clockAhead } from "../../../../tools/clock-ahead.ts";
import { holdBack, newPerson, type Person, signIn } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer, type Visitor } from "../visitor.ts";

const owner = newcomer("Odile");

describe("the bell of one person in two browsers", () => {
  const product = useProduct();
  let odile: Visitor;
  let laptop: Person;
  let phone: Person;
  let sent = 0;

  /** Odile posts a mission and Jules proposes: one more line in her inbox. */
  async function notifyOdile(): Promise<void> {
    sent += 1;
    const { data: mission } = await odile.missions.create({ body: hedgeMission(sent) });
    const jules = await join(product.url, {
      ...newcomer("Jules", "jobbeur"),
      email: `${sent}-${newcomer("Jules").email}`,
    });
    await jules.proposals.propose({
      params: { id: mission.id },
      body: { amount: 80, message: "Je peux venir lundi.", paymentMethodType: "euros" },
    });
  }

  const bell = ({ page }: Person, name: RegExp) => page.getByRole("button", { name });
  const panel = ({ page }: Person) => page.getByRole("dialog", { name: "Notifications" });

  beforeAll(async () => {
    odile = await join(product.url, owner);
    laptop = await newPerson(product.browser);
    phone = await newPerson(product.browser, { viewport: { width: 390, height: 844 } });
    await signIn(laptop.page, product.url, owner.email);
    await signIn(phone.page, product.url, owner.email);
  });

  it("rings in both without reloading, with a toast [NOTIF-14, NOTIF-15, NOTIF-20]", async () => {
    await bell(laptop, /rien de nouveau/).waitFor();
    await bell(phone, /rien de nouveau/).waitFor();
    await notifyOdile();
    await bell(laptop, /1 non lue/).waitFor();
    await bell(phone, /1 non lue/).waitFor();
    const toast = laptop.page
      .getByRole("status")
      .getByRole("listitem")
      .filter({ hasText: "Nouvelle proposition" });
    await toast.getByText(/^Jules D\. propose 80\s€ pour «\s?Tailler la haie numéro 1\s?»\.$/).waitFor();
  });

  it("opens a panel that can be resized, and keeps its size after a reload [NOTIF-19, NOTIF-26, NOTIF-36, NOTIF-45, COOK-17]", async () => {
    const { page } = laptop;
    await bell(laptop, /1 non lue/).click();
    await panel(laptop)
      .getByRole("link", { name: /Nouvelle proposition/ })
      .waitFor();
    const width = panel(laptop).getByRole("separator", { name: /Largeur/ });
    await expect.poll(() => width.getAttribute("aria-valuenow")).toBe("500");
    await width.focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => width.getAttribute("aria-valuenow")).toBe("516");
    const cookies = await page.context().cookies();
    const notificationCookie = cookies.find(({ name }) => name === "notificationDropdownWidth");
    expect(notificationCookie?.value).toBe("516");
    // The browser keeps cookies by the machine's clock, whatever its pages believe.
    const days = ((notificationCookie?.expires ?? 0) - (Date.now() - clockAhead()) / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
    await page.reload();
    await bell(laptop, /1 non lue/).click();
    await panel(laptop)
      .getByRole("link", { name: /Nouvelle proposition/ })
      .waitFor();
    await expect.poll(() => width.getAttribute("aria-valuenow")).toBe("516");
    await page.keyboard.press("Escape");
    await panel(laptop).waitFor({ state: "detached" });
  });

  it("its list scrolls, and at its edges the page stays where it is [NOTIF-39]", async () => {
    const { page } = laptop;
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.goto(`${product.url}/dashboard/parametres`);
    await bell(laptop, /1 non lue/).click();
    await panel(laptop)
      .getByRole("link", { name: /Nouvelle proposition/ })
      .waitFor();
    const list = panel(laptop).getByRole("list", { name: "Notifications" });
    const height = panel(laptop).getByRole("separator", { name: /Hauteur/ });
    await height.focus();
    await page.keyboard.press("Home");
    const place = () =>
      list.evaluate((lines) => {
        const box = lines.parentElement as HTMLElement;
        return {
          rest: box.scrollHeight - box.clientHeight - box.scrollTop,
          list: box.scrollTop,
          page: globalThis.scrollY,
          pageRest: document.documentElement.scrollHeight - globalThis.innerHeight,
        };
      });
    const before = await place();
    expect(before.rest).toBeGreaterThan(0);
    expect(before.pageRest).toBeGreaterThan(100);
    await list.hover();
    await page.mouse.wheel(0, before.rest);
    await expect.poll(async () => (await place()).list).toBeGreaterThan(0);
    for (const turn of [600, 600, -600, -600]) {
      await page.mouse.wheel(0, turn);
      await page.waitForTimeout(300);
      expect((await place()).page).toBe(before.page);
    }
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it("a line that is closed in one is read in the other, and the panel states that it is empty [NOTIF-22, NOTIF-33]", async () => {
    await bell(laptop, /1 non lue/).click();
    await panel(laptop)
      .getByRole("button", { name: /Marquer comme lue/ })
      .click();
    await panel(laptop).getByText("Aucune nouvelle notification").waitFor();
    await bell(phone, /rien de nouveau/).waitFor();
    await laptop.page.keyboard.press("Escape");
  });

  it("a line that is followed is read, closes the panel and leads to its place in the inbox [NOTIF-24, NOTIF-34]", async () => {
    await notifyOdile();
    const { page } = phone;
    await bell(phone, /1 non lue/).click();
    await panel(phone)
      .getByRole("link", { name: /Nouvelle proposition/ })
      .click();
    await page.waitForURL(/\/dashboard\/notifications#notif-/);
    await panel(phone).waitFor({ state: "detached" });
    await bell(phone, /rien de nouveau/).waitFor();
    const id = new URL(page.url()).hash.slice(1);
    await page.locator(`[id="${id}"]`).waitFor();
    await expect
      .poll(() =>
        page.locator(`[id="${id}"]`).evaluate((line) => {
          const { top, bottom } = line.getBoundingClientRect();
          return top >= 0 && bottom <= globalThis.innerHeight;
        }),
      )
      .toBe(true);
  });

  it("the inbox archives, takes back and deletes, and the other browser follows [NOTIF-01, NOTIF-15, NOTIF-16]", async () => {
    const { page } = laptop;
    await page.goto(`${product.url}/dashboard/notifications`);
    await phone.page.goto(`${product.url}/dashboard/notifications`);
    await phone.page.getByRole("article").nth(1).waitFor();
    const before = await phone.page.getByRole("article").count();
    await page
      .getByRole("button", { name: /^Archiver/ })
      .first()
      .click();
    await expect.poll(() => phone.page.getByRole("article").count()).toBe(before - 1);
    await page.getByRole("link", { name: "Archivées" }).click();
    await page.getByRole("button", { name: /Remettre dans la boîte/ }).click();
    await expect.poll(() => phone.page.getByRole("article").count()).toBe(before);
    await page.getByRole("link", { name: "Toutes", exact: true }).click();
    await page
      .getByRole("button", { name: /^Supprimer/ })
      .first()
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await expect.poll(() => phone.page.getByRole("article").count()).toBe(before - 1);
    expect([...laptop.troubles, ...phone.troubles]).toEqual([]);
  });

  it("follows what another client marks as read or unread, all at once, and deletes [SOCK-09]", async () => {
    const { page } = phone;
    const [line] = (await odile.notifications.list({ query: {} })).data;
    const params = { id: line?.id ?? "" };
    const article = page.locator(`[id="notif-${params.id}"]`);
    const offers = (text: string) => article.getByRole("button", { name: text }).waitFor();
    const mark = (is_read: boolean) => odile.notifications.toggleRead({ params, body: { is_read } });
    await mark(false);
    await bell(phone, /1 non lue/).waitFor();
    await offers("Marquer comme lue");
    await mark(true);
    await bell(phone, /rien de nouveau/).waitFor();
    await offers("Marquer comme non lue");
    await mark(false);
    await bell(phone, /1 non lue/).waitFor();
    await odile.notifications.markAllRead();
    await bell(phone, /rien de nouveau/).waitFor();
    await offers("Marquer comme non lue");
    await mark(false);
    await bell(phone, /1 non lue/).waitFor();
    await odile.notifications.remove({ params });
    await bell(phone, /rien de nouveau/).waitFor();
    await article.waitFor({ state: "detached" });
  });

  it("reports what happened between a sign-in and the line that stands after it", async () => {
    const { page } = await newPerson(product.browser);
    const letGo = await holdBack(page, /\/api\/auth\/socket\/token$/);
    await signIn(page, product.url, owner.email);
    await page.getByRole("button", { name: /rien de nouveau/ }).waitFor();
    await notifyOdile();
    await letGo();
    await page
      .getByRole("status")
      .getByRole("listitem")
      .filter({ hasText: "Nouvelle proposition" })
      .waitFor();
    await odile.notifications.markAllRead();
    await page.context().close();
  });

  it("without the live channel the number is read every 60 s [NOTIF-48]", async () => {
    const deaf = await newPerson(product.browser);
    await deaf.page.routeWebSocket(/\/api\/live/, (socket) => socket.close());
    await deaf.page.clock.install();
    await signIn(deaf.page, product.url, owner.email);
    await bell(deaf, /rien de nouveau/).waitFor();
    await notifyOdile();
    let asked = 0;
    deaf.page.on("request", (request) => {
      if (request.url().includes("/combined-unread-count")) asked += 1;
    });
    await deaf.page.clock.runFor(20_000);
    expect(asked).toBe(0);
    await deaf.page.clock.runFor(41_000);
    await bell(deaf, /1 non lue/).waitFor();
    expect(asked).toBe(1);
    await deaf.page.context().close();
  });
});
